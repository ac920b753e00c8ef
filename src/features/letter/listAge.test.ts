import { expect, test } from '@jest/globals';
import { ageOf } from './listAge';

test.each([
  ['2026-07-15', 'new'],
  ['2026-09-12', 'new'],
  ['2026-09-13', 'aging'],
  ['2026-11-27', 'aging'],
  ['2027-01-02', 'aging'],
  ['2027-01-03', 'old'],
  ['2027-01-11', 'old'],
])('A list of July 15, 2026, is on %s %s', (today, age) => {
  expect(ageOf('2026-07-15', today)).toBe(age);
});

test('Without a new Congress a list is old after 180 days', () => {
  expect(ageOf('2025-02-01', '2025-07-30')).toBe('aging');
  expect(ageOf('2025-02-01', '2025-07-31')).toBe('old');
});

test('A list of the new Congress is new again, and so is one newer than the clock', () => {
  expect(ageOf('2027-01-03', '2027-01-04')).toBe('new');
  expect(ageOf('2027-01-05', '2027-01-02')).toBe('new');
});
