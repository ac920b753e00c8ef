import { answers } from '../../content/answerIds';
import type { Answer, Counts } from '../../content/answerIds';
import { policyIds } from '../../content/policyIds';
import type { PolicyId } from '../../content/policyIds';
import type { Votes } from '../answers/votes';
import { mostPeople } from '../sharing/groupCode';
import type { ByPolicy, Hands } from '../sharing/groupCode';

export type Round = 0 | 1;

/** A group: those whose answers came by link, and a room whose hands were counted. Nobody is in both. */
export interface People {
  readonly people: readonly Votes[];
  readonly hands: Hands | undefined;
}

export const nobody: Counts = { yes: 0, no: 0, undecided: 0 };
const noHands: Hands = { room: 0, rounds: [{}, {}] };

export function handsFor(hands: Hands | undefined, round: Round, id: PolicyId): Counts {
  return hands?.rounds[round][id] ?? nobody;
}

export function isAnyCounted(counts: Counts): boolean {
  return answers.some((answer) => counts[answer] > 0);
}

/** @returns whether a hand was counted; not for one that was taken back. */
export function isCounted(hands: Hands | undefined, round: Round, id: PolicyId): boolean {
  return isAnyCounted(handsFor(hands, round, id));
}

/** @returns the round that was counted last. A wall that is opened anew must not add hands of the second to the first. */
export function latestRound(hands: Hands | undefined): Round {
  return hands && Object.keys(hands.rounds[1]).length > 0 ? 1 : 0;
}

const bounded = (count: number) => Math.min(Math.max(Math.trunc(count) || 0, 0), mostPeople);

/** @returns the count of people that somebody typed: the first whole number, so 3 for "3.5"; 0 if there is none. */
export function typedCount(text: string): number {
  return bounded(Number(/\d+/.exec(text)?.[0] ?? 0));
}

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

/**
 * @returns how many people there are, at the least: the size of the room as the teacher gave it, also if more hands were
 * counted, because one count too many must not show in the other policies as somebody who did not say. Without a size,
 * those who came by link and the most hands that went up for a policy. In the second round everybody raises hands.
 */
export function sizeOf({ people, hands = noHands }: People): number {
  if (hands.room > 0) return Math.max(hands.room, people.length);
  const [first, second] = hands.rounds;
  return Math.max(people.length + mostHands(first), mostHands(second));
}

function mostHands(round: ByPolicy): number {
  const raised = Object.values(round).map(({ yes, no, undecided }) => yes + no + undecided);
  return Math.max(0, ...raised);
}

/** Two groups as one. Whoever is in one is not in the other, so the size is the sum of both. */
export function joinGroups(one: People, other: People): People {
  const [size, otherSize] = [sizeOf(one), sizeOf(other)];
  // A room whose size nobody has given keeps growing with its hands.
  if (size === 0) return other;
  if (otherSize === 0) return one;
  const people = [...one.people, ...other.people];
  const hands = addHands(one.hands, other.hands);
  return { people, hands: hands && withRoom(hands, size + otherSize) };
}

/**
 * People whose answers come by link join the room: its size, as the teacher gave it, holds those with phones. It grows
 * once they and the raised hands are more.
 */
export function letIn({ people, hands }: People, newcomers: readonly Votes[]): People {
  const all = [...people, ...newcomers];
  if (!hands || hands.room === 0 || newcomers.length === 0) return { people: all, hands };
  return {
    people: all,
    hands: withRoom(hands, Math.max(hands.room, all.length + mostHands(hands.rounds[0]))),
  };
}

function addHands(one: Hands | undefined, other: Hands | undefined): Hands | undefined {
  if (!one || !other) return one ?? other;
  let sum = one;
  for (const round of [0, 1] as const)
    for (const id of policyIds)
      for (const answer of answers) {
        const more = handsFor(other, round, id)[answer];
        if (more > 0) sum = countHands(sum, round, id, answer, handsFor(sum, round, id)[answer] + more);
      }
  return sum;
}
