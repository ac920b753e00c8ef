import { describe, expect, test } from '@jest/globals';
import { fc } from '../../test/fastCheck';
import { policyIds } from '../../content/policyIds';
import { toBase64url } from '../../lib/base64';
import { crc32, decodeShared, packAnswers, unpackAnswers } from './shareCode';
import { answers } from '../../content/answerIds';
import type { Votes } from '../answers/votes';
import { decodeGroup, encodeGroup, mostPeople } from './groupCode';
import type { Counts } from '../../content/answerIds';
import type { Hands } from './groupCode';

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
    expect(encodeGroup(crowd(200)).length).toBeLessThan(70 * policyIds.length);
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
    ['g3.AAAA', 'broken'],
    ['g4.AAAA', 'newer'],
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

describe('With counted hands', () => {
  const anyCounts: fc.Arbitrary<Counts> = fc
    .tuple(fc.integer({ min: 1, max: mostPeople }), fc.nat(mostPeople), fc.nat(mostPeople))
    .map(([yes, no, undecided]) => ({ yes, no, undecided }));
  const anyRound = fc.record(Object.fromEntries(policyIds.map((id) => [id, anyCounts])), {
    requiredKeys: [],
  });
  const anyHands: fc.Arbitrary<Hands> = fc.record({
    room: fc.integer({ min: 1, max: mostPeople }),
    rounds: fc.tuple(anyRound, anyRound),
  });
  const room: Hands = { room: 30, rounds: [{ '2': { yes: 12, no: 10, undecided: 6 } }, {}] };

  test('a code gives back the room, both rounds and everybody beside them', () => {
    fc.assert(
      fc.property(anyPeople, anyHands, (people, hands) => {
        const code = encodeGroup(people, hands);
        expect(code).toMatch(/^g3\.[\w-]+$/);
        expect(decodeGroup(code)).toEqual({ people: inOrder(people), hands });
      }),
      { numRuns: 300 },
    );
  });

  test('a code is short: four policies and two rounds take less than an address in print', () => {
    const round = Object.fromEntries(['1', '2', '7', '9'].map((id) => [id, room.rounds[0]['2']]));
    expect(encodeGroup([], { room: 30, rounds: [round, round] }).length).toBeLessThan(75);
  });

  test('nothing counted gives the code of version 2', () => {
    const nobody = { yes: 0, no: 0, undecided: 0 };
    expect(encodeGroup(crowd(2), { room: 0, rounds: [{ '1': nobody }, {}] })).toBe(encodeGroup(crowd(2)));
  });

  test.each([
    ['no count at all', [count, 0, 0, 0]],
    ['an empty count', [count, 1, ...bytesOf([30, 0, 0, 0, 0], 10)]],
    ['a policy that does not exist', [count, 1, ...bytesOf([30, 2 * count, 1, 0, 0], 10)]],
    ['counts in another order', [count, 2, ...bytesOf([30, 1, 1, 0, 0, 0, 1, 0, 0], 10)]],
    ['one count twice', [count, 2, ...bytesOf([30, 0, 1, 0, 0, 0, 1, 0, 0], 10)]],
    ['more hands than people there can be', [count, 1, ...bytesOf([30, 0, mostPeople + 1, 0, 0], 10)]],
    ['fewer counts than it says', [count, 9, ...bytesOf([30, 0, 1, 0, 0], 10)]],
  ])('a code with %s is refused', (_, body) => {
    expect(decodeGroup(forgedAs(3, ...body)).problem).toBe('broken');
  });
});
