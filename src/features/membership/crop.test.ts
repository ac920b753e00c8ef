import { describe, expect, test } from '@jest/globals';
import { centredCrop, turnedSize } from './crop';

describe('A crop', () => {
  test('starts as the largest square in the middle', () => {
    expect(centredCrop({ width: 400, height: 300 })).toEqual({
      rotation: 0,
      area: { x: 12.5, y: 0, width: 75, height: 100 },
    });
    expect(centredCrop({ width: 300, height: 600 }).area).toEqual({ x: 0, y: 25, width: 100, height: 50 });
  });

  test('is taken from the box that holds the turned picture', () => {
    const quarter = turnedSize({ width: 400, height: 300 }, 90);
    expect([quarter.width, quarter.height].map(Math.round)).toEqual([300, 400]);
    expect(turnedSize({ width: 100, height: 100 }, -45).width).toBeCloseTo(141.42, 2);
  });
});
