/* The three-way merge of what several tabs changed at the same time. */

/** Whose value is kept if this tab (`mine`) and another (`theirs`) changed the same entry, such as one answer. */
export type Winner = 'mine' | 'theirs';

/** True if both have the same JSON. Key order counts, so every stored value must have its keys in a fixed order. */
export function sameJson(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Merge for a value that can only be replaced as a whole, such as a choice. */
export function mergeWhole<Value>(base: Value, mine: Value, theirs: Value, winner: Winner): Value {
  if (sameJson(base, mine)) return theirs;
  if (sameJson(base, theirs)) return mine;
  return winner === 'mine' ? mine : theirs;
}

type Entries<Entry> = Readonly<Record<string, Entry>>;

/** Merge for a map of independent entries, such as votes or a person's details: each entry is merged by itself. */
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

/**
 * Makes the same changes to `json` that lead from `before` to `after`. `before` is what this release understands of
 * `json`; the rest, which a newer release may have stored, stays. Entries of a list are taken as a set.
 */
export function applyChanges(json: unknown, before: unknown, after: unknown): unknown {
  if (sameJson(before, after)) return json;
  if (isList(json) && isList(before) && isList(after)) {
    const known = [...before, ...after];
    return [...after, ...json.filter((entry) => !known.some((each) => sameJson(each, entry)))];
  }
  if (!isMap(json) || !isMap(before) || !isMap(after)) return after;
  const changed = new Map(Object.entries(json));
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const entry = applyChanges(own(json, name), own(before, name), own(after, name));
    if (entry === undefined) changed.delete(name);
    else changed.set(name, entry);
  }
  return Object.fromEntries(changed);
}

function isList(json: unknown): json is readonly unknown[] {
  return Array.isArray(json);
}

function isMap(json: unknown): json is Entries<unknown> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

/** Ignores inherited properties: every object has a `constructor`, which would look like an entry. */
function own<Entry>(map: Entries<Entry>, id: string): Entry | undefined {
  return Object.hasOwn(map, id) ? map[id] : undefined;
}
