import {
  areaNames,
  ifPossible,
  keysOf,
  parseJson,
  removeKeys,
  setConfirmed,
  storageArea,
} from './storageArea';
import type { AreaName } from './storageArea';
import { isUnreadableName, isVisitorKey, ownerOf, storageKeys, unreadableName } from './storageKeys';
import type { StorageKey } from './storageKeys';
import type { StoredDocument } from './storedDocument';

/* Text that can't be read may be the only copy of what a visitor entered: it is set aside, never overwritten. */

/** More unreadable texts of one key than this are not kept apart: the key is then left alone. */
const mostKept = 9;

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
export function readStored<Value>(area: Storage, doc: StoredDocument<Value>): StoredText<Value> {
  const { key } = doc;
  const text = area.getItem(key);
  if (text === null) return { text, value: undefined, unreadable: false };
  const value = doc.read(parseJson(text));
  if (value !== undefined) return { text, value, unreadable: false };
  if (!setAside(area, key, text)) throw new Error(`"${key}" holds text that could not be set aside.`);
  area.removeItem(key);
  return { text: null, value: undefined, unreadable: true };
}

/** Keeps a copy under the first free `<key>.unreadable…` name of `area`. @returns false if there is no room for it. */
function setAside(area: Storage, key: StorageKey, text: string): boolean {
  for (let n = 0; n < mostKept; n++) {
    const name = unreadableName(key, n);
    const kept = area.getItem(name);
    if (kept === text) return true;
    if (kept !== null) continue;
    try {
      setConfirmed(area, name, text);
      return true;
    } catch {
      return false;
    }
  }
  return false;
}

/**
 * Decline: every visitor key leaves localStorage, whatever happens. The documents' values are in the state
 * by now; unreadable text moves to this tab first. Where the tab has no room for it, or is blocked, it goes:
 * the visitor wants nothing to stay on this device.
 * @throws where storage is blocked altogether; then there is nothing to clear.
 */
export function clearDevice(documents: readonly StoredDocument[]): void {
  const local = storageArea('local');
  for (const name of keysOf(local).filter(isVisitorKey)) {
    ifPossible(() => keepInTab(name, local.getItem(name), documents));
    local.removeItem(name);
  }
}

function keepInTab(name: string, text: string | null, documents: readonly StoredDocument[]): void {
  const key = ownerOf(name);
  if (text === null || key === undefined) return;
  const owner = documents.find((known) => known.key === name);
  const unreadable = owner ? owner.read(parseJson(text)) === undefined : isUnreadableName(name);
  if (unreadable) setAside(storageArea('session'), key, text);
}

/** Accept after Decline: texts set aside in this tab go back to the device; what has no room stays in the tab. */
export function bringBackUnreadable(): void {
  const session = storageArea('session');
  for (const name of keysOf(session).filter(isUnreadableName)) {
    const text = session.getItem(name);
    const key = ownerOf(name);
    if (text !== null && key !== undefined && setAside(storageArea('local'), key, text)) {
      session.removeItem(name);
    }
  }
}

/**
 * Removes whatever stands beside the documents: texts that could not be read, and answers still on their way.
 * @throws where storage is blocked.
 */
export function eraseBesideDocuments(areas: readonly AreaName[] = areaNames): void {
  const isDocument = (name: string) => (storageKeys as readonly string[]).includes(name);
  for (const area of areas) {
    removeKeys(storageArea(area), (name) => isVisitorKey(name) && !isDocument(name));
  }
}
