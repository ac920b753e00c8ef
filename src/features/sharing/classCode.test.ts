import { describe, expect, test } from '@jest/globals';
import { anyString, fc } from '../../test/fastCheck';
import { policyIds } from '../../content/policyIds';
import { toBase64url } from '../../lib/base64';
import { encodeClass, mostPolicies, readClass } from './classCode';
import { encodeGroup } from './groupCode';
import { findCodes } from './readLink';
import { crc32, encodeShared } from './shareCode';

const anyPolicies = fc.subarray([...policyIds], { minLength: 1, maxLength: mostPolicies });
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.';

/** A code with the right checksum around any bytes: what somebody writes who knows the format. */
function forged(...body: number[]): string {
  const sum = crc32(new Uint8Array(['c'.charCodeAt(0), 1, ...body]));
  const end = [sum >>> 24, (sum >>> 16) & 255, (sum >>> 8) & 255, sum & 255];
  return `c1.${toBase64url(new Uint8Array([...body, ...end]))}`;
}

describe('The code of a class', () => {
  test('gives back the policies in the order of the site, whatever the order they were chosen in', () => {
    fc.assert(
      fc.property(anyPolicies, (policies) => {
        const code = encodeClass([...policies].reverse());
        expect(code).toMatch(/^c1\.[\w-]{8}$/);
        expect(readClass(code)).toEqual({ policies, code });
      }),
    );
  });

  test('is found whatever stands around it, a group and a place among its policies included', () => {
    const code = encodeClass(['2', '7']);
    const group = encodeGroup([{ '2': 'yes' }]);
    for (const text of [`https://a.example/class#${code}`, `${code}/2`, `${code}.${group}`, `(${code})__`])
      expect(readClass(text)).toEqual({ policies: ['2', '7'], code });
    expect(findCodes(`${code}.${group}`, ['g'])).toEqual([group]);
  });

  test('is noticed when one character of it is altered, or it is cut short', () => {
    fc.assert(
      fc.property(
        anyPolicies,
        fc.nat(),
        fc.constantFrom(...Array.from(alphabet)),
        (policies, where, other) => {
          const code = encodeClass(policies);
          const at = where % code.length;
          fc.pre(code[at] !== other);
          expect(readClass(code.slice(0, at) + other + code.slice(at + 1)).problem).toBeDefined();
          expect(readClass(code.slice(0, at)).problem).toBeDefined();
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('is read out of any text and any bytes without a throw, and names only what can be chosen', () => {
    const texts = fc.oneof(
      anyString({ maxLength: 60 }),
      fc.string({ maxLength: 60 }).map((text) => `c1.${text}`),
      fc.uint8Array({ maxLength: 5 }).map((bytes) => forged(...bytes)),
      fc.uint8Array({ minLength: 2, maxLength: 2 }).map((bytes) => forged(...bytes)),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const { policies = ['1'] } = readClass(text);
        expect(policies.length).toBeGreaterThan(0);
        expect(policies.length).toBeLessThanOrEqual(mostPolicies);
        expect(readClass(encodeClass(policies)).policies).toEqual(policies);
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    ['', 'notOurs'],
    ['main', 'notOurs'],
    [encodeShared({ votes: { '1': 'yes' }, name: '' }), 'notOurs'],
    [encodeShared({ votes: { '1': 'yes' }, name: '' }).replace('v', 'c'), 'broken'],
    ['c1.', 'broken'],
    ['c1.%3Cscript%3E', 'broken'],
    ['c0.AAAAAAAA', 'older'],
    ['c2.anything', 'newer'],
    [`c1.${'A'.repeat(100_000)}`, 'broken'],
    [forged(0, 0), 'broken'],
    [forged(0b11111, 0), 'broken'],
    // The lowest bit that belongs to no policy.
    [forged(1 | ((2 ** policyIds.length) & 255), (2 ** policyIds.length) >> 8), 'broken'],
    [forged(1), 'broken'],
    [forged(1, 0, 0), 'broken'],
  ])('is told apart from %.20j: %s', (text, problem) => {
    expect(readClass(text)).toEqual({ problem });
  });
});
