import { expect, test } from '@jest/globals';
import { light } from './palette';
import { theme } from './theme';
import { breakpoints, space } from './tokens';

test('Tints of our colours are mixed by the browser, as their values are CSS variables', () => {
  expect(theme.alpha(theme.palette.ink, 0.5)).toMatch(/^oklch\(from var\(--cv-ink\)/);
});

test('Every role of the palette has its name in `sx`, and every answer is a colour of a Chip', () => {
  for (const role of Object.keys(light)) expect(theme.palette).toHaveProperty(role);
  for (const answer of ['yes', 'no', 'undecided'] as const)
    expect(theme.palette[answer].main).toBe(`var(--cv-${answer}Fill)`);
});

test('A step of `sx` is a step of the scale, and MUI’s widths are those of our own queries', () => {
  expect(space.map((_, step) => theme.spacing(step))).toEqual(space.map((px) => `${px}px`));
  expect(theme.breakpoints.up('lg')).toBe(`@media (min-width:${breakpoints.lg}rem)`);
});
