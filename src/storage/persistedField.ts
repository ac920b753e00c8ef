import type { StorageKey } from './storageKeys';

/** Who is right where both sides changed the same thing. */
export type Winner = 'mine' | 'theirs';

/**
 * One value the site keeps in the browser: which key, which field of which slice, and the pure rules
 * the rest of `storage/` needs. The slice that owns the value declares it; `app/store.ts` joins the two.
 */
export interface PersistedField<Value = unknown, Field extends string = string> {
  /** localStorage key; also the name of the slice's redux-persist config. */
  readonly key: StorageKey;
  /** The one field of the slice that is persisted; what is stored is this field's value, nothing around it. */
  readonly name: Field;
  /** The field's value when nothing is stored. */
  readonly empty: Value;
  /**
   * Stored data is foreign data.
   * @param json anything JSON can hold. @returns what of it is right, or `undefined` if it can't be read at all.
   */
  read(json: unknown): Value | undefined;
  /** Three-way merge: what `mine` changed since `base`, laid over `theirs`. */
  merge(base: Value, mine: Value, theirs: Value, winner: Winner): Value;
}

/** True if both hold the same JSON. Key order counts; every document prints its keys in a fixed order. */
export function sameJson(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Merge for a value that only makes sense whole, such as a choice. */
export function mergeWhole<Value>(base: Value, mine: Value, theirs: Value, winner: Winner): Value {
  if (sameJson(base, mine)) return theirs;
  if (sameJson(base, theirs)) return mine;
  return winner === 'mine' ? mine : theirs;
}

type Entries<Entry> = Readonly<Record<string, Entry>>;

/** Merge for a map whose entries stand alone, such as votes or a person's details: each entry is merged by itself. */
export function mergeEntries<Entry>(
  base: Entries<Entry>,
  mine: Entries<Entry>,
  theirs: Entries<Entry>,
  winner: Winner,
): Record<string, Entry> {
  const merged = new Map<string, Entry>();
  for (const id of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const entry = mergeWhole(own(base, id), own(mine, id), own(theirs, id), winner);
    if (entry !== undefined) merged.set(id, entry);
  }
  return Object.fromEntries(merged);
}

/** Own entries only: every object inherits a `constructor`. */
function own<Entry>(map: Entries<Entry>, id: string): Entry | undefined {
  return Object.hasOwn(map, id) ? map[id] : undefined;
}
