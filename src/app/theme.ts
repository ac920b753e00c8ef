import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/cache';
import { createTheme } from '@mui/material/styles';
import { color, sans } from '../ui/palette';
import type { Palette } from '../ui/palette';
import { radius, text, width } from '../ui/tokens';
import { controls } from './themeControls';
import { surfaces } from './themeSurfaces';

/** Both shades are given: MUI would throw when it computes them from a CSS variable. */
function tone(main: keyof Palette, on: keyof Palette) {
  return { main: color(main), light: color(main), dark: color('ink'), contrastText: color(on) };
}

const primary = tone('primary', 'card');

/** Makes MUI mix tints in CSS, as `nativeColor: true` does; in JavaScript it would throw on our CSS variables. */
const mixInCss = { colorSpace: 'oklch' };

const created = createTheme({
  ...mixInCss,
  // CSS variables, never values: `documentStyle.ts` sets the values for both schemes, and the system or the root's
  // `data-scheme` selects one. MUI's own `colorSchemes` would add 300 more variables to every page, and its selector
  // can't follow the system until the visitor chooses, nor keep paper light.
  palette: {
    primary,
    success: primary,
    // Not the red of No and the yellow of Undecided: an error or a button that erases would look like an answer.
    error: tone('ink', 'card'),
    warning: tone('ink', 'card'),
    text: { primary: color('ink'), secondary: color('muted'), disabled: color('muted') },
    background: { default: color('page'), paper: color('card') },
    divider: color('hairline'),
    // MUI's own transparent black could not be seen in the dark scheme.
    action: { active: color('muted'), disabled: color('hairline') },
  },
  // MUI asks for all five; its dialogs and notices use `sm`.
  breakpoints: { values: { xs: 0, sm: 480, md: 768, lg: width.shell, xl: 1440 } },
  shape: { borderRadius: radius.card },
  typography: {
    fontFamily: sans,
    fontWeightMedium: 650,
    fontWeightBold: 650,
    body1: text.body,
    body2: text.note,
    button: { ...text.label, fontWeight: 650, textTransform: 'none', letterSpacing: 0 },
    h3: text.h3,
    h4: { fontWeight: 650, fontSize: text.label.fontSize, lineHeight: text.label.lineHeight },
  },
  components: { ...controls, ...surfaces },
});

export const theme = { ...created, ...mixInCss };

export function styleCache(): EmotionCache {
  // Without emotion's vendor prefixes, which are a seventh of the styles of a page: engines that need them know neither
  // `:has()` nor container queries, without which the site can't be drawn anyway.
  return createCache({ key: 'cv', stylisPlugins: [] });
}
