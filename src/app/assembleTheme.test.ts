import { describe, expect, test } from '@jest/globals';
import { assembleTheme } from './assembleTheme';
import { theme } from './theme';
import { themeData } from './themeData';

/** The theme as the production bundle makes it: through JSON and back. */
const built = assembleTheme(JSON.parse(JSON.stringify(themeData(theme))) as ReturnType<typeof themeData>);

/** What reads `vars` differs only in the fallback values that the built theme leaves out. */
function withoutFallbacks(css: string): string {
  return css.replace(/(var\(--[\w-]+), [^()]*(?:\([^()]*\))?\)/g, '$1)');
}

describe('the theme assembled from its data', () => {
  test.each([
    'palette',
    'typography',
    'zIndex',
    'shape',
    'shadows',
    'mixins',
    'components',
    'transitions',
    'motion',
    'opacity' as never,
    'overlays' as never,
  ] as const)('has the same %s', (member) => {
    expect(JSON.stringify(built[member])).toBe(JSON.stringify(theme[member]));
  });

  test('has the same variables', () => {
    expect(JSON.stringify(built.vars?.palette)).toBe(withoutFallbacks(JSON.stringify(theme.vars?.palette)));
  });

  test('computes the same breakpoints, spacing, transitions and sizes', () => {
    for (const made of [built, theme]) {
      expect(made.breakpoints.up('sm')).toBe(theme.breakpoints.up('sm'));
      expect(made.transitions.create('opacity', { duration: 200 })).toBe(
        theme.transitions.create('opacity', { duration: 200 }),
      );
      expect(made.typography.pxToRem(20)).toBe(theme.typography.pxToRem(20));
    }
    expect(built.spacing(2)).toBe('16px');
  });

  test('makes a colour transparent the same way', () => {
    const color = (made: typeof theme) => made.alpha(made.vars?.palette.primary.main ?? '', 0.5);
    expect(color(built)).toMatch(/^rgba\(var\(--mui-palette-primary-mainChannel\) \/ 0\.5\)$/);
    expect(withoutFallbacks(color(theme))).toBe(color(built));
  });
});
