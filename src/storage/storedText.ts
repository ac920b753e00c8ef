import { setAside } from './setAside';
import type { StoredDocument } from './storedDocument';

export interface StoredText<Value> {
  /** The text as it stands; `null` if there is none (any more). */
  readonly text: string | null;
  /** What it says; `undefined` if there is none or it can't be read. */
  readonly value: Value | undefined;
  /** It could not be read and was just set aside. */
  readonly unreadable: boolean;
}

/**
 * Reads one document's text. What can't be read moves to a name of its own before anything can overwrite it.
 * @throws where storage is blocked, or unreadable text could not be set aside: then the key must not be written.
 */
export function readStored<Value>(target: Storage, document: StoredDocument<Value>): StoredText<Value> {
  const { key } = document;
  const text = target.getItem(key);
  if (text === null) return { text, value: undefined, unreadable: false };
  const value = document.read(parsed(text));
  if (value !== undefined) return { text, value, unreadable: false };
  if (!setAside(target, key, text)) throw new Error(`"${key}" holds text that could not be set aside.`);
  target.removeItem(key);
  return { text: null, value: undefined, unreadable: true };
}

/** @returns the JSON in `text`, or `undefined` if it holds none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
