import { packAnswers, seal, unpackAnswers, unseal } from './shareCode';
import type { Decoded } from './shareCode';
import type { Votes } from '../answers/votes';

/* The format is described in docs/sharing.md. Links live as long as someone keeps them: never change version 1. */

export const mostPeople = 1000;
/** Bits for each person in version 1: two for each of the first ten policies. An eleventh would need a version 2. */
const bitsEach = 20;

/**
 * Sorts the people by their answers, so that a code does not tell who was added first, and the same people always give
 * the same code.
 * @param people each with at least one answer; at most `mostPeople`.
 * @returns `g1.` and letters, digits, `-` or `_`: 20 bits a person, 675 characters for 200.
 */
export function encodeGroup(people: readonly Votes[]): string {
  const packed = people.map((votes) => packAnswers(votes) % 2 ** bitsEach).filter(Boolean);
  packed.sort((a, b) => a - b);
  return seal('g', regroup(packed, bitsEach, 8));
}

/** Never throws for any text, and accepts only a code that `encodeGroup` returns for the same people. */
export function decodeGroup(code: string): Decoded<{ people: readonly Votes[] }> {
  const { problem, body } = unseal('g', code);
  if (problem) return { problem };
  const people = regroup(Array.from(body), 8, bitsEach).filter(Boolean).map(unpackAnswers);
  return people.length <= mostPeople && encodeGroup(people) === code ? { people } : { problem: 'broken' };
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
