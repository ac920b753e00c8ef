import { createTheme } from '@mui/material/styles';
import { dataDisplay } from './dataDisplay';
import { feedback } from './feedback';
import { inputs } from './inputs';
import { navigation } from './navigation';
import { color, light } from './palette';
import type { Palette } from './palette';
import { surfaces } from './surfaces';
import { breakpoints, duration, radius, space } from './tokens';
import { typography } from './typography';

/** Both shades are given: MUI would throw when it computes them from a CSS variable. */
function tone(main: keyof Palette, on: keyof Palette, dark: keyof Palette = 'ink') {
  return { main: color(main), light: color(main), dark: color(dark), contrastText: color(on) };
}

const primary = tone('primary', 'card');

/** Every role of the palette as `sx` names it: `color: 'muted'`, `bgcolor: 'tint'`, `borderColor: 'hairline'`. */
const roles = Object.fromEntries(
  (Object.keys(light) as (keyof Palette)[]).map((role) => [role, color(role)]),
) as Palette;

/**
 * Makes MUI mix tints in CSS; in JavaScript it would throw on our CSS variables. No documented option: MUI sets it itself
 * where `nativeColor` is given together with CSS variables of its own. `theme.test.ts` fails if an update ends it.
 */
const mixInCss = { colorSpace: 'oklch' };

const created = createTheme({
  ...mixInCss,
  // CSS variables, never values: `documentStyle.ts` sets the values for both schemes, and the system or the root's
  // `data-scheme` selects one. MUI's own `colorSchemes` would add 300 more variables to every page, and its selector
  // can't follow the system until the visitor chooses, nor keep paper light. MUI lists what its variables cost on static
  // pages: larger HTML and a later first paint (mui.com/material-ui/customization/css-theme-variables/overview).
  palette: {
    ...roles,
    primary,
    success: primary,
    // Not the red of No and the yellow of Undecided: an error or a button that erases would look like an answer.
    error: tone('ink', 'card'),
    warning: tone('ink', 'card'),
    info: primary,
    yes: tone('yesFill', 'onBar', 'yes'),
    no: tone('noFill', 'onBar', 'no'),
    undecided: tone('undecidedFill', 'onUndecided', 'undecidedBorder'),
    text: { primary: color('ink'), secondary: color('muted'), disabled: color('muted') },
    background: { default: color('page'), paper: color('card') },
    divider: color('hairline'),
    // MUI's own transparent black could not be seen in the dark scheme.
    action: {
      active: color('muted'),
      hover: color('tint'),
      selected: color('tint'),
      disabled: color('hairline'),
    },
  },
  spacing: [...space],
  breakpoints: { values: breakpoints, unit: 'rem' },
  shape: { borderRadius: radius.control },
  typography,
  transitions: { duration: { shortest: duration.press, shorter: duration.unfold, short: duration.cell } },
  motion: { reducedMotion: 'system' },
  components: { ...dataDisplay, ...feedback, ...inputs, ...navigation, ...surfaces },
});

export const theme = { ...created, ...mixInCss };

/** The answers, as `color="yes"` of a Chip; the roles of the palette that are no colour of MUI's. */
type AnswerColor = 'yes' | 'no' | 'undecided';
type Roles = Record<Exclude<keyof Palette, AnswerColor | 'primary'>, string>;
type Answers = Record<AnswerColor, ReturnType<typeof tone>>;

declare module '@mui/material/styles' {
  interface Palette extends Roles, Answers {}
  interface PaletteOptions extends Partial<Roles>, Partial<Answers> {}
}

declare module '@mui/material/Chip' {
  interface ChipPropsColorOverrides extends Record<AnswerColor, true> {}
}
