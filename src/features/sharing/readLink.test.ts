import { describe, expect, test } from '@jest/globals';
import { anyString, fc } from '../../test/fastCheck';
import { policyIds } from '../../content/policyIds';
import { answers } from '../../content/answerIds';
import type { Votes } from '../answers/votes';
import { findCodes, longestPaste, readLink } from './readLink';
import { encodeGroup } from './groupCode';
import { encodeShared } from './shareCode';

const anyVotes: fc.Arbitrary<Votes> = fc.record(
  Object.fromEntries(policyIds.map((id) => [id, fc.constantFrom(...answers)])),
  { requiredKeys: [] },
);
const anyCode = fc
  .tuple(anyVotes, fc.oneof(fc.constant(''), fc.string({ unit: 'grapheme', maxLength: 60 })))
  .map(([votes, name]) => encodeShared({ votes, name }));

/** What stands before a link or a code in a chat, a mail or an address. */
const before = fc.constantFrom(
  ...['', ' ', '\n', '#', '(', '<', '«', '*', '_', '"', '\u200b', '%23', '%20', 'Look: ', 'これ', '=', '&c='],
  ...[
    'https://civic.example/compare#',
    'https://civic.example/sub/compare?fbclid=v3x#',
    '[link](https://a.b/#',
  ],
);
/** What chats put behind it, or around it. */
const behind = fc.constantFrom(
  ...[
    '',
    ' ',
    '\n',
    '.',
    '...',
    ')',
    ').',
    '>',
    ',',
    '*',
    '**',
    '_',
    '»',
    '"',
    '”',
    ']',
    '!',
    '?',
    '…',
    '\\',
  ],
  ...[
    '\u200b',
    '\u2060',
    '\ufeff',
    '\u00a0',
    '%20',
    '%3E',
    '%0A',
    '%E2%80%8B',
    '%2520',
    '&gt;',
    ' and more words',
  ],
  ...[
    '&fbclid=IwAR0_x-Y',
    '&utm_source=v2.1',
    '?si=abc',
    '#:~:text=x',
    '/',
    ':',
    ';',
    "'",
    '~',
    '|',
    '`',
    '==',
  ],
);
const spelled = fc.constantFrom<(code: string) => string>(
  (code) => code,
  (code) => code.replace('.', '%2E'),
  (code) => code.replace('.', '%2e'),
  (code) => code.replace('.', '%252E'),
  (code) => code.replaceAll('-', '%2D').replaceAll('_', '%5F'),
);

