import { expect, test } from '@jest/globals';
import { liveBill, modelBills } from './modelBills';
import { policyIds } from './policyIds';

test('A letter names a bill through the last whole day of its Congress, and none from the day on which that ends', () => {
  for (const id of policyIds) {
    const known = Object.values(modelBills[id]?.numbers ?? {});
    for (const recipient of ['senator', 'representative'] as const) {
      expect([undefined, ...known]).toContain(liveBill(id, recipient, '2027-01-02'));
      expect(liveBill(id, recipient, '2027-01-02') === undefined).toBe(known.length === 0);
      for (const day of ['2027-01-03', '2027-06-01']) expect(liveBill(id, recipient, day)).toBeUndefined();
    }
  }
});

test('Each member is asked about the bill of the own chamber where there is one in both', () => {
  expect(liveBill('10', 'senator', '2026-11-23')).toBe('S.\u00a0275');
  expect(liveBill('10', 'representative', '2026-11-23')).toBe('H.R.\u00a0740');
  expect(liveBill('1', 'senator', '2026-11-23')).toBe('H.R.\u00a018');
});
