import type { Components, Theme } from '@mui/material/styles';
import { color } from '../ui/palette';
import { gutter, radius, text, upTo } from '../ui/tokens';

export const surfaces: Components<Theme> = {
  MuiPaper: {
    // An elevation would be rendered as a `style` attribute, which the Content Security Policy refuses.
    defaultProps: { variant: 'outlined' },
    styleOverrides: { rounded: { borderRadius: radius.card } },
  },
  // MUI would clip the focus ring of an element inside, which extends over the edge.
  MuiCard: { styleOverrides: { root: { overflow: 'visible' } } },
  MuiCardContent: { styleOverrides: { root: { '&, &:last-child': { padding: gutter } } } },
  MuiDialog: {
    styleOverrides: {
      // The padding is set here and not in the parts, so that title, text and buttons share one edge.
      paper: { margin: 16, padding: gutter, maxWidth: 560 },
    },
  },
  MuiDialogTitle: { defaultProps: { variant: 'h3' }, styleOverrides: { root: { padding: '0 0 8px' } } },
  MuiDialogContent: { styleOverrides: { root: { padding: 0, overflow: 'visible' } } },
  MuiDialogContentText: { styleOverrides: { root: { color: 'inherit' } } },
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: {
        flexWrap: 'wrap',
        gap: 12,
        padding: '24px 0 0',
        [upTo('phone')]: { '& > *': { flex: '1 1 8em' } },
      },
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { '@media (prefers-reduced-transparency: reduce)': { backgroundColor: color('page') } },
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: {
        alignItems: 'flex-start',
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
  MuiAlertTitle: { styleOverrides: { root: { fontWeight: 650, marginBlockStart: 0 } } },
};
