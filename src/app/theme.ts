import { createTheme } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { color, dark, light } from '../ui/palette';
import type { Palette } from '../ui/palette';
import { sans, serif } from '../ui/typefaces';

/**
 * Groups of MUI's variables that nothing on this site draws with. Printing them would add 15 kB to
 * every page. A component new to the site that needs one shows it at once: its colour is missing.
 */
const unusedVariables = new Set([
  'AppBar',
  'Avatar',
  'Chip',
  'FilledInput',
  'LinearProgress',
  'Skeleton',
  'Slider',
  'SpeedDialAction',
  'StepConnector',
  'StepContent',
  'Switch',
  'TableCell',
  'Tooltip',
  'SnackbarContent',
  'secondary',
  'grey',
  'mode',
  'contrastThreshold',
  'tonalOffset',
  'opacity',
  'dividerChannel',
]);

/** Of notices there are errors and successes only. */
const unusedSeverity = /^(?:info|warning)/;

function isUnused(key: string): boolean {
  return unusedVariables.has(key) || unusedSeverity.test(key);
}

function scheme(palette: Palette) {
  return {
    palette: {
      primary: { main: palette.primary, dark: palette.primaryHover, contrastText: palette.onPrimary },
      success: { main: palette.yes, contrastText: palette.onYes },
      error: { main: palette.no, contrastText: palette.onNo },
      text: { primary: palette.ink, secondary: palette.muted },
      background: { default: palette.page, paper: palette.card },
      divider: palette.hairline,
    },
  };
}

const focusRing = { outline: `3px solid ${color('primary')}`, outlineOffset: 2 };

const muiTheme = createTheme({
  cssVariables: {
    shouldSkipGeneratingVar: (keys) => keys[0] !== 'palette' || keys.some(isUnused),
  },
  colorSchemes: { light: scheme(light), dark: scheme(dark) },
  // Thin lines instead of shadows.
  shadows: Array<string>(25).fill('none') as Theme['shadows'],
  shape: { borderRadius: 12 },
  spacing: 8,
  typography: {
    fontFamily: sans,
    htmlFontSize: 16,
    body1: { fontSize: '1.0625rem', lineHeight: 1.6 },
    body2: { fontSize: '0.9375rem', lineHeight: 1.55 },
    button: { fontSize: '1rem', fontWeight: 650, lineHeight: 1.5, textTransform: 'none', letterSpacing: 0 },
    h1: {
      fontFamily: serif,
      fontWeight: 700,
      fontSize: 'clamp(2.125rem, 1.6rem + 2.2vw, 2.625rem)',
      lineHeight: 1.15,
      letterSpacing: '-0.01em',
    },
    h2: {
      fontFamily: serif,
      fontWeight: 700,
      fontSize: 'clamp(1.625rem, 1.4rem + 1vw, 2rem)',
      lineHeight: 1.2,
    },
    h3: {
      fontFamily: serif,
      fontWeight: 700,
      fontSize: 'clamp(1.375rem, 1.25rem + 0.6vw, 1.625rem)',
      lineHeight: 1.25,
    },
    h4: { fontFamily: sans, fontWeight: 700, fontSize: '1rem', lineHeight: 1.4 },
  },
  components: {
    // The ripple is a quarter of MUI's time between press and paint; the focus ring below replaces its focus signal.
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&.Mui-focusVisible, &:focus-visible': focusRing } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: {
          minHeight: 48,
          borderRadius: 10,
          padding: '10px 24px',
          // On every button: all are equally high, and forced colours, which take a filling away, show its edge.
          border: '2px solid transparent',
        },
        outlined: { borderColor: color('primary'), color: color('primary') },
      },
    },
    MuiPaper: {
      defaultProps: { elevation: 0, variant: 'outlined' },
      styleOverrides: { root: { backgroundImage: 'none' } },
    },
    MuiBackdrop: {
      styleOverrides: {
        root: { '@media (prefers-reduced-transparency: reduce)': { backgroundColor: color('page') } },
      },
    },
    MuiLink: {
      styleOverrides: {
        root: { textUnderlineOffset: '0.2em', borderRadius: 3, '&:focus-visible': focusRing },
      },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        // MUI marks focus by a coloured border alone, which forced colours take away.
        root: { backgroundColor: color('card'), '&:has(input:focus-visible)': focusRing },
        notchedOutline: { borderColor: color('control') },
      },
    },
  },
});

const unusedColors = new Set(['secondary', 'info', 'warning']);
const palette = Object.fromEntries(
  Object.entries(muiTheme.palette).filter(([name]) => !unusedColors.has(name)),
) as unknown as Theme['palette'];

export const theme: Theme = {
  ...muiTheme,
  // MUI's components prepare a variant for every colour they find here; the site uses three.
  palette,
  // Outside the palette nothing differs between the schemes, so those values stay literal: components
  // find them where they look for variables (`theme.vars`), and no page has to print them.
  vars: { ...muiTheme, ...muiTheme.vars } as unknown as NonNullable<Theme['vars']>,
};
