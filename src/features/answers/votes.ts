import { answers } from '../../content/answerIds';
import type { Answer } from '../../content/answerIds';
import { policyIds } from '../../content/policyIds';
import type { PolicyId } from '../../content/policyIds';
import { mergeEntries } from '../../persistence/merge';
import type { PersistedField } from '../../persistence/persistedField';

export type Votes = Readonly<Partial<Record<PolicyId, Answer>>>;

/**
 * Keeps the entries whose policy and answer exist, in policy order, and drops the rest. Only own keys count, so
 * `__proto__` or `constructor` in the stored text never reach an object of ours.
 * @returns `undefined` if `json` is no map at all.
 */
export function readVotes(json: unknown): Votes | undefined {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return undefined;
  const votes: Partial<Record<PolicyId, Answer>> = {};
  for (const id of policyIds) {
    const given: unknown = Object.hasOwn(json, id) ? (json as Record<string, unknown>)[id] : undefined;
    const answer = answers.find((each) => each === given);
    if (answer) votes[id] = answer;
  }
  return votes;
}

/** Stored under `votes` as `{"1":"yes","7":"undecided"}`. In another form, stored answers would be unreadable. */
export const persistedVotes: PersistedField<Votes, 'byPolicy'> = {
  key: 'votes',
  name: 'byPolicy',
  empty: {},
  read: readVotes,
  // Answers to policies that this release has not got. Nothing else belongs into this map.
  keepable: (json) =>
    Object.fromEntries(
      Object.entries(json as object).filter(
        ([id, answer]) => /^[1-9]\d*$/.test(id) && answers.some((each) => each === answer),
      ),
    ),
  // Keys in policy order, so that equal votes are equal JSON (`sameJson`), whichever was cast first.
  merge: (...sides) => readVotes(mergeEntries<Answer | undefined>(...sides)) ?? {},
};
