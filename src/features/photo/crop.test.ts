import { describe, expect, test } from '@jest/globals';
import { centredCrop, sameCrop, turnedSize } from './crop';

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

  test('is the same up to rounding, and another when turned or moved', () => {
    const crop = centredCrop({ width: 400, height: 300 });
    expect(sameCrop(crop, { ...crop, area: { ...crop.area, x: 12.6 } })).toBe(true);
    expect(sameCrop(crop, { ...crop, area: { ...crop.area, x: 13 } })).toBe(false);
    expect(sameCrop(crop, { ...crop, rotation: 1 })).toBe(false);
  });
});
