import { answers } from '../../content/answerIds';
import type { Answer, Counts } from '../../content/answerIds';
import type { PolicyId } from '../../content/policyIds';
import { mostPeople } from '../sharing/groupCode';
import type { Hands } from '../sharing/groupCode';

export type Round = 0 | 1;

export const nobody: Counts = { yes: 0, no: 0, undecided: 0 };
const noHands: Hands = { room: 0, rounds: [{}, {}] };

export function handsFor(hands: Hands | undefined, round: Round, id: PolicyId): Counts {
  return hands?.rounds[round][id] ?? nobody;
}

/** @returns the round that was counted last. A wall that is opened anew must not add hands of the second to the first. */
export function latestRound(hands: Hands | undefined): Round {
  return hands && Object.keys(hands.rounds[1]).length > 0 ? 1 : 0;
}

const bounded = (count: number) => Math.min(Math.max(Math.trunc(count) || 0, 0), mostPeople);

/** @param count any number: what is no count of people becomes the nearest that is one. */
export function countHands(
  hands: Hands = noHands,
  round: Round,
  id: PolicyId,
  answer: Answer,
  count: number,
): Hands {
  const [first, second] = hands.rounds;
  const changed = {
    ...hands.rounds[round],
    [id]: { ...handsFor(hands, round, id), [answer]: bounded(count) },
  };
  return { ...hands, rounds: round === 0 ? [changed, second] : [first, changed] };
}

export function withRoom(hands: Hands = noHands, room: number): Hands {
  return { ...hands, room: bounded(room) };
}

/** Two rooms that were counted apart, as one. */
export function addHands(one: Hands | undefined, other: Hands | undefined): Hands | undefined {
  if (!one || !other) return one ?? other;
  let sum = withRoom(one, one.room + other.room);
  for (const round of [0, 1] as const)
    for (const [id, more] of Object.entries(other.rounds[round]) as [PolicyId, Counts][])
      for (const answer of answers)
        sum = countHands(sum, round, id, answer, handsFor(sum, round, id)[answer] + more[answer]);
  return sum;
}
