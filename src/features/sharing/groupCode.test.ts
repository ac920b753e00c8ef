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

/** A code with the right checksum around any bytes: what somebody writes who knows the format. */
function forged(...body: number[]): string {
  const sum = crc32(new Uint8Array(['g'.charCodeAt(0), 1, ...body]));
  const end = [sum >>> 24, (sum >>> 16) & 255, (sum >>> 8) & 255, sum & 255];
  return `g1.${toBase64url(new Uint8Array([...body, ...end]))}`;
}

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
        expect(encodeGroup(people)).toMatch(/^g1\.[\w-]+$/);
      }),
    );
    expect(encodeGroup(crowd(200)).length).toBeLessThan(700);
    expect(decodeGroup(encodeGroup(crowd(mostPeople))).people).toHaveLength(mostPeople);
  });

  test('stays what it was when this was written: old links must go on working', () => {
    expect(
      encodeGroup([{ '1': 'yes', '5': 'no', '10': 'undecided' }, { '3': 'no' }, { '1': 'undecided' }]),
    ).toBe('g1.AwAAAgABAgwJx3Mh');
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
  test('takes any people with the right checksum who stand in order, and no others', () => {
    const anybody = fc.integer({ min: 1, max: 2 ** 20 - 1 });
    fc.assert(
      fc.property(fc.array(anybody, { maxLength: 20 }), fc.boolean(), (numbers, sorted) => {
        const inLine = [...numbers].sort((a, b) => a - b);
        const written = sorted ? inLine : numbers;
        const bits = written.reduce((sum, number, at) => sum | (BigInt(number) << BigInt(20 * at)), 0n);
        const bytes = Array.from({ length: Math.ceil(written.length * 2.5) }, (_, at) =>
          Number((bits >> BigInt(8 * at)) & 0xffn),
        );
        const isInOrder = written.every((number, at) => number === inLine[at]);
        expect(decodeGroup(forged(...bytes))).toEqual(
          isInOrder ? { people: written.map(unpackAnswers) } : { problem: 'broken' },
        );
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    ['', 'notOurs'],
    ['g1', 'notOurs'],
    ['g1.', 'broken'],
    ['g1.<script>', 'broken'],
    ['g0.AAAA', 'older'],
    ['g2.AAAA', 'newer'],
    [forged(0, 0, 0), 'broken'],
    [forged(1, 0), 'broken'],
    [forged(1, 0, 0x10), 'broken'],
    [forged(2, 0, 0x10, 0, 0), 'broken'],
    [`g1.${'A'.repeat(100_000)}`, 'broken'],
    [encodeGroup(crowd(mostPeople + 1)), 'broken'],
  ])('tells %.40j apart as %s', (code, problem) => {
    expect(decodeGroup(code)).toEqual({ problem });
  });
});
