import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/cache';
import { createTheme } from '@mui/material/styles';
import { color, sans, serif } from '../ui/palette';
import type { Palette } from '../ui/palette';
import { controls } from './themeControls';
import { surfaces } from './themeSurfaces';

/** Both shades are given: MUI would throw when it computes them from a CSS variable. */
function tone(main: keyof Palette, on: keyof Palette, hover = main) {
  return { main: color(main), light: color(main), dark: color(hover), contrastText: color(on) };
}

const primary = tone('primary', 'onPrimary', 'primaryHover');

/** The text colour at a given opacity. MUI's own transparent black could not be seen in the dark scheme. */
function ink(percent: number): string {
  return `color-mix(in srgb, ${color('ink')} ${percent}%, transparent)`;
}

/** Makes MUI mix tints in CSS, as `nativeColor: true` does; in JavaScript it would throw on our CSS variables. */
const mixInCss = { colorSpace: 'oklch' };

const title = { fontFamily: serif, fontWeight: 700 };

const created = createTheme({
  ...mixInCss,
  // CSS variables, never values: `globalCss.ts` sets the values for both schemes, and the system or the root's
  // `data-scheme` selects one. MUI's own `colorSchemes` would add 300 more variables to every page, and its selector
  // can't follow the system until the visitor chooses, nor keep paper light.
  palette: {
    primary,
    secondary: primary,
    info: primary,
    success: tone('yes', 'onYes'),
    error: tone('no', 'onNo'),
    warning: tone('undecided', 'onUndecided'),
    text: { primary: color('ink'), secondary: color('muted'), disabled: color('muted') },
    background: { default: color('page'), paper: color('card') },
    divider: color('hairline'),
    action: {
      active: color('muted'),
      hover: ink(4),
      selected: ink(8),
      disabled: ink(40),
      disabledBackground: ink(12),
      focus: ink(12),
    },
  },
  // With margins: `lg` is the width of the page, `md` that of a column of 60-75 characters, beyond which readers lose
  // the start of the next line.
  breakpoints: { values: { xs: 0, sm: 640, md: 808, lg: 1128, xl: 1536 } },
  shape: { borderRadius: 12 },
  typography: {
    fontFamily: sans,
    fontWeightMedium: 650,
    fontWeightBold: 650,
    body1: { fontSize: '1.0625rem', lineHeight: 1.6 },
    body2: { fontSize: '0.875rem', lineHeight: 1.5 },
    button: { fontSize: '1rem', fontWeight: 650, lineHeight: 1.5, textTransform: 'none', letterSpacing: 0 },
    h1: {
      ...title,
      // At most 12vw: with text at 200 % on a phone, longer titles broke within a word.
      fontSize: 'min(clamp(2.125rem, 1.6rem + 2.2vw, 2.625rem), 12vw)',
      lineHeight: 1.15,
      letterSpacing: '-0.01em',
    },
    h2: { ...title, fontSize: 'clamp(1.625rem, 1.4rem + 1vw, 2rem)', lineHeight: 1.2 },
    h3: { ...title, fontSize: 'clamp(1.375rem, 1.25rem + 0.6vw, 1.625rem)', lineHeight: 1.25 },
    h4: { fontWeight: 650, fontSize: '1rem', lineHeight: 1.4 },
    subtitle1: { fontSize: '1.1875rem', lineHeight: 1.55 },
    overline: { fontSize: '0.875rem', fontWeight: 650, lineHeight: 1.6, letterSpacing: '0.05em' },
  },
  components: { ...controls, ...surfaces },
});

export const theme = { ...created, ...mixInCss };

export function styleCache(): EmotionCache {
  // Without emotion's vendor prefixes, which are a seventh of the styles of a page: engines that need them know neither
  // `:has()` nor container queries, without which the site can't be drawn anyway.
  return createCache({ key: 'cv', stylisPlugins: [] });
}
