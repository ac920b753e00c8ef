import { expect, test } from '@jest/globals';
import { daysAfter } from './days';

test('Two weeks go over the end of a year', () => {
  expect(daysAfter('2026-12-20', 14)).toBe('2027-01-03');
});
