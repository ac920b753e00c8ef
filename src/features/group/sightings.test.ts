import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { see } from './sightings';

/** @returns what becomes of each code, by the time (ms) at which it is seen. */
function seen(...frames: readonly (readonly [at: number, code: string])[]) {
  const sightings = new Map<string, number>();
  return frames.map(([at, code]) => see(sightings, code, at));
}

test('A code held still counts once, also where a frame or two miss it', () => {
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
