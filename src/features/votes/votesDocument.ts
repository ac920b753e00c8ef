import { policyIds } from '../../content/policyIds';
import type { PolicyId } from '../../content/policyIds';
import { mergeEntries } from '../../storage/storedDocument';
import type { StoredDocument } from '../../storage/storedDocument';

export const answers = ['yes', 'no', 'undecided'] as const;
export type Answer = (typeof answers)[number];
export type Votes = Readonly<Partial<Record<PolicyId, Answer>>>;

function isAnswer(value: unknown): value is Answer {
  return (answers as readonly unknown[]).includes(value);
}

/**
 * Keeps the entries whose policy and answer exist, in policy order, and drops the rest. Only own keys
 * count, so `__proto__` or `constructor` in the stored text never reach an object of ours.
 * @returns `undefined` if `json` is no map at all.
 */
function readVotes(json: unknown): Votes | undefined {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return undefined;
  const votes: Partial<Record<PolicyId, Answer>> = {};
  for (const id of policyIds) {
    const answer: unknown = Object.hasOwn(json, id) ? (json as Record<string, unknown>)[id] : undefined;
    if (isAnswer(answer)) votes[id] = answer;
  }
  return votes;
}

/** Equal votes print equal JSON, whichever was cast first. */
function inOrder(votes: Readonly<Record<string, unknown>>): Votes {
  return readVotes(votes) ?? {};
}

/** localStorage `votes`: `{"1":"yes","7":"undecided"}`. */
export const votesDocument: StoredDocument<Votes, 'byPolicy'> = {
  key: 'votes',
  field: 'byPolicy',
  empty: {},
  read: readVotes,
  merge: (base, mine, theirs, winner) =>
    inOrder(mergeEntries<Answer | undefined>(base, mine, theirs, winner)),
};
