import { styled } from '@mui/material/styles';
import { color, serif } from './palette';
import { from, hairline, onScreen, text } from './tokens';
import { besideText } from './stickyEdges';

/** As `content/balance.test.ts` holds. */
const mostArguments = 5;

/** Each number that links to a source can be pressed on 24 px, without moving the letters around it. */
export const PolicyTextBody = styled('div')({
  '& sup': { lineHeight: 0 },
  '& sup a': { padding: 8, marginInline: -8, textDecorationThickness: 1 },
  '@media print': { '& sup a': { color: 'inherit', textDecoration: 'none' } },
});

/** The policy's question in one sentence is the headline: a visitor has to read only this to understand the answers. */
export const PolicyQuestion = styled('p')({
  clear: 'both',
  fontFamily: serif,
  fontWeight: 700,
  ...text.h2,
  marginBlock: '8px 12px',
  '@media screen': {
    textWrap: 'balance',
    'article[aria-label] &': { marginBlock: '16px 24px' },
  },
  [besideText]: { 'article[aria-label] &': text.h1 },
  '@media print': { '&&': { fontSize: text.body.fontSize } },
});

export const Facts = styled('dl')({
  fontSize: text.label.fontSize,
  '& > div': { paddingBlock: 8, borderBlockStart: hairline },
  [from('tablet')]: { '& > div': { display: 'grid', gridTemplateColumns: '8.5em 1fr', gap: 16 } },
  '@media print': { '&& > div': { paddingBlock: 4 } },
});

const sheets = onScreen.from('tablet');

/**
 * Pros and Cons, with the same number of arguments, as the pages of an open book: arguments of one row begin at the same
 * height. In narrow windows each argument is followed by its counter-argument, so that no side is a screen below the
 * other. In the HTML each side is a list of its own below its heading, which is how a screen reader tells them; `order`
 * mixes them only for the eye. Wrappers with `contents` instead of a subgrid, which browsers before 2023 lack. On paper
 * rows of unequal height would take a second sheet, so each side is a column.
 */
export const Sides = styled('div')({
  display: 'grid',
  marginBlock: '16px 12px',
  gridTemplateColumns: '1fr 1fr',
  '& :is(h2, h3)': { fontFamily: serif, fontWeight: 700, fontSize: text.lead.fontSize },
  '@media screen': {
    position: 'relative',
    '& > div, & ul': { display: 'contents' },
    ...Object.fromEntries(
      Array.from({ length: mostArguments }, (_, row) => [`& li:nth-of-type(${row + 1})`, { order: row + 1 }]),
    ),
  },
  [sheets]: {
    columnGap: 32,
    // The spine.
    '&::before': {
      content: "''",
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: '50%',
      borderInlineStart: hairline,
    },
    '& > :first-of-type > *, & [data-side=pros] li': { gridColumn: 1 },
    '& > :last-of-type > *, & [data-side=cons] li': { gridColumn: 2 },
  },
  '@media print': { columnGap: 24, marginBlock: 12 },
});

export const Points = styled('ul')({
  marginBlockStart: 8,
  fontSize: text.label.fontSize,
  '& li': { position: 'relative', paddingBlock: 8, borderBlockStart: hairline },
  '& li::before': { fontWeight: 650 },
  // The empty alternative text after the slash keeps screen readers from reading the sign, which the heading says.
  '&[data-side=pros] li::before': { content: "'+' / ''" },
  '&[data-side=cons] li::before': { content: "'–' / ''" },
  [onScreen.upTo('tablet')]: {
    '& li': { gridColumn: '1 / -1' },
    '& li::before': { paddingInlineEnd: 4 },
    '& b': { paddingInlineEnd: 4 },
    // Not set in: both sides are as wide. A stronger line begins each pair.
    '&[data-side=pros] li': { borderBlockStartColor: color('control') },
  },
  [`${sheets}, print`]: {
    '& li': { paddingInlineStart: 24 },
    '& li::before': { position: 'absolute', insetInlineStart: 4 },
    '& b': { display: 'none' },
  },
  // On paper a whole card has to fit on one sheet.
  '@media print': {
    fontSize: text.note.fontSize,
    lineHeight: text.h3.lineHeight,
    '& li': { paddingBlock: 0 },
  },
});
