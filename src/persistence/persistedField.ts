import type { Winner } from './merge';
import type { StorageKey } from './storageLifetimes';

/**
 * Describes one value that the site stores in the browser: its key, the field of the slice that holds it, and how to
 * read and merge it. The slice that owns the value declares it; `app/store.ts` connects it with the slice's reducer.
 */
export interface PersistedField<Value = unknown, Field extends string = string> {
  /** The key in localStorage and sessionStorage, and that of the slice's redux-persist config. */
  readonly key: StorageKey;
  /** The slice's field that is persisted: its value is stored as it is, with nothing around it. */
  readonly name: Field;
  /** The value if nothing is stored; erasing writes it. */
  readonly empty: Value;
  /**
   * Validates stored data, which anything may have written.
   * @param json any JSON value. @returns its valid part, or `undefined` if it can't be read at all.
   */
  read(json: unknown): Value | undefined;
  /**
   * @param json anything that `read` could read. @returns what of it a newer release may have stored: it is kept, though
   * this one does not understand it. Without this function everything is.
   */
  keepable?(json: unknown): unknown;
  /** Three-way merge. @returns `theirs` with what `mine` changed since `base`; see `Winner`. */
  merge(base: Value, mine: Value, theirs: Value, winner: Winner): Value;
}
