import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { color } from '../theme/palette';
import { from, hairline, onScreen } from '../theme/tokens';
import { text } from '../theme/typography';

/** As `content/balance.test.ts` holds. */
const mostArguments = 5;

/** Each number that links to a source can be pressed on 24 px, without moving the letters around it. */
export const PolicyTextBody = styled('div')({
  '& sup': { lineHeight: 0 },
  '& sup a': { padding: 8, marginInline: -8 },
});

/** The policy's question in one sentence is the headline: a visitor has to read only this to understand the answers. */
export const PolicyQuestion = styled('p')({
  clear: 'both',
  marginBlock: '8px 12px',
  ...text.h2,
  textWrap: 'balance',
});

export const Facts = styled('dl')({
  fontSize: text.label.fontSize,
  '& > div': { paddingBlock: 8, borderBlockStart: hairline },
  [from('md')]: { '& > div': { display: 'grid', gridTemplateColumns: '8.5em 1fr', gap: 16 } },
});

/**
 * Pros and Cons, with the same number of arguments, as the pages of an open book: arguments of one row begin at the same
 * height. In narrow windows each argument is followed by its counter-argument, so that no side is a screen below the
 * other. In the HTML each side is a list of its own below its heading, which is how a screen reader tells them; `order`
 * mixes them only for the eye. Wrappers with `contents` instead of a subgrid, which browsers before 2023 lack. On paper
 * rows of unequal height would take a second sheet, so each side is a column.
 */
export const Sides = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: 32,
  // The spine, where browsers know it.
  columnRule: hairline,
  marginBlock: '16px 12px',
  '& :is(h2, h3)': { fontSize: text.lead.fontSize },
  '@media screen': {
    '& > div, & ul': { display: 'contents' },
    ...Object.fromEntries(
      Array.from({ length: mostArguments }, (_, row) => [`& li:nth-of-type(${row + 1})`, { order: row + 1 }]),
    ),
  },
  // The titles would look like the head of a table above arguments of one column, each of which names its side.
  [onScreen.upTo('md')]: {
    '& :is(h2, h3)': visuallyHidden,
    '& li': { gridColumn: '1 / -1' },
    '& [data-side=pros] li': { borderColor: color('control') },
  },
  [onScreen.from('md')]: {
    '& > :first-of-type > *, & [data-side=pros] li': { gridColumn: 1 },
    '& > :last-of-type > *, & [data-side=cons] li': { gridColumn: 2 },
  },
});

export const Points = styled('ul')({
  fontSize: text.label.fontSize,
  '& li': { position: 'relative', padding: '8px 0 8px 24px', borderBlockStart: hairline },
  '& li::before': { position: 'absolute', insetInlineStart: 0, fontWeight: 650 },
  // The empty alternative text after the slash keeps screen readers from reading the sign, which the heading says.
  '&[data-side=pros] li::before': { content: "'+' / ''" },
  '&[data-side=cons] li::before': { content: "'–' / ''" },
  [`${onScreen.from('md')}, print`]: { '& b': { display: 'none' } },
});
