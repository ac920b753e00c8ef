import { policyIds } from '../../content/policyIds';
import type { PolicyId } from '../../content/policyIds';
import { answers } from '../../content/answerIds';
import type { Counts } from '../../content/answerIds';
import { packAnswers, seal, unpackAnswers, unseal } from './shareCode';
import type { Decoded } from './shareCode';
import type { Votes } from '../answers/votes';

/* The format is described in docs/state.md. Links live as long as someone keeps them: never change what a version means. */

export const mostPeople = 1000;
/** Version 1 does not say how many policies it holds: there were ten when it was written. */
const policiesInVersion1 = 10;

/** What a room answered by raising hands. Holds counts only: nobody can tell later whose hand it was. */
export interface Hands {
  /** How many people are in the room, those with phones included; 0 if nobody has said so. */
  readonly room: number;
  /** The first round, and the second, which is counted after both sides were read or heard. */
  readonly rounds: readonly [ByPolicy, ByPolicy];
}
export type ByPolicy = Readonly<Partial<Record<PolicyId, Counts>>>;

/**
 * Sorts the people by their answers, so that a code does not tell who was added first, and the same people always give
 * the same code.
 * @param people each with at least one answer; at most `mostPeople`, as is each count of hands.
 * @returns `g2.`, or `g3.` if hands were counted, then letters, digits, `-` or `_`. Each person takes two bits a policy:
 * 200 people make 677 characters. Each policy and round with counted hands adds seven characters.
 */
export function encodeGroup(people: readonly Votes[], hands?: Hands): string {
  return write(people, hands, policyIds.length);
}

/** Never throws for any text, and accepts only a code that the site wrote for the same group, in any version. */
export function decodeGroup(code: string): Decoded<{ people: readonly Votes[]; hands?: Hands | undefined }> {
  const { problem, body, version } = unseal('g', code);
  if (problem) return { problem };
  const [policies = 0] = version === 1 ? [policiesInVersion1] : body;
  if (policies > policyIds.length) return { problem: 'newer' };
  if (policies === 0) return { problem: 'broken' };
  const rest = Array.from(body.subarray(version === 1 ? 0 : 1));
  const hands = version === 3 ? takeHands(rest) : undefined;
  const people = regroup(rest, 8, 2 * policies)
    .filter(Boolean)
    .map(unpackAnswers);
  const isOurs = write(people, hands, policies, version === 1 ? 1 : undefined) === code;
  return isOurs && people.length <= mostPeople ? { people, hands } : { problem: 'broken' };
}

function write(people: readonly Votes[], hands: Hands | undefined, policies: number, version?: 1): string {
  const counted = hands ? handBytes(hands) : [];
  const head = version === 1 ? [] : [policies, ...counted];
  return seal('g', [...head, ...peopleBytes(people, policies)], version ?? (counted.length > 0 ? 3 : 2));
}

/** In bits: enough for `mostPeople`. */
const countWidth = 10;

/** @returns how many counts there are, and these, each after its policy and round; empty if nothing was counted. */
function handBytes({ room, rounds }: Hands): readonly number[] {
  const counts = policyIds.flatMap((id, at) =>
    rounds.flatMap((byPolicy, round) => {
      const given = answers.map((answer) => byPolicy[id]?.[answer] ?? 0);
      return given.some(Boolean) ? [2 * at + round, ...given] : [];
    }),
  );
  if (room === 0 && counts.length === 0) return [];
  return [counts.length / 4, ...regroup([room, ...counts], countWidth, 8)];
}

/** Takes what `handBytes` returned off the beginning of `bytes`. What it would not return, `write` spells otherwise. */
function takeHands(bytes: number[]): Hands {
  const [count = 0] = bytes.splice(0, 1);
  const length = Math.ceil(((1 + 4 * count) * countWidth) / 8);
  const [room = 0, ...numbers] = regroup(bytes.splice(0, length), 8, countWidth);
  const rounds: [Partial<Record<PolicyId, Counts>>, Partial<Record<PolicyId, Counts>>] = [{}, {}];
  for (let at = 0; at < count; at++) {
    const [place = 0, yes = 0, no = 0, undecided = 0] = numbers.slice(4 * at);
    const id = policyIds[place >> 1];
    if (id) rounds[place % 2 === 0 ? 0 : 1][id] = { yes, no, undecided };
  }
  const isTooMany = [room, ...numbers].some((number) => number > mostPeople);
  return isTooMany ? { room: 0, rounds: [{}, {}] } : { room, rounds };
}

function peopleBytes(people: readonly Votes[], policies: number): readonly number[] {
  const packed = people.map(packAnswers).filter(Boolean);
  packed.sort((a, b) => a - b);
  return regroup(packed, 2 * policies, 8);
}

/** @returns the bits of `numbers`, lowest first, cut into numbers of `otherWidth` bits; the last may have fewer. */
function regroup(numbers: readonly number[], width: number, otherWidth: number): readonly number[] {
  const digits = numbers
    .map((number) => number.toString(2).padStart(width, '0'))
    .reverse()
    .join('');
  const regrouped: number[] = [];
  for (let end = digits.length; end > 0; end -= otherWidth) {
    regrouped.push(parseInt(digits.slice(Math.max(0, end - otherWidth), end), 2));
  }
  return regrouped;
}
