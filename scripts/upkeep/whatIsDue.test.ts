import { expect, test } from '@jest/globals';
import { isOverdue, printDuties, whatIsDue } from './whatIsDue';
import type { DutySources } from './whatIsDue';

const member = { id: 'A1', name: 'Ana Ruiz', last: 'Ruiz', state: 'TX', end: '2027-01-03' };
const nothing: DutySources = {
  withBills: [],
  congressEnds: '2027-01-03',
  congress: { asOf: '2026-11-01', source: '', license: '', members: [member] },
  votesThrough: '2026-11-20',
  corrections: { en: [], es: [] },
  holes: [],
  released: undefined,
};

/** What is overdue on a day, in short. */
const overdue = (sources: Partial<DutySources>, today: string) =>
  whatIsDue({ ...nothing, ...sources }, today)
    .filter((duty) => isOverdue(duty, today))
    .map(({ what }) => what);

test('Bills named as models are overdue on the day their Congress ends', () => {
  const withBills = ['Carbon Tax Policy'];
  const renewed = { ...nothing.congress, asOf: '2026-12-30', members: [] };
  expect(overdue({ withBills, congress: renewed }, '2027-01-02')).toEqual([]);
  expect(overdue({ withBills, congress: renewed }, '2027-01-03')).toEqual([
    'bills named as models: Carbon Tax Policy',
  ]);
});

test('The members of Congress are overdue after 60 days, and when a term has ended', () => {
  expect(overdue({}, '2026-12-30')).toEqual([]);
  expect(overdue({}, '2026-12-31')).toEqual(['members of Congress and their local offices as of 2026-11-01']);
  expect(overdue({}, '2027-01-03')).toContain('term of Ana Ruiz, TX');
});

test('The votes of Congress are overdue 90 days after the newest that was looked for', () => {
  const renewed = { ...nothing.congress, asOf: '2027-02-01', members: [] };
  expect(overdue({ congress: renewed }, '2027-02-17')).toEqual([]);
  expect(overdue({ congress: renewed }, '2027-02-18')).toEqual(['votes of Congress up to 2026-11-20']);
});

test('The next end of terms is announced', () => {
  expect(whatIsDue(nothing, '2026-11-23')).toContainEqual(
    expect.objectContaining({ what: 'terms of 1 members of Congress', due: '2027-01-03' }),
  );
});

test('A correction that lacks its other language is overdue at once', () => {
  const correction = { policy: '5', date: '2026-11-20' } as const;
  expect(overdue({ corrections: { en: [correction], es: [correction] } }, '2026-11-23')).toEqual([]);
  expect(overdue({ corrections: { en: [correction], es: [] } }, '2026-11-23')).toEqual([
    'correction of 2026-11-20, policy 5',
  ]);
  const twice = [correction, correction];
  expect(overdue({ corrections: { en: twice, es: [correction] } }, '2026-11-23')).toEqual([
    'correction of 2026-11-20, policy 5',
  ]);
  expect(overdue({ corrections: { en: twice, es: twice } }, '2026-11-23')).toEqual([]);
});

test('A release is due a month before the security.txt of the last one expires', () => {
  const congress = { ...nothing.congress, asOf: '2027-10-30', members: [] };
  const recent = { congress, votesThrough: '2027-10-30', released: '2026-12-01' };
  expect(overdue(recent, '2027-10-30')).toEqual([]);
  expect(overdue(recent, '2027-10-31')).toEqual(['security.txt of the release of 2026-12-01 expires']);
});

test('A known hole is overdue at once; where the audit service did not answer, none is listed', () => {
  expect(overdue({ holes: ['react: high'] }, '2026-11-23')).toEqual(['known hole: react: high']);
  expect(overdue({ holes: null }, '2026-11-23')).toEqual([]);
});

test('The table begins with the earliest, says why it stays, and ends with the counts', () => {
  const votes = { ...nothing, votesThrough: '2026-08-07' };
  const looks = { 'votes of Congress up to 2026-08-07': { on: '2026-11-20', found: 'No newer record.' } };
  const lines = printDuties(whatIsDue(votes, '2026-11-23'), '2026-11-23', looks).split('\n');
  expect(lines[0]).toMatch(/^OVERDUE {2}2026-11-05 {2}votes of Congress up to 2026-08-07/);
  expect(lines[1]?.trim()).toBe('Looked for on 2026-11-20: No newer record.');
  expect(lines.at(-1)).toBe('3 to watch, 1 overdue on 2026-11-23.');
});
