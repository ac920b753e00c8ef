import type { ThemeOptions } from '@mui/material/styles';
import { color } from './palette';
import { hairline, hovered, radius } from './tokens';
import { text } from './typography';

declare module '@mui/material/Chip' {
  interface ChipPropsVariantOverrides {
    /** No answer yet. */
    dashed: true;
  }
}

export const dataDisplay: NonNullable<ThemeOptions['components']> = {
  MuiTypography: {
    defaultProps: {
      variantMapping: {
        display: 'h1',
        lead: 'p',
        body1: 'p',
        body2: 'p',
        letter: 'p',
        label: 'span',
        note: 'p',
        overline: 'p',
        figure: 'span',
        wall: 'p',
        wallQuestion: 'p',
        wallFigure: 'span',
      },
    },
    styleOverrides: {
      root: {
        // Sentences end evenly, titles break into lines of one length.
        variants: [
          {
            props: ({ variant = 'body1' }) => /^(?:display|h\d|wallQuestion)$/.test(variant),
            style: { textWrap: 'balance' },
          },
          {
            props: ({ variant = 'body1' }) => /^(?:lead|body\d|note|wall)$/.test(variant),
            style: { textWrap: 'pretty' },
          },
          { props: { variant: 'overline' }, style: { color: color('muted') } },
        ],
      },
    },
  },
  // A list without bullets loses its role in Safari unless it is spelled out.
  MuiList: { defaultProps: { role: 'list', disablePadding: true } },
  MuiListItem: { defaultProps: { disableGutters: true } },
  MuiListItemButton: {
    styleOverrides: { root: { minHeight: 56, padding: '8px 0', ...hovered } },
  },
  MuiListItemText: {
    styleOverrides: { root: { marginBlock: 4 }, primary: text.label, secondary: text.note },
  },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 40, color: 'inherit' } } },
  MuiDivider: { styleOverrides: { root: { borderColor: color('hairline') } } },
  MuiChip: {
    styleOverrides: {
      root: {
        height: 'auto',
        minHeight: 32,
        // Round at both ends in one line, and clear of the letters in two.
        borderRadius: radius.card,
        border: '1.5px solid transparent',
        whiteSpace: 'normal',
        ...text.body2,
        fontWeight: 650,
        variants: [
          { props: { color: 'yes' }, style: { borderColor: color('yes') } },
          { props: { color: 'no' }, style: { borderColor: color('no') } },
          { props: { color: 'undecided' }, style: { borderColor: color('undecidedBorder') } },
          {
            props: { variant: 'dashed' },
            style: { border: `1.5px dashed ${color('control')}`, background: 'none', color: color('muted') },
          },
        ],
      },
      label: { overflow: 'visible', whiteSpace: 'inherit', paddingInline: 12 },
      icon: { color: 'inherit', marginInline: '8px -4px' },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: {
        padding: '12px 16px 12px 0',
        borderBlockEnd: hairline,
        color: 'inherit',
        ...text.body2,
        // What is in it ends where the line below does.
        '&:last-child': { paddingInlineEnd: 0 },
      },
      head: {
        ...text.note,
        overflowWrap: 'anywhere',
        fontWeight: 650,
        lineHeight: text.note.lineHeight,
        color: color('muted'),
        // Heads of one line stand beside the last line of others.
        verticalAlign: 'bottom',
      },
    },
  },
};
