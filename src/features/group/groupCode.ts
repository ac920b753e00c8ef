import { policyIds } from '../../content/policyIds';
import { packAnswers, seal, unpackAnswers, unseal } from '../share/shareCode';
import type { CodeKind, CodeProblem } from '../share/shareCode';
import type { Votes } from '../votes/votesDocument';

/* The format is described in docs/sharing.md. Links live as long as someone keeps them: never change version 1. */

export const mostPeople = 1000;
const bitsEach = 2 * policyIds.length;
const checksumLength = 4;

const groups: CodeKind = {
  letter: 'g',
  head: ['g'.charCodeAt(0), 1],
  longest: 'g1.'.length + Math.ceil(((Math.ceil((mostPeople * bitsEach) / 8) + checksumLength) * 4) / 3),
};

export type DecodedGroup =
  | { readonly problem: CodeProblem; readonly people?: undefined }
  | { readonly problem?: undefined; readonly people: readonly Votes[] };

/**
 * Sorted by answers, so that a code does not tell who came first, and the same people make the same code.
 * @param people each with at least one answer; at most `mostPeople`.
 * @returns `g1.` and letters, digits, `-` or `_`: 20 bits a person, 675 characters for 200.
 */
export function encodeGroup(people: readonly Votes[]): string {
  const packed = people.map(packAnswers).sort((a, b) => a - b);
  const body = new Uint8Array(Math.ceil((packed.length * bitsEach) / 8));
  packed.forEach((answers, person) => {
    for (let bit = 0; bit < bitsEach; bit++) {
      const at = person * bitsEach + bit;
      if ((answers >> bit) & 1) body[at >> 3] = (body[at >> 3] ?? 0) | (1 << (at & 7));
    }
  });
  return seal(groups, body);
}

/** Reads a code. Total: any text in, never a throw, and nothing out that `encodeGroup` would print in another way. */
export function decodeGroup(code: string): DecodedGroup {
  const { problem, body } = unseal(groups, code);
  if (problem) return { problem };
  const people: Votes[] = [];
  for (let person = 0; (person + 1) * bitsEach <= body.length * 8; person++) {
    let answers = 0;
    for (let bit = 0; bit < bitsEach; bit++) {
      const at = person * bitsEach + bit;
      answers |= (((body[at >> 3] ?? 0) >> (at & 7)) & 1) << bit;
    }
    const votes = unpackAnswers(answers);
    if (answers === 0 || !votes) return { problem: 'broken' };
    people.push(votes);
  }
  return encodeGroup(people) === code ? { people } : { problem: 'broken' };
}
