import type { ThemeOptions } from '@mui/material/styles';
import { color } from '../ui/palette';
import { gutter, text } from '../ui/tokens';

export const surfaces: NonNullable<ThemeOptions['components']> = {
  MuiPaper: {
    // An elevation would be rendered as a `style` attribute, which the Content Security Policy refuses.
    defaultProps: { variant: 'outlined' },
  },
  // Without MUI's title, content and actions, each of which has a padding of its own: all that is in it shares one edge.
  MuiDialog: { styleOverrides: { paper: { margin: 16, padding: gutter, maxWidth: 560 } } },
  MuiBackdrop: {
    styleOverrides: {
      root: { '@media (prefers-reduced-transparency: reduce)': { backgroundColor: color('page') } },
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: {
        fontSize: text.label.fontSize,
        '& .MuiButtonBase-root:focus-visible': { outlineColor: 'currentColor' },
      },
      filled: {
        '&&': { border: `2px solid ${color('control')}`, background: color('bar'), color: color('onBar') },
      },
      // Without these colors MUI's own shades would be used, which fit its light scheme only.
      outlined: { borderWidth: 2, background: color('card'), color: color('ink'), fontWeight: 650 },
      // MUI lets the message scroll, which cuts the focus ring of a button in it.
      message: { overflow: 'visible', overflowWrap: 'anywhere' },
    },
  },
  MuiAlertTitle: { styleOverrides: { root: { marginBlockStart: 0 } } },
};
