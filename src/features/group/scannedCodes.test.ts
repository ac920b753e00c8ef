import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { ScannedCodes } from './scannedCodes';

/** @returns what becomes of each code, by the time (ms) at which it is seen. Whoever is new joins the group. */
function seen(...frames: readonly (readonly [at: number, code: string])[]) {
  const codes = new ScannedCodes();
  const group = new Set<string>();
  return frames.map(([at, code]) => {
    const sighting = codes.see(code, group.has(code) ? 1 : 0, at);
    if (sighting === 'new') {
      group.add(code);
      codes.count(code, 1);
    }
    return sighting;
  });
}

test('A code that is held still counts once, also where a frame or two miss it', () => {
  expect(seen([0, 'a'], [100, 'a'], [1500, 'a'], [3000, 'a'])).toEqual(['new', 'held', 'held', 'held']);
});

test('A code that left the picture and comes back is asked about, once for each time', () => {
  expect(seen([0, 'a'], [1501, 'a'], [1600, 'a'], [9000, 'a'])).toEqual(['new', 'again', 'held', 'again']);
});

test('Codes follow each other without a pause, and two in one picture are no return', () => {
  expect(seen([0, 'a'], [100, 'b'], [200, 'a'], [300, 'b'], [400, 'c'])).toEqual([
    'new',
    'new',
    'held',
    'held',
    'new',
  ]);
});

test('A code that added nobody is new each time it comes back', () => {
  const codes = new ScannedCodes();
  expect([0, 2000, 4000].map((at) => codes.see('a', 0, at))).toEqual(['new', 'new', 'new']);
});

test('A code whose person left the group is new again, beside others who answered alike as well', () => {
  const codes = new ScannedCodes();
  codes.see('ana', 1, 0);
  codes.count('ana', 2);
  expect(codes.see('ana', 2, 2000)).toBe('again');
  expect(codes.see('ana', 1, 4000)).toBe('new');
  codes.count('ana', 2);
  expect(codes.see('ana', 2, 6000)).toBe('again');
});

test('As many codes count by themselves as there are, whatever the order and the time between', () => {
  const frames = fc.array(fc.tuple(fc.nat({ max: 4000 }), fc.constantFrom('a', 'b', 'c', 'd')));
  fc.assert(
    fc.property(frames, (steps) => {
      let now = 0;
      const found = seen(...steps.map(([pause, code]) => [(now += pause), code] as const));
      expect(found.filter((sighting) => sighting === 'new')).toHaveLength(
        new Set(steps.map(([, code]) => code)).size,
      );
    }),
  );
});
