import { createTransform } from 'redux-persist';
import { applyChanges, sameJson } from './merge';
import type { PersistedField } from './persistedField';
import { parseJson } from './storageArea';

/**
 * The redux-persist transform of a field: from the value in the state to the text that is stored, and back. Nothing
 * else prints or parses stored values, but for the inline script, which must not hold the library, and
 * `consentDecision.ts`, which reads the choice about saving before each write. Both ways go through the field's `read`:
 * anything may have written the text, and what could not be read back is not written. Either way `undefined` stands for
 * what can't be read at all.
 */
export function transformOf<Value, State = Record<string, unknown>>(field: PersistedField<Value>) {
  return createTransform<Value | undefined, string | undefined, State, State>(
    (value) => JSON.stringify(field.read(value)),
    (text) => (text === undefined ? undefined : field.read(parseJson(text))),
    { whitelist: [field.name] },
  );
}

/** As the transform prints it. @throws if the value could not be read back. */
export function printValue<Value>(field: PersistedField<Value>, value: Value): string {
  const text = transformOf(field).in(value, field.name, {});
  if (text === undefined) throw new TypeError(`"${field.key}" would be unreadable.`);
  return text;
}

/** Stored text with what the transform makes of it. */
export interface StoredText<Value> {
  /** `null` if nothing is stored, or nothing that can be read. */
  readonly text: string | null;
  readonly value: Value;
}

/**
 * Prints the stored JSON with what has changed in it: entries of a newer release, which this one does not understand,
 * are kept. @param texts what may hold such entries, that to be replaced last; its text is returned if nothing changes.
 * @throws if the value could not be read back.
 */
export function printChanges<Value>(
  field: PersistedField<Value>,
  value: Value,
  texts: readonly StoredText<Value>[],
): string {
  const plain = printValue(field, value);
  let text = plain;
  for (const stored of texts) text = printOver(field, text, stored);
  // Entries that are not understood must not change the meaning of the others.
  return text === texts.at(-1)?.text || sameJson(readText(field, text), value) ? text : plain;
}

function printOver(field: PersistedField, text: string, stored: StoredText<unknown>): string {
  const json = parseJson(text);
  if (stored.text === null || sameJson(stored.value, json)) return stored.text ?? text;
  const before = parseJson(stored.text);
  return JSON.stringify(applyChanges(field.keepable?.(before) ?? before, stored.value, json));
}

/** As the transform reads it. @returns `undefined` if `text` can't be read. */
export function readText<Value>(field: PersistedField<Value>, text: string): Value | undefined {
  return transformOf(field).out(text, field.name, {});
}
