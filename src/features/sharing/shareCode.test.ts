import { describe, expect, test } from '@jest/globals';
import { anyString, fc } from '../../test/fastCheck';
import { policyIds } from '../../content/policyIds';
import { answers } from '../../content/answerIds';
import type { Votes } from '../answers/votes';
import { toBase64url } from '../../lib/base64';
import { answerBytes, cleanName, crc32, decodeShared, encodeShared, longestSharedName } from './shareCode';

const anyVotes: fc.Arbitrary<Votes> = fc.record(
  Object.fromEntries(policyIds.map((id) => [id, fc.constantFrom(...answers)])),
  { requiredKeys: [] },
);
const anyText = fc.oneof(
  fc.string(),
  anyString({ maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 100 }),
  fc.string({
    unit: fc.constantFrom('e', '\u0301', '\u0323', '\u200d', '\u202e', ' ', '\n', '<', '\u1100', '\u1161'),
  }),
);
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.';

/** A code with the right checksum around any bytes: what somebody writes who knows the format. */
function forged(...body: number[]): string {
  const sum = crc32(new Uint8Array([1, ...body]));
  const end = [sum >>> 24, (sum >>> 16) & 255, (sum >>> 8) & 255, sum & 255];
  return `v1.${toBase64url(new Uint8Array([...body, ...end]))}`;
}

/** The lowest bit of the answers that belongs to no policy; with twelve there is none. */
const firstUnused = 2 ** (2 * policyIds.length);

describe('A code', () => {
  test('gives back any answers and any name', () => {
    fc.assert(
      fc.property(anyVotes, anyText, (votes, name) => {
        const { shared } = decodeShared(encodeShared({ votes, name }));
        expect(shared).toEqual({ votes, name: cleanName(name) });
      }),
      { numRuns: 500 },
    );
  });

  test('is short, and made of nothing that is special in an address', () => {
    fc.assert(
      fc.property(anyVotes, (votes) => {
        expect(encodeShared({ votes, name: '' })).toMatch(/^v1\.[\w-]{10}$/);
      }),
    );
    fc.assert(
      fc.property(anyVotes, anyText, (votes, name) => {
        expect(encodeShared({ votes, name })).toMatch(/^v1\.[\w-]{10,396}$/);
      }),
    );
  });

  test('stays what it was when this was written: old links must go on working', () => {
    expect(encodeShared({ votes: { '1': 'yes', '5': 'no', '10': 'undecided' }, name: 'Ana Ruiz' })).toBe(
      'v1.AQIMQW5hIFJ1aXrIOVWH',
    );
  });

  test('is noticed when one character of it is altered', () => {
    fc.assert(
      fc.property(
        anyVotes,
        anyText,
        fc.nat(),
        fc.constantFrom(...Array.from(alphabet)),
        (votes, name, where, other) => {
          const code = encodeShared({ votes, name });
          const at = where % code.length;
          fc.pre(code[at] !== other);
          const altered = code.slice(0, at) + other + code.slice(at + 1);
          expect(decodeShared(altered).problem).toBeDefined();
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('is noticed when it is cut short or goes on', () => {
    fc.assert(
      fc.property(anyVotes, fc.integer({ min: 1, max: 12 }), (votes, count) => {
        const code = encodeShared({ votes, name: 'Ana Ruiz' });
        expect(decodeShared(code.slice(0, -count)).problem).toBeDefined();
        expect(decodeShared(code + 'A'.repeat(count)).problem).toBeDefined();
      }),
    );
  });
});

describe('Reading', () => {
  test('takes any text without a throw, and says what is wrong with it', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          anyText.map((text) => `v1.${text}`),
        ),
        (text) => {
          expect(decodeShared(text).problem).toBeDefined();
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('takes any answers and any name in a code with the right checksum, and cleans the name', () => {
    fc.assert(
      fc.property(anyVotes, anyText, (votes, text) => {
        const name = Buffer.from(text.slice(0, longestSharedName));
        const code = forged(...answerBytes(votes), ...name);
        expect(decodeShared(code)).toEqual({ shared: { votes, name: cleanName(name.toString()) } });
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    ['', 'notOurs'],
    ['glossary', 'notOurs'],
    ['v1', 'notOurs'],
    ['v1.', 'broken'],
    ['v1.AAAA', 'broken'],
    ['v1.%3Cscript%3E', 'broken'],
    ['v1.\n', 'broken'],
    ['v01.AAAAAAAAAA', 'notOurs'],
    ['v0.AAAAAAAAAA', 'older'],
    ['v2.anything at all', 'newer'],
    [forged(0, 0), 'broken'],
    ...(firstUnused < 2 ** 24
      ? [[forged(firstUnused & 255, (firstUnused >> 8) & 255, firstUnused >> 16), 'broken'] as const]
      : []),
    [forged(0, 0, 0, 0xff, 0xfe), 'broken'],
  ])('tells %j apart as %s', (code, problem) => {
    expect(decodeShared(code)).toEqual({ problem });
  });

  test('does not even try a text longer than any code of ours', () => {
    expect(decodeShared(`v1.${'A'.repeat(100_000)}`)).toEqual({ problem: 'broken' });
    expect(decodeShared(forged(...Array<number>(1000).fill(0)))).toEqual({ problem: 'broken' });
    expect(decodeShared(forged(0, 0, 0, ...Array<number>(1000).fill(97)))).toEqual({ problem: 'broken' });
  });

  test('cleans a name that somebody wrote into a code by hand', () => {
    const name = new TextEncoder().encode('\u202eAna\u0000\n<b>');
    expect(decodeShared(forged(0, 0, 0, ...name)).shared).toEqual({ votes: {}, name: 'Ana <b>' });
  });
});

describe('A clean name', () => {
  test.each([
    ['  Ana \t\n Ruiz ', 'Ana Ruiz'],
    ['José Ñandú', 'José Ñandú'],
    ['Jose\u0301', 'José'],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['\u202eevil\u2066', 'evil'],
    ['A\u200bna\ufeff', 'Ana'],
    ['Z\u0351\u0352\u0353\u0354\u0355algo', 'Z\u0353\u0354algo'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['\u200d\u200d', ''],
    ['\u3164\u3164', ''],
    ['\u3164Ana', 'Ana'],
    ['\u115f \u2060\uffa0', ''],
    ['!!! ???', ''],
  ])('of %j is %j', (text, clean) => {
    expect(cleanName(text)).toBe(clean);
  });

  test('is cut after 60 characters, and never through the middle of one', () => {
    expect(cleanName('x'.repeat(500))).toBe('x'.repeat(longestSharedName));
    expect(cleanName(`a${'😀'.repeat(100)}`)).toBe(`a${'😀'.repeat(longestSharedName - 1)}`);
    expect(cleanName(`${'😀'.repeat(100)}a`)).toBe('');
  });

  test('is one short line, and stays as it is when it is cleaned again', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const name = cleanName(text);
        expect(cleanName(name)).toBe(name);
        expect(Array.from(name).length).toBeLessThanOrEqual(longestSharedName);
        expect(name).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u);
      }),
      { numRuns: 1000 },
    );
  });
});

test('The checksum is the well-known CRC-32', () => {
  expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
});
