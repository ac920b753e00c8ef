import { createTransform } from 'redux-persist';
import type { PersistedField } from './persistedField';
import { parseJson } from './storageArea';

/**
 * The redux-persist transform of a field: from the value in the state to the text that is stored, and back. Nothing
 * else prints or parses stored values, but for the inline script, which must not hold the library. Both ways go through
 * the field's `read`: anything may have written the text, and what could not be read back is not written.
 * Either way `undefined` stands for what can't be read at all.
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

/** As the transform reads it. @returns `undefined` if `text` can't be read. */
export function readText<Value>(field: PersistedField<Value>, text: string): Value | undefined {
  return transformOf(field).out(text, field.name, {});
}
