import type { ThemeOptions } from '@mui/material/styles';
import SvgIcon from '@mui/material/SvgIcon';
import { createElement } from 'react';
import { color } from './palette';
import { overlayShadow } from './surfaces';
import { gutter, radius } from './tokens';
import { text } from './typography';

/** An octagon, as MUI's own sign of an error is a circle like that of success. */
const errorIcon = createElement(
  SvgIcon,
  { fontSize: 'inherit' },
  createElement('path', {
    d: 'M15.73 3H8.27L3 8.27v7.46L8.27 21h7.46L21 15.73V8.27L15.73 3zM19 14.9 14.9 19H9.1L5 14.9V9.1L9.1 5h5.8L19 9.1v5.8zM11 7h2v7h-2zM11 15.5h2v2h-2z',
  }),
);

export const feedback: NonNullable<ThemeOptions['components']> = {
  MuiBackdrop: {
    styleOverrides: {
      root: { '@media (prefers-reduced-transparency: reduce)': { backgroundColor: color('page') } },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        margin: 16,
        maxWidth: 560,
        padding: gutter,
        border: '1px solid transparent',
        background: color('overlay'),
        boxShadow: overlayShadow,
      },
    },
  },
  // All parts of a dialog share one edge, the padding of its paper.
  MuiDialogTitle: { styleOverrides: { root: { padding: 0, ...text.h3 } } },
  MuiDialogContent: {
    styleOverrides: {
      root: {
        overflowY: 'visible',
        // MUI takes the space away after a title, on which the text would then stand.
        '&, .MuiDialogTitle-root + &': { padding: '12px 0 0' },
      },
    },
  },
  MuiDialogContentText: { defaultProps: { color: 'inherit' } },
  MuiDialogActions: {
    styleOverrides: {
      root: { flexWrap: 'wrap', justifyContent: 'flex-start', gap: 12, padding: '24px 0 0' },
    },
    defaultProps: { disableSpacing: true },
  },
  MuiAlert: {
    defaultProps: { iconMapping: { error: errorIcon } },
    styleOverrides: {
      root: {
        padding: '12px 16px',
        borderRadius: radius.card,
        ...text.body2,
        '& .MuiButtonBase-root:focus-visible': { outlineColor: 'currentColor' },
        variants: [
          // What must not be missed on the page: the edge and the corners of a field with an error.
          {
            props: { variant: 'outlined' },
            style: {
              border: `2px solid ${color('ink')}`,
              borderRadius: radius.control,
              background: color('card'),
              color: color('ink'),
            },
          },
          // What is good to know.
          {
            props: { variant: 'standard' },
            style: {
              paddingInline: gutter,
              border: '1px solid transparent',
              background: color('tint'),
              color: color('ink'),
            },
          },
          // An error over the page.
          {
            props: { variant: 'filled' },
            style: {
              paddingInline: gutter,
              border: `2px solid ${color('control')}`,
              background: color('bar'),
              color: color('onBar'),
            },
          },
        ],
      },
      // As high as a line of the message, in the middle of which it stands.
      icon: {
        color: 'inherit',
        paddingBlock: 0,
        alignItems: 'center',
        alignSelf: 'start',
        blockSize: '1.5rem',
        fontSize: text.h3.fontSize,
      },
      // MUI lets the message scroll, which cuts the focus ring of a button in it.
      message: { padding: 0, overflow: 'visible', overflowWrap: 'anywhere', textWrap: 'pretty' },
      action: { paddingBlock: 0 },
    },
  },
  MuiAlertTitle: { styleOverrides: { root: { margin: 0, ...text.label } } },
  MuiLinearProgress: {
    styleOverrides: {
      root: { height: 8, borderRadius: radius.pill },
      // It is made of backgrounds, which forced colours take away: without this nobody sees that anything is loading.
      bar: { '@media (forced-colors: active)': { background: 'Highlight' } },
    },
  },
};
