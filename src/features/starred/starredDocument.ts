import { policyIds } from '../../content/policyIds';
import type { PolicyId } from '../../content/policyIds';
import { mergeEntries } from '../../storage/storedDocument';
import type { StoredDocument } from '../../storage/storedDocument';

/** In policy order, each once. */
export type Starred = readonly PolicyId[];

/** Keeps the ids that exist, in policy order, and drops the rest. @returns `undefined` if `json` is no list at all. */
function readStarred(json: unknown): Starred | undefined {
  if (!Array.isArray(json)) return undefined;
  return policyIds.filter((id) => json.includes(id));
}

/** Stars stand alone, each for its policy: as a map they merge like votes. */
function asMap(starred: Starred): Record<string, true | undefined> {
  return Object.fromEntries(starred.map((id) => [id, true]));
}

function asList(map: Readonly<Record<string, unknown>>): Starred {
  return policyIds.filter((id) => Object.hasOwn(map, id));
}

/** localStorage `starred`: `["1","5"]`, what matters most to the visitor. */
export const starredDocument: StoredDocument<Starred, 'ids'> = {
  key: 'starred',
  field: 'ids',
  empty: [],
  read: readStarred,
  merge: (base, mine, theirs, winner) =>
    asList(mergeEntries(asMap(base), asMap(mine), asMap(theirs), winner)),
};
