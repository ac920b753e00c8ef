import { describe, expect, test } from '@jest/globals';
import { anyString, fc } from '../../test/fastCheck';
import { policyIds } from '../../content/policyIds';
import { toBase64url } from '../../lib/base64';
import { crc32, decodeShared, encodeShared } from './shareCode';
import { answers } from '../../content/answerIds';
import type { Votes } from '../answers/votes';
import { encodeDeviceCode, decodeDeviceCode } from './deviceCode';
import type { DeviceAnswers } from './deviceCode';

const anyVotes: fc.Arbitrary<Votes> = fc.record(
  Object.fromEntries(policyIds.map((id) => [id, fc.constantFrom(...answers)])),
  { requiredKeys: [] },
);
const anything: fc.Arbitrary<DeviceAnswers> = fc.record({
  votes: anyVotes,
  starred: fc.subarray([...policyIds]),
});
const something = anything.filter(({ votes, starred }) => Object.keys(votes).length + starred.length > 0);
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.';

/** A code with the right checksum around any bytes: what somebody writes who knows the format. */
function forged(...body: number[]): string {
  const sum = crc32(new Uint8Array(['d'.charCodeAt(0), 1, ...body]));
  const end = [sum >>> 24, (sum >>> 16) & 255, (sum >>> 8) & 255, sum & 255];
  return `d1.${toBase64url(new Uint8Array([...body, ...end]))}`;
}

describe('A code for another device', () => {
  test('gives back any answers and stars, and is always as short', () => {
    fc.assert(
      fc.property(something, (carried) => {
        const code = encodeDeviceCode(carried);
        expect(code).toMatch(/^d1\.[\w-]{12}$/);
        expect(decodeDeviceCode(code)).toEqual({ carried });
      }),
      { numRuns: 500 },
    );
  });

  test('stays what it was when this was written: old links must go on working', () => {
    expect(
      encodeDeviceCode({ votes: { '1': 'yes', '5': 'no', '10': 'undecided' }, starred: ['2', '10'] }),
    ).toBe('d1.AQIMAgJrgn_c');
  });

  test('is noticed when one character of it is altered, or it is cut short', () => {
    fc.assert(
      fc.property(something, fc.nat(), fc.constantFrom(...Array.from(alphabet)), (carried, where, other) => {
        const code = encodeDeviceCode(carried);
        const at = where % code.length;
        fc.pre(code[at] !== other);
        expect(decodeDeviceCode(code.slice(0, at) + other + code.slice(at + 1)).problem).toBeDefined();
        expect(decodeDeviceCode(code.slice(0, at)).problem).toBeDefined();
      }),
      { numRuns: 1000 },
    );
  });

  test('is not taken for a code to compare with, nor the other way round', () => {
    fc.assert(
      fc.property(something, (carried) => {
        expect(decodeShared(encodeDeviceCode(carried).replace('d', 'v')).problem).toBeDefined();
        const shared = encodeShared({ votes: carried.votes, name: 'Al' });
        expect(decodeDeviceCode(shared).problem).toBe('notOurs');
        expect(decodeDeviceCode(shared.replace('v', 'd')).problem).toBeDefined();
      }),
    );
  });
});

/** The lowest bits of the answers, of which twelve policies leave none, and of the stars that belong to no policy. */
const unusedAnswer = 2 ** (2 * policyIds.length);
const unusedStar = 2 ** policyIds.length;

describe('Reading one', () => {
  test('takes any text and any bytes without a throw, and gives only what could have been carried', () => {
    const texts = fc.oneof(
      anyString({ maxLength: 60 }),
      fc.string({ maxLength: 60 }).map((text) => `d1.${text}`),
      fc.uint8Array({ maxLength: 12 }).map((bytes) => forged(...bytes)),
      fc.uint8Array({ minLength: 5, maxLength: 5 }).map((bytes) => forged(...bytes)),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const { carried } = decodeDeviceCode(text);
        expect(carried && decodeDeviceCode(encodeDeviceCode(carried)).carried).toEqual(carried);
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    ['', 'notOurs'],
    ['your-answers', 'notOurs'],
    ['d1.', 'broken'],
    ['d1.%3Cscript%3E', 'broken'],
    ['d0.AAAAAAAAAAAA', 'older'],
    ['d2.anything', 'newer'],
    [`d1.${'A'.repeat(100_000)}`, 'broken'],
    [forged(0, 0, 0, 0, 0), 'nothing'],
    ...(unusedAnswer < 2 ** 24
      ? [[forged(unusedAnswer & 255, (unusedAnswer >> 8) & 255, unusedAnswer >> 16, 0, 0), 'broken'] as const]
      : []),
    [forged(1, 0, 0, unusedStar & 255, unusedStar >> 8), 'broken'],
    [forged(1, 0, 0, 0), 'broken'],
  ])('tells %.20s apart as %s', (code, problem) => {
    expect(decodeDeviceCode(code)).toEqual({ problem });
  });
});