describe('A code', () => {
  test('is found whatever stands around it', () => {
    fc.assert(
      fc.property(anyCode, before, fc.array(behind, { maxLength: 3 }), spelled, (code, start, end, spell) => {
        expect(readLink(start + spell(code) + end.join(''))).toMatchObject({ code });
      }),
      { numRuns: 1000 },
    );
  });

  test('that was changed is refused whatever stands around it', () => {
    const alphabet = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_');
    fc.assert(
      fc.property(
        anyCode,
        before,
        behind,
        fc.nat(),
        fc.constantFrom(...alphabet),
        (code, start, end, where, other) => {
          const at = 3 + (where % (code.length - 3));
          fc.pre(code[at] !== other);
          const changed = code.slice(0, at) + other + code.slice(at + 1);
          expect(readLink(start + changed + end).problem).toBeDefined();
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('that was cut short or goes on is refused', () => {
    fc.assert(
      fc.property(anyCode, fc.integer({ min: 1, max: 12 }), (code, count) => {
        expect(readLink(`${code.slice(0, -count)}.`).problem).toBeDefined();
        expect(readLink(`${code}${'A'.repeat(count)}.`).problem).toBeDefined();
      }),
    );
  });
});

describe('A code that mail has broken over lines', () => {
  const newLine = fc.constantFrom('\n', '\r\n', '=\r\n', ' \n', '\n> ', '\n> > ', '%0A', '\n\t');
  const anyPeople = fc.array(
    anyVotes.filter((votes) => Object.keys(votes).length > 0),
    { minLength: 1, maxLength: 60 },
  );
  const broken = (code: string, first: number, width: number, end: string) =>
    [code.slice(0, first), ...(code.slice(first).match(new RegExp(`.{1,${width}}`, 'g')) ?? [])].join(end);

  test('is found, whatever its lines are broken by and whatever follows', () => {
    fc.assert(
      fc.property(
        anyPeople.map((people) => encodeGroup(people)),
        fc.integer({ min: 11, max: 60 }),
        fc.integer({ min: 20, max: 76 }),
        newLine,
        fc.constantFrom(
          '',
          '.',
          '\n',
          '\n\nThanks, all\n',
          '\nThanks\n',
          '\n\nhttps://civic.example/group#c1.BQB0YhmD',
        ),
        (code, first, width, end, after) => {
          const text = `See https://civic.example/group#${broken(code, first, width, end)}${after}`;
          expect(findCodes(text, ['g'])).toEqual([code]);
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('is found beside others, each on lines of its own', () => {
    fc.assert(
      fc.property(fc.array(anyPeople.map((people) => encodeGroup(people))), (codes) => {
        const text = codes.map((code) => `https://civic.example/group#${broken(code, 20, 40, '\n')}\n`);
        expect(findCodes(text.join(''), ['g'])).toEqual(codes);
      }),
    );
  });
});

describe('Any text', () => {
  test('is searched without a throw, and holds no code by chance', () => {
    fc.assert(
      fc.property(anyString({ maxLength: 200 }), (text) => {
        expect(readLink(text).code).toBeUndefined();
      }),
    );
  });

  test('may hold several codes, which are found in their order', () => {
    fc.assert(
      fc.property(fc.array(anyCode, { maxLength: 30 }), (codes) => {
        const chat = codes.map((code, at) => `[10:0${at % 10}] Ana: https://civic.example/compare#${code}.`);
        expect(findCodes(chat.join('\n'))).toEqual(codes);
      }),
    );
  });

  test.each([
    ['codes', (code: string) => `${code}.`],
    ['broken codes', () => 'v1.AAAA '],
    ['broken codes with signs of the alphabet behind them', () => 'v1.AAAAAAAAAA___ '],
    ['beginnings of codes', () => 'v1.'],
    ['escaped signs', () => '%2525'],
    ['signs of the alphabet', () => '_'],
  ])('is read no further than a chat of a thousand lines is long: %s', (_, piece) => {
    const [code, near, far] = (['1', '2', '3'] as const).map((id) =>
      encodeShared({ votes: { [id]: 'yes' }, name: '' }),
    ) as [string, string, string];
    const filling = piece(code).repeat(longestPaste / piece(code).length);
    const found = findCodes(`${filling.slice(0, longestPaste - 100)} ${near} ${filling} ${far}`);
    expect(found).toContain(near);
    expect(found).not.toContain(far);
    expect(found.length).toBeLessThanOrEqual(longestPaste / 3);
  });

  test.each([
    ['', 'notOurs'],
    ['glossary', 'notOurs'],
    ['https://civic.example/compare', 'notOurs'],
    ['rev1.AAAA', 'notOurs'],
    ['%3Cimg%20src=x%20onerror=alert(1)%3E', 'notOurs'],
    ['v1.', 'broken'],
    ['v1.%3Cscript%3E', 'broken'],
    ['v0.abc', 'older'],
    ['v2.10', 'newer'],
    ['Civic Voice v2.10 is out, and so is v1.12-beta', 'notOurs'],
    ['v3.0, v2.10', 'notOurs'],
    ['https://civic.example/compare#v2.abc', 'newer'],
  ])('%j is told apart as %s', (text, problem) => {
    expect(readLink(text)).toEqual({ problem });
  });
});
