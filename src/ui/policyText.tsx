import { styled } from '@mui/material/styles';
import { color, serif } from './palette';
import { hairline, radius, text } from './tokens';

/** Each number that links to a source can be pressed on 24 px, without moving the letters around it. */
export const PolicyTextBody = styled('div')({
  '& sup': { fontSize: '0.75rem', lineHeight: 0 },
  '& sup a': { padding: '6px 10px', marginInline: -9, textDecorationThickness: 1 },
  '@media print': { '& sup a': { color: 'inherit', textDecoration: 'none' } },
});

/** The policy's question in one sentence, in larger text: a visitor has to read only this to understand the answers. */
export const PolicyQuestion = styled('p')({
  fontSize: text.lead.fontSize,
  lineHeight: 1.45,
  marginBlockStart: 8,
  // On the policy's own page the question is the headline.
  '@media screen': {
    'article[aria-label] &': {
      fontFamily: serif,
      fontWeight: 700,
      ...text.display,
      textWrap: 'balance',
      marginBlock: '12px 24px',
    },
  },
  '& + p': { marginBlockStart: 8 },
  '@media print': { '&&': { fontSize: text.body.fontSize } },
});

export const Facts = styled('dl')({
  display: 'grid',
  gap: 12,
  padding: '18px 20px',
  borderRadius: radius.card,
  background: color('tint'),
  fontSize: text.label.fontSize,
  lineHeight: 1.55,
  '@media (min-width: 700px)': { '& > div': { display: 'grid', gridTemplateColumns: '8.5em 1fr', gap: 16 } },
  '@media (forced-colors: active)': { border: '1px solid' },
  '@media print': {
    gap: 6,
    padding: '0 0 0 14px',
    borderRadius: 0,
    borderInlineStart: `3px solid ${color('primary')}`,
    fontSize: text.label.fontSize,
  },
});

/**
 * Pros and Cons, with the same number of arguments. In two columns, the arguments of one row begin at the same height.
 * The six rows are the heading and at most five arguments (`content/balance.test.ts`); more would overlap.
 */
export const Sides = styled('div')({
  display: 'grid',
  gap: '20px 28px',
  marginBlock: '24px 20px',
  '@media screen and (min-width: 700px)': {
    gridTemplate: 'repeat(6, auto) / 1fr 1fr',
    rowGap: 0,
    '& > div, & ul': { display: 'grid', gridRow: 'span 6', gridTemplateRows: 'subgrid' },
    '& ul': { gridRow: 'span 5' },
  },
  '@media print': { gridTemplateColumns: '1fr 1fr', marginBlock: '14px' },
});

export const Points = styled('ul')({
  marginBlockStart: 8,
  fontSize: text.label.fontSize,
  lineHeight: 1.55,
  '& li': {
    position: 'relative',
    paddingBlock: 10,
    paddingInlineStart: 26,
    borderBlockStart: hairline,
  },
  // On paper a whole card has to fit on one sheet.
  '@media print': { fontSize: text.note.fontSize, lineHeight: 1.36, '& li': { paddingBlock: 1 } },
  '& li::before': { position: 'absolute', insetInlineStart: 4, fontWeight: 650 },
  // The empty alternative text after the slash keeps screen readers from reading the sign, which the heading says.
  '&[data-side=pros] li::before': { content: "'+' / ''" },
  '&[data-side=cons] li::before': { content: "'–' / ''" },
});
