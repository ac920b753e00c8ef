import { expect, test } from '@jest/globals';
import { perishables } from '../../src/content/types';
import type { Perishable, Source } from '../../src/content/types';
import { agingClaims, printClaims } from './agingClaims';
import { isOverdue } from './whatIsDue';

const sourceOf = (lastSeen: Source['lastSeen']): Source => ({
  title: 'A page',
  url: 'https://example.gov/page',
  publisher: 'A court',
  year: 2026,
  ...(lastSeen && { lastSeen }),
});

/** A card with one claim of each kind, last seen in the same month, the least perishable first. */
const card = {
  name: 'Carbon Tax Policy',
  words: {
    lawToday: 'It is {{pause|paused}}, in {{court|court}} and {{cap|capped}}; {{study|counted}} once.',
    pros: ['A {{bill|bill}} and a {{program|program}}. It was {{pause|paused}} and {{pause|stopped}}.'],
  },
  sources: {
    ...Object.fromEntries(
      perishables.toReversed().map((as) => [as, sourceOf({ as, month: '2026-08' })] as const),
    ),
    study: sourceOf(undefined),
  },
};

test('Single claims are listed by their own words, the most perishable first', () => {
  const claims = agingClaims([card], '2026-09-10');
  expect(claims.map(({ as, words }) => [as, words])).toEqual([
    ['pause', '“paused”, “stopped”'],
    ['court', '“court”'],
    ['cap', '“capped”'],
    ['bill', '“bill”'],
    ['program', '“program”'],
  ]);
  expect(claims.map(({ age }) => age)).toEqual([10, 10, 10, 10, 10]);
});

test('Of one kind the oldest comes first, whichever card it is on', () => {
  const older = { ...card, name: 'Older', sources: { court: sourceOf({ as: 'court', month: '2026-05' }) } };
  const courts = agingClaims([card, older], '2026-09-10').filter(({ as }) => as === 'court');
  expect(courts.map(({ text, month }) => [text, month])).toEqual([
    ['Older', '2026-05'],
    ['Carbon Tax Policy', '2026-08'],
  ]);
});

test('The more perishable a claim is, the sooner it is overdue', () => {
  const claims = agingClaims([card], '2026-09-10');
  const overdue = (today: string): Perishable[] =>
    claims.filter((claim) => isOverdue(claim, today)).map(({ as }) => as);
  expect(overdue('2026-09-13')).toEqual([]);
  expect(overdue('2026-09-14')).toEqual(['pause']);
  expect(overdue('2026-09-30')).toEqual(['pause', 'court']);
  expect(claims.map(({ due }) => due)).toEqual(claims.map(({ due }) => due).toSorted());
});

const looks = { [sourceOf(undefined).url]: { on: '2026-09-12', found: 'No newer page.' } };

test('The table names card, claim, source and why it stays, and ends with the counts', () => {
  const lines = printClaims(agingClaims([card], '2026-09-14'), '2026-09-14', looks).split('\n');
  expect(lines[0]).toBe(
    'OVERDUE  2026-09-14  pause    2026-08, 14 days old  Carbon Tax Policy: “paused”, “stopped”',
  );
  expect(lines[1]?.trim()).toBe('A page, https://example.gov/page');
  expect(lines[2]?.trim()).toBe('Looked for on 2026-09-12: No newer page.');
  expect(lines.at(-1)).toBe('5 claims can age, 1 overdue on 2026-09-14.');
});
