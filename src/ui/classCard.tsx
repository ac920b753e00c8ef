import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { color } from './palette';
import { gutter, hairline, onScreen, radius } from './tokens';

export const ClassSteps = styled('ol')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  marginBlockEnd: 16,
  '& a:has([data-tile])': { display: 'block', borderRadius: radius.card },
});

export const ClassCard = styled(Paper)({
  padding: gutter,
  [onScreen.upTo('phone')]: { marginInline: -16, borderInline: 0, borderRadius: 0 },
  // A container, because the styles of the answer buttons depend on its width.
  containerType: 'inline-size',
  '& > h2': { scrollMarginBlockStart: 64 },
  '& + &': { marginBlockStart: 24 },
  '@media print': { containerType: 'normal', padding: 0, border: 0 },
}) as typeof Paper;

/** Sticky, so in view from the start. No links to other pages, unlike on a card: students would leave the class. */
export const ClassAnswers = styled('div')({
  display: 'grid',
  gap: 8,
  paddingBlock: 8,
  background: color('card'),
  '@media (min-height: 560px)': { position: 'sticky', insetBlockEnd: 0 },
});

/** A title and its answer in one line each, also on a phone. */
export const HeldAnswers = styled('ul')({
  '& li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 16,
    paddingBlock: 8,
    borderBlockStart: hairline,
  },
});
