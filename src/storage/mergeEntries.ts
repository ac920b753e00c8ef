import { mergeWhole, sameJson } from './storedDocument';
import type { Winner } from './storedDocument';

type Entries<Entry> = Readonly<Record<string, Entry>>;

/** Merge for a map whose entries stand alone, such as votes: each entry is merged by itself. */
export function mergeEntries<Entry>(
  base: Entries<Entry>,
  mine: Entries<Entry>,
  theirs: Entries<Entry>,
  winner: Winner,
): Record<string, Entry> {
  const merged = new Map<string, Entry>();
  for (const id of idsOf(mine, theirs)) {
    const entry = mergeWhole(own(base, id), own(mine, id), own(theirs, id), winner);
    if (entry !== undefined) merged.set(id, entry);
  }
  return Object.fromEntries(merged);
}

/**
 * Puts back what another tab overwrote unseen, for a map such as votes. Such a write can be told from a
 * wish: whoever saw our last write changes one entry at a time, so it differs in that entry only; whoever
 * did not see it brings a change of its own and lacks ours, so it differs in two or more. In those, an
 * entry that shows a value from before our writes is one that was overwritten.
 */
export function reassertEntries<Entry>(
  before: readonly Entries<Entry>[],
  known: Entries<Entry>,
  theirs: Entries<Entry>,
): Entries<Entry> {
  const differing = idsOf(known, theirs).filter((id) => !sameJson(own(known, id), own(theirs, id)));
  const [id] = differing;
  if (id !== undefined && differing.length === 1 && isMeant(before, known, theirs, id)) return theirs;
  return before.reduce((restored, past) => mergeEntries(past, known, restored, 'theirs'), theirs);
}

/**
 * Of a single difference. One value instead of another is a press. An entry that appears or goes against
 * our own last write may be the trace of a write that crossed as well: ours is put back once, which everyone
 * hears of, and what then comes again was meant.
 */
function isMeant<Entry>(
  before: readonly Entries<Entry>[],
  known: Entries<Entry>,
  theirs: Entries<Entry>,
  id: string,
): boolean {
  if (own(known, id) !== undefined && own(theirs, id) !== undefined) return true;
  const last = before.at(-1);
  // Nobody puts anything back into a map that we emptied: whatever is in it now is new.
  if (last === undefined || Object.keys(known).length === 0) return true;
  return sameJson(own(last, id), own(known, id));
}

function idsOf(...maps: readonly object[]): string[] {
  return [...new Set(maps.flatMap((map) => Object.keys(map)))];
}

/** Own entries only: every object inherits a `constructor`. */
function own<Entry>(map: Entries<Entry>, id: string): Entry | undefined {
  return Object.hasOwn(map, id) ? map[id] : undefined;
}
