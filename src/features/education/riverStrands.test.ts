import { describe, expect, test } from '@jest/globals';
import { height, laws, pathOf, stretch, walls } from './riverStrands';

const bills = Array.from({ length: 100 }, (_, bill) => pathOf(bill));

/** Where a path's line ends. */
const end = (path: string) => [Number(/H(\d+)$/.exec(path)?.[1]), Number(/ (\d+)H\d+$/.exec(path)?.[1])];

/** Each wall as the gate's place, and the walls' two ends across. */
const wallParts = Array.from(walls.matchAll(/M(\d+) (\d+)V(\d+)/g), ([, ...numbers]) => numbers.map(Number));

describe('The river of bills', () => {
  test('starts with a hundred lines, none on another', () => {
    const starts = new Set(bills.map((path) => /^M0 (\d+)/.exec(path)?.[1]));
    expect(starts.size).toBe(100);
  });

  test('ends with as many laws as the source counts, and every other line at the wall of a gate', () => {
    const ends = bills.map(end);
    expect(ends.filter(([x]) => x === 5 * stretch)).toHaveLength(laws);
    for (const [x = NaN, y = NaN] of ends.filter(([along]) => along !== 5 * stretch))
      expect(wallParts.some(([at, from = NaN, to = NaN]) => at === x && from <= y && y <= to)).toBe(true);
  });

  test('lets no line through a wall, and stays within the drawing', () => {
    for (const path of bills) {
      const passed = Array.from(path.matchAll(/ (\d+)H(\d+)(?=C)/g), ([, y, x]) => [Number(x), Number(y)]);
      for (const [x, y = NaN] of passed)
        expect(wallParts.some(([at, from = NaN, to = NaN]) => at === x && from < y && y < to)).toBe(false);
      for (const [, y] of path.matchAll(/ (\d+)(?=H)/g)) expect(Number(y)).toBeLessThan(height);
    }
  });
});
