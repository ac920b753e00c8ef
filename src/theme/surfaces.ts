import type { ThemeOptions } from '@mui/material/styles';
import { color } from './palette';
import { gutter, hairline, inkLine, radius, width } from './tokens';
import { text } from './typography';

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    tonal: true;
    ink: true;
    overlay: true;
    elevation: false;
  }
}

/** The one shadow, under what lies over the page. */
export const overlayShadow = '0 8px 32px rgb(0 0 0 / 24%)';

export const surfaces: NonNullable<ThemeOptions['components']> = {
  MuiPaper: {
    // An elevation would be rendered as a `style` attribute, which the Content Security Policy refuses.
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: {
        borderRadius: radius.card,
        color: color('ink'),
        overflowWrap: 'anywhere',
        // Seen in forced colours only, which remove backgrounds.
        border: '1px solid transparent',
        variants: [
          // What belongs together.
          { props: { variant: 'outlined' }, style: { border: hairline, background: color('card') } },
          // What is to be read first; one a page.
          { props: { variant: 'tonal' }, style: { background: color('tint') } },
          // What is the visitor's own: the bubble's line. Nothing else has it.
          {
            props: { variant: 'ink' },
            style: { border: `${inkLine}px solid ${color('ink')}`, background: color('card') },
          },
          // What lies over the page.
          {
            props: { variant: 'overlay' },
            style: { background: color('overlay'), boxShadow: overlayShadow },
          },
          { props: { square: true }, style: { borderRadius: 0 } },
        ],
      },
    },
  },
  // As wide as the site, with the edge that all parts of a page share.
  MuiContainer: {
    defaultProps: { maxWidth: false, disableGutters: true },
    styleOverrides: { root: { maxInlineSize: width.shell, paddingInline: gutter } },
  },
  MuiCardContent: {
    styleOverrides: {
      root: { padding: gutter, ...text.body2, '&:last-child': { paddingBlockEnd: gutter } },
    },
  },
  MuiCardActions: {
    styleOverrides: { root: { padding: `0 ${gutter} ${gutter}`, gap: 8, flexWrap: 'wrap' } },
  },
  MuiAppBar: {
    defaultProps: { position: 'static', color: 'inherit' },
    styleOverrides: {
      root: {
        border: 0,
        borderRadius: 0,
        // Where the page is about as dark, or colours are forced, only the line shows where the bar ends.
        'header&': { borderBlockEnd: hairline },
        'footer&': { borderBlockStart: hairline },
        background: color('bar'),
        color: color('onBar'),
      },
    },
  },
  MuiToolbar: {
    defaultProps: { disableGutters: true },
    styleOverrides: { root: { flexWrap: 'wrap', gap: '0 24px', '&&': { minHeight: 64 } } },
  },
  MuiAccordion: {
    defaultProps: { disableGutters: true, square: true },
    styleOverrides: {
      root: { background: 'none', border: 0, borderBlockStart: hairline, '&::before': { display: 'none' } },
    },
  },
  MuiAccordionSummary: {
    styleOverrides: {
      root: { minHeight: 56, padding: 0, fontWeight: 650 },
      content: { margin: '12px 0' },
      expandIconWrapper: { '@media print': { display: 'none' } },
    },
  },
  MuiAccordionDetails: { styleOverrides: { root: { padding: '0 0 24px' } } },
};
