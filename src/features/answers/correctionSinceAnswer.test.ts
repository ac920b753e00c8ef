import { describe, expect, test } from '@jest/globals';
import type { Correction } from '../../content/types';
import { correctedSince } from './correctionSinceAnswer';

const correction = (date: Correction['date']): Correction => ({
  policy: '5',
  date,
  change: `We corrected the price on ${date}.`,
  text: '',
});
const all = [correction('2026-12-20'), correction('2026-12-14')];

describe('A correction asks whether an answer still holds', () => {
  test.each([
    ['of the day before', { answered: '2026-12-13' }, '2026-12-14', '2026-12-14'],
    ['once the day of the correction has come', { answered: '2026-11-27' }, '2026-12-13', undefined],
    ['of which two came later: the newer one', { answered: '2026-12-13' }, '2026-12-20', '2026-12-20'],
    [
      'but not of the same day, on which either text may have been read',
      { answered: '2026-12-14' },
      '2026-12-15',
      undefined,
    ],
    ['but not of a later day', { answered: '2026-12-21' }, '2027-01-01', undefined],
    ['until it was confirmed', { answered: '2026-11-27', kept: '2026-12-20' }, '2027-01-01', undefined],
    [
      'again after a confirmation',
      { answered: '2026-11-27', kept: '2026-12-15' },
      '2027-01-01',
      '2026-12-20',
    ],
    ['but not where nobody knows the day', {}, '2027-01-01', undefined],
    ['but not where the day is still to come', { answered: '2026-12-13' }, '2026-12-01', undefined],
  ])('%s', (_what, reason, today, asked) => {
    expect(correctedSince(all, reason, today)?.date).toBe(asked);
  });

  test('if there is a reason at all', () => {
    expect(correctedSince(all, undefined, '2027-01-01')).toBeUndefined();
  });
});
