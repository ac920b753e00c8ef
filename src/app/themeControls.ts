import type { ThemeOptions } from '@mui/material/styles';
import { chosen, inactive } from '../ui/buttons';
import { field } from '../ui/FileInput';
import { color } from '../ui/palette';
import { radius, text } from '../ui/tokens';

const focusRing = { outline: `3px solid ${color('primary')}`, outlineOffset: 2 };

export const controls: NonNullable<ThemeOptions['components']> = {
  // The ripple takes a quarter of the time from press to paint. MUI shows focus by it; a focus ring replaces that.
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible, &:focus-visible': focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 48,
        borderRadius: radius.control,
        padding: '8px 24px',
        textAlign: 'center',
        // Every button has a border, so that all have the same height, and so that forced colours, which remove
        // backgrounds, still show an edge.
        border: '2px solid transparent',
        // `aria-disabled` rather than `disabled`, so that the button keeps its focus.
        '&[aria-disabled=true]': inactive,
      },
      outlined: {
        borderColor: 'currentColor',
        '&:hover, &[aria-expanded=true]': { background: color('tint') },
        '&[aria-pressed=true]': chosen,
      },
    },
  },
  // Above its box at all times, unlike MUI's `InputLabel`, which would cover what was typed before the scripts arrived.
  MuiFormLabel: {
    styleOverrides: {
      root: { marginBlockEnd: 8, fontWeight: 650, '&, &.Mui-focused, &.Mui-error': { color: color('ink') } },
    },
  },
  MuiInputBase: {
    styleOverrides: {
      root: {
        ...field,
        // The class is repeated to raise the selector's specificity. A descendant selector would be slow in the tests:
        // jsdom matches from the end and looks at every element.
        '&:has(:focus-visible)&': focusRing,
        '&.Mui-error': { borderColor: color('ink') },
      },
      multiline: { padding: 0 },
      input: {
        height: 'auto',
        padding: '12px 16px',
        // The whole box has a focus ring already; this one would be a second, inside it.
        '&:focus-visible': { outline: 0 },
        // With `field-sizing` the attribute `rows` has no effect, so the least height is given here.
        'textarea&': {
          lineHeight: text.body.lineHeight,
          minHeight: 'calc(3lh + 24px)',
          resize: 'vertical',
          fieldSizing: 'content',
        },
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: '8px 0 0',
        ...text.note,
        '&.Mui-error': { fontWeight: 650 },
        '&.Mui-error::before': { content: "'⚠ ' / ''" },
      },
    },
  },
};
