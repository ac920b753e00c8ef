import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { color } from './palette';
import { besideText } from './stickyEdges';
import { gutter, onScreen, paperZoom, radius, text, width } from './tokens';

export const PolicySheet = styled(Paper)({
  padding: gutter,
  // On a phone as wide as the window: text and answers stand at the page's own edges, which leaves them more room.
  [onScreen.upTo('phone')]: {
    '&:not([aria-label])': { marginInline: -16, borderInline: 0, borderRadius: 0 },
  },
  // The card gets the focus when its address is opened; keyboard users need to see where they are.
  '&:focus-visible': { outline: `3px solid ${color('primary')}` },
  '& > span[aria-hidden]': { float: 'inline-start', marginInlineEnd: 16, fontSize: text.h1.fontSize },
  // Without it the container queries of answerDock.tsx would find no card to measure.
  containerType: 'inline-size',
  // Cards off screen are neither laid out nor painted. The sizes are those of the longest card of both
  // languages at each width, as measured in November 2026: the end of a longer card would lie under the next one until
  // it is drawn, and with much larger sizes the scrollbar would show a wrong length of the page.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto max(6820px - 850vw, 4680px - 340vw, 1970px)',
  // On a policy's own page there is no box, and its number stands beside the title, which precedes the card.
  '@media screen': {
    '&[aria-label]': {
      '--cv-sheet': color('page'),
      position: 'relative',
      padding: 0,
      border: 0,
      background: 'none',
      contentVisibility: 'visible',
      '& > span[aria-hidden]': { position: 'absolute', insetBlockStart: '-1.5rem' },
    },
  },
  [besideText]: {
    '&[aria-label]': {
      display: 'grid',
      gridTemplateColumns: `minmax(0, 1fr) ${width.rail}px`,
      columnGap: 64,
      alignItems: 'start',
      '& > *': { gridColumn: 1 },
      '& dl, & ul': { fontSize: text.body.fontSize },
    },
  },
  '@media print': {
    zoom: paperZoom,
    containerType: 'normal',
    contentVisibility: 'visible',
    border: 0,
    breakInside: 'avoid',
    padding: 0,
    // The longest card fits one sheet of US letter paper.
    '& p, & dd': { lineHeight: text.h3.lineHeight },
    // On a policy's own page the title is above the card. With `avoid` the card would be printed on a second sheet,
    // and nothing but the title on the first.
    '&[aria-label]': { breakInside: 'auto' },
  },
}) as typeof Paper;

/** Without it keyboard users would have to press Tab through every source. Covers the category while it is focused. */
export const SkipToAnswers = styled('a')({
  position: 'absolute',
  insetBlockStart: 8,
  insetInlineStart: gutter,
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  minHeight: 44,
  paddingInline: 16,
  borderRadius: radius.control,
  background: color('primary'),
  color: color('onPrimary'),
  fontSize: text.note.fontSize,
  fontWeight: 650,
  '&:not(:focus)': { clipPath: 'inset(50%)' },
});

export const TitleLink = styled(Link)({
  paddingBlock: 4,
  textDecorationThickness: 1,
  textUnderlineOffset: '0.15em',
  '&:hover': { textDecorationThickness: 2 },
  '@media (pointer: coarse)': { display: 'inline-block', marginBlock: -12, paddingBlock: 12 },
});

/**
 * On the page of one policy, in a wide window, the answers are beside the text and stay in view. Elsewhere this is no
 * box: within one as low as they are, they could not stick to the window's lower edge (answerDock.tsx).
 */
export const Rail = styled('div')({
  display: 'contents',
  [besideText]: {
    'article[aria-label] > &': {
      display: 'block',
      gridColumn: 2,
      gridRow: '1 / span 4',
      position: 'sticky',
      insetBlockStart: 24,
    },
  },
});
