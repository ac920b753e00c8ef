import type { ThemeOptions } from '@mui/material/styles';
import { LinkBehavior } from './LinkBehavior';
import { color } from './palette';
import { focusRing } from './tokens';
import { text } from './typography';

/** Numbers in a drawing are in px of its own grid of 24, which grows with text as a whole: in rem they would grow twice. */
const numeralSize = 14;

export const navigation: NonNullable<ThemeOptions['components']> = {
  MuiLink: {
    defaultProps: { component: LinkBehavior, underline: 'always' },
    styleOverrides: {
      root: {
        textDecorationColor: 'currentColor',
        '&:focus-visible': focusRing,
        variants: [
          // In running text: a target of at least 24 px, for imprecise fingers, without moving its letters.
          { props: { variant: 'inherit' }, style: { padding: 4, marginInline: -4 } },
        ],
      },
    },
  },
  MuiStepLabel: {
    styleOverrides: {
      // The label holds the space: a tile whose label is hidden would stand out of the middle.
      iconContainer: { paddingInlineEnd: 0 },
      label: {
        ...text.label,
        '&:not(.MuiStepLabel-alternativeLabel)': { paddingInlineStart: 8 },
        '&.Mui-active, &.Mui-completed': { fontWeight: 650 },
      },
    },
  },
  MuiStepIcon: {
    styleOverrides: {
      root: {
        color: color('muted'),
        '&.Mui-active, &.Mui-completed': { color: color('primary') },
        '@media (forced-colors: active)': { '&&': { color: 'CanvasText' } },
      },
      text: {
        fill: color('card'),
        '@media (forced-colors: active)': { fill: 'Canvas' },
        fontSize: numeralSize,
        fontWeight: 650,
      },
    },
  },
  MuiStepConnector: {
    styleOverrides: {
      line: { borderColor: color('control') },
      // At the middle of the circles, which grow with the text.
      alternativeLabel: { top: '0.75rem' },
    },
  },
};
