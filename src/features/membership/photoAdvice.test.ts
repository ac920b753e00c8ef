import { describe, expect, test } from '@jest/globals';
import { photoAdvice } from './photoAdvice';

const edge = 120;
type Gray = (x: number, y: number) => number | readonly [number, number, number];

function picture(paint: Gray) {
  const data = new Uint8ClampedArray(edge * edge * 4);
  for (let y = 0; y < edge; y++) {
    for (let x = 0; x < edge; x++) {
      const value = paint(x / edge, y / edge);
      data.set(typeof value === 'number' ? [value, value, value, 255] : [...value, 255], (y * edge + x) * 4);
    }
  }
  return { data, width: edge, height: edge };
}

const inHead = (x: number, y: number) => ((x - 0.5) / 0.24) ** 2 + ((y - 0.48) / 0.32) ** 2 < 1;
/** A textured grey head before a plain wall. */
const portrait = (head: number, wall: Gray = () => 245, texture = 40) =>
  picture((x, y) =>
    inHead(x, y)
      ? head + ((Math.round((x * edge) / 3) + Math.round((y * edge) / 3)) % 2 ? texture / 2 : -texture / 2)
      : wall(x, y),
  );

describe('Advice about a photo', () => {
  test('is not needed for an even face before a white wall', () => {
    expect(photoAdvice(portrait(150))).toEqual([]);
  });

  test.each<[string, Gray]>([
    ['dark', () => 90],
    ['patterned', (x, y) => ((Math.floor(x * 30) + Math.floor(y * 30)) % 2 ? 255 : 190)],
    ['coloured', () => [255, 220, 150]],
  ])('says when the background is %s', (_, wall) => {
    expect(photoAdvice(portrait(150, wall))).toEqual(['background']);
  });

  test('says when the face is dark or very bright', () => {
    expect(photoAdvice(portrait(45))).toEqual(['dark']);
    expect(photoAdvice(portrait(246, undefined, 16))).toEqual(['bright']);
  });

  test('says when nothing in the picture is sharp', () => {
    expect(
      photoAdvice(picture((x, y) => 245 - 100 * Math.exp(-12 * ((x - 0.5) ** 2 + (y - 0.5) ** 2)))),
    ).toContain('blurry');
  });
});
