import { expect, test } from '@jest/globals';
import { policyIds } from '../../content/policyIds';
import { posterPoints } from './posterPoints';

test('Every policy has two points of each side that fit two lines of a poster', () => {
  for (const id of policyIds)
    for (const side of ['for', 'against'] as const) {
      const points = posterPoints(id, side);
      expect(points).toHaveLength(2);
      for (const point of points) expect(point.length).toBeLessThanOrEqual(60);
    }
});
