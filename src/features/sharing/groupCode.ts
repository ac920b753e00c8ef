import { policyIds } from '../../content/policyIds';
import { packAnswers, seal, unpackAnswers, unseal } from './shareCode';
import type { Decoded } from './shareCode';
import type { Votes } from '../answers/votes';

/* The format is described in docs/state.md. Links live as long as someone keeps them: never change what a version means. */

export const mostPeople = 1000;
/** Version 1 does not say how many policies it holds: there were ten when it was written. */
const policiesInVersion1 = 10;

/**
 * Sorts the people by their answers, so that a code does not tell who was added first, and the same people always give
 * the same code.
 * @param people each with at least one answer; at most `mostPeople`.
 * @returns `g2.` and letters, digits, `-` or `_`: two bits a policy and person, 676 characters for 200 people.
 */
export function encodeGroup(people: readonly Votes[]): string {
  return seal('g', [policyIds.length, ...peopleBytes(people, policyIds.length)]);
}

/** Never throws for any text, and accepts only a code that the site wrote for the same people, in any version. */
export function decodeGroup(code: string): Decoded<{ people: readonly Votes[] }> {
  const { problem, body, version } = unseal('g', code);
  if (problem) return { problem };
  const head = version === 1 ? [] : Array.from(body.subarray(0, 1));
  const [policies = policiesInVersion1] = head;
  if (policies > policyIds.length) return { problem: 'newer' };
  if (policies === 0) return { problem: 'broken' };
  const bytes = Array.from(body.subarray(head.length));
  const people = regroup(bytes, 8, 2 * policies)
    .filter(Boolean)
    .map(unpackAnswers);
  const isOurs = seal('g', [...head, ...peopleBytes(people, policies)], version) === code;
  return isOurs && people.length <= mostPeople ? { people } : { problem: 'broken' };
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
