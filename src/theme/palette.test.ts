import { describe, expect, test } from '@jest/globals';
import { contrast, difference, visions } from '../test/colors';
import { dark, light } from './palette';
import type { Palette } from './palette';

type Role = keyof Palette;

/** Every pair of words on a ground that the site draws. */
const texts: readonly (readonly [Role, Role])[] = [
  ...(['ink', 'muted', 'primary'] as const).flatMap((text) =>
    (['page', 'card', 'tint'] as const).map((ground) => [text, ground] as const),
  ),
  ['onBar', 'bar'],
  ['onBar', 'yesFill'],
  ['onBar', 'noFill'],
  ['onUndecided', 'undecidedFill'],
  ['ink', 'overlay'],
  ['muted', 'overlay'],
  ['primary', 'overlay'],
];

/** Everything else that has to be seen: borders of controls, focus rings, the mark of the current page, progress. */
const parts: readonly (readonly [Role, Role])[] = [
  ['control', 'card'],
  ['control', 'page'],
  ['control', 'overlay'],
  ['control', 'tint'],
  ['primary', 'page'],
  ['primary', 'card'],
  ['primary', 'tint'],
  ['undecided', 'bar'],
  ['yes', 'card'],
  ['no', 'card'],
  ['yesFill', 'card'],
  ['noFill', 'card'],
  ['undecidedBorder', 'card'],
];

/**
 * Seen at a glance side by side, though not strikingly: green and red cannot do better for everyone and
 * stay green and red. Icon and words carry the answer; the colour only helps.
 */
const apart = 10;

describe.each([
  ['light', light],
  ['dark', dark],
])('The %s palette', (_name, palette) => {
  test.each(texts)('makes %s on %s easy to read', (text, ground) => {
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(parts)('makes %s stand out from %s', (part, ground) => {
    expect(contrast(palette[part], palette[ground])).toBeGreaterThanOrEqual(3);
  });

  test.each(visions)('keeps the three answers apart with %s', (vision) => {
    const { yes, no, undecided, yesFill, noFill, undecidedFill } = palette;
    for (const [one, other] of [
      [yes, no],
      [yes, undecided],
      [no, undecided],
      [yesFill, noFill],
      [yesFill, undecidedFill],
      [noFill, undecidedFill],
    ] as const) {
      expect(difference(one, other, vision)).toBeGreaterThan(apart);
    }
  });

  test.each(visions)('tells a chosen answer from one that is not, with %s', (vision) => {
    for (const answer of ['yes', 'no', 'undecided'] as const) {
      expect(difference(palette[`${answer}Fill`], palette.card, vision)).toBeGreaterThan(20);
    }
  });
});

describe('The arithmetic', () => {
  test('knows the extremes and a value published by WCAG’s authors', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#123456', '#123456')).toBe(1);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  test('sees that red and green of one lightness fall together without the green cones', () => {
    expect(difference('#b35900', '#6b7d00', 'full colour vision')).toBeGreaterThan(40);
    expect(difference('#b35900', '#6b7d00', 'deuteranopia')).toBeLessThan(apart);
  });
});
