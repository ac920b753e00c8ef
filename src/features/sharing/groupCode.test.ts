import { describe, expect, test } from '@jest/globals';
import { fc } from '../../test/fastCheck';
import { policyIds } from '../../content/policyIds';
import { toBase64url } from '../../lib/base64';
import { crc32, decodeShared, packAnswers, unpackAnswers } from './shareCode';
import { answers } from '../../content/answerIds';
import type { Votes } from '../answers/votes';
import { decodeGroup, encodeGroup, mostPeople } from './groupCode';

const anyVotes: fc.Arbitrary<Votes> = fc
  .record(Object.fromEntries(policyIds.map((id) => [id, fc.constantFrom(...answers)])), { requiredKeys: [] })
  .filter((votes) => Object.keys(votes).length > 0);
const anyPeople = fc.array(anyVotes, { maxLength: 40 });
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.';
const crowd = (count: number) =>
  Array.from({ length: count }, (): Votes => Object.fromEntries(policyIds.map((id) => [id, 'undecided'])));
const inOrder = (people: readonly Votes[]) => [...people].sort((a, b) => packAnswers(a) - packAnswers(b));

/** A code of a version, with the right checksum around any bytes: what somebody writes who knows the format. */
function forgedAs(version: number, ...body: readonly number[]): string {
  const sum = crc32(new Uint8Array(['g'.charCodeAt(0), version, ...body]));
  const end = [sum >>> 24, (sum >>> 16) & 255, (sum >>> 8) & 255, sum & 255];
  return `g${version}.${toBase64url(new Uint8Array([...body, ...end]))}`;
}

const count = policyIds.length;
const bitsEach = 2 * count;

/** Numbers of `width` bits, one behind the other, the lowest bit first. */
function bytesOf(numbers: readonly number[], width: number): readonly number[] {
  const bits = numbers.reduce((sum, number, at) => sum | (BigInt(number) << BigInt(width * at)), 0n);
  return Array.from({ length: Math.ceil((numbers.length * width) / 8) }, (_, at) =>
    Number((bits >> BigInt(8 * at)) & 0xffn),
  );
}
const forged = (...numbers: readonly number[]) => forgedAs(2, count, ...bytesOf(numbers, bitsEach));

describe('The code of a group', () => {
  test('gives back everybody, and not who came first', () => {
    fc.assert(
      fc.property(anyPeople, (people) => {
        const code = encodeGroup(people);
        expect(decodeGroup(code).people).toEqual(inOrder(people));
        expect(encodeGroup([...people].reverse())).toBe(code);
      }),
      { numRuns: 300 },
    );
  });

  test('is short, and made of nothing that is special in an address', () => {
    fc.assert(
      fc.property(anyPeople, (people) => {
        expect(encodeGroup(people)).toMatch(/^g2\.[\w-]+$/);
      }),
    );
    expect(encodeGroup(crowd(200)).length).toBeLessThan(700);
    expect(decodeGroup(encodeGroup(crowd(mostPeople))).people).toHaveLength(mostPeople);
  });

  test('is noticed when one character of it is altered, when it is cut short or goes on', () => {
    fc.assert(
      fc.property(
        anyPeople,
        fc.nat(),
        fc.constantFrom(...Array.from(alphabet)),
        fc.integer({ min: 1, max: 12 }),
        (people, where, other, count) => {
          const code = encodeGroup(people);
          const at = where % code.length;
          fc.pre(code[at] !== other);
          expect(decodeGroup(code.slice(0, at) + other + code.slice(at + 1)).problem).toBeDefined();
          expect(decodeGroup(code.slice(0, -count)).problem).toBeDefined();
          expect(decodeGroup(code + 'A'.repeat(count)).problem).toBeDefined();
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('is no sender’s code, and a sender’s is none of a group', () => {
    fc.assert(
      fc.property(anyPeople, (people) => {
        const code = encodeGroup(people);
        expect(decodeShared(code)).toEqual({ problem: 'notOurs' });
        expect(decodeShared(code.replace('g', 'v')).shared).toBeUndefined();
      }),
    );
  });
});

describe('Reading', () => {
  test('takes any people with the right checksum who stand in order, and no others, in both versions', () => {
    const anybody = fc.integer({ min: 1, max: 2 ** 20 - 1 });
    fc.assert(
      fc.property(fc.array(anybody, { maxLength: 20 }), fc.boolean(), (numbers, sorted) => {
        const inLine = [...numbers].sort((a, b) => a - b);
        const written = sorted ? inLine : numbers;
        const isInOrder = written.every((number, at) => number === inLine[at]);
        const read = isInOrder ? { people: written.map(unpackAnswers) } : { problem: 'broken' };
        expect(decodeGroup(forged(...written))).toEqual(read);
        expect(decodeGroup(forgedAs(1, ...bytesOf(written, 20)))).toEqual(read);
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    ['', 'notOurs'],
    ['g1', 'notOurs'],
    ['g1.', 'broken'],
    ['g2.<script>', 'broken'],
    ['g0.AAAA', 'older'],
    ['g3.AAAA', 'newer'],
    [forgedAs(2, count + 1, 1), 'newer'],
    [forgedAs(2, 255, 1), 'newer'],
    [forgedAs(2, 0), 'broken'],
    [forgedAs(2, 0, 1), 'broken'],
    [forgedAs(2, count, ...bytesOf([0], bitsEach)), 'broken'],
    [forgedAs(2, count, 1, 0), 'broken'],
    [forgedAs(2, count, ...bytesOf([1, 1], bitsEach), 0), 'broken'],
    // The first bit that belongs to no person.
    [forgedAs(2, count, ...bytesOf([1 + 2 ** bitsEach], bitsEach + 8)), 'broken'],
    [forgedAs(1, 0, 0, 0), 'broken'],
    [forgedAs(1, 1, 0), 'broken'],
    [forgedAs(1, 1, 0, 0x10), 'broken'],
    [forgedAs(1, 2, 0, 0x10, 0, 0), 'broken'],
    [`g2.${'A'.repeat(100_000)}`, 'broken'],
    [encodeGroup(crowd(mostPeople + 1)), 'broken'],
  ])('tells %.40j apart as %s', (code, problem) => {
    expect(decodeGroup(code)).toEqual({ problem });
  });

  test('of a code from before a policy was added gives the answers it holds', () => {
    expect(decodeGroup(forgedAs(2, count - 1, ...bytesOf([0b01, 0b10_01], bitsEach - 2)))).toEqual({
      people: [{ '1': 'yes' }, { '1': 'yes', '2': 'no' }],
    });
  });
});
