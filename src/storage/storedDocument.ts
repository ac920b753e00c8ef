import type { StorageKey } from './storageKeys';

/** Who is right where both sides changed the same thing. */
export type Winner = 'mine' | 'theirs';

/**
 * One value the site keeps in the browser: which key, which field of which slice, and the pure rules
 * the rest of `storage/` needs. The slice that owns the value declares it.
 */
export interface StoredDocument<Value = unknown> {
  /** localStorage key; also the name of the slice's redux-persist config. */
  readonly key: StorageKey;
  /** The one field of the slice that is persisted; what is stored is this field's value, nothing around it. */
  readonly field: string;
  /** The field's value when nothing is stored. */
  readonly empty: Value;
  /**
   * Stored data is foreign data.
   * @param json anything JSON can hold. @returns what of it is right, or `undefined` if it can't be read at all.
   */
  read(json: unknown): Value | undefined;
  /** Three-way merge: what `mine` changed since `base`, laid over `theirs`. */
  merge(base: Value, mine: Value, theirs: Value, winner: Winner): Value;
  /**
   * Only for values whose parts stand alone: finds what another tab overwrote without having seen it.
   * @param before what this tab wrote over within the last moments. @param known what it wrote last.
   * @param theirs what is stored now. @returns `theirs` with this tab's lost changes put back.
   */
  reassert?(before: readonly Value[], known: Value, theirs: Value): Value;
}

/** True if both hold the same JSON. Key order counts; every document prints its keys in a fixed order. */
export function sameJson(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Merge for a value that only makes sense whole, such as a person. */
export function mergeWhole<Value>(base: Value, mine: Value, theirs: Value, winner: Winner): Value {
  if (sameJson(base, mine)) return theirs;
  if (sameJson(base, theirs)) return mine;
  return winner === 'mine' ? mine : theirs;
}
