import { styled } from '@mui/material/styles';
import { colorsByAnswer } from './answerColors';
import { color } from './palette';
import { besideText, sheet, whereSticky } from './stickyEdges';
import { radius, text } from './tokens';

const edge = 10;

/**
 * Top margin (px) of the sticky answers, as high as the head of a card: they can't move up over the title of their card
 * while it scrolls into view.
 */
const headroom = 104;

/**
 * Cancels that margin, so that it leaves no gap above answers that do not stick. Their padding stays: the focus ring
 * of the sources needs it.
 */
export const DockHeadroom = styled('div')(whereSticky({ marginBlockEnd: -headroom }));

export const AnswerDock = styled('div')({
  ...whereSticky({
    position: 'sticky',
    zIndex: 1,
    insetBlockEnd: 0,
    marginBlockStart: headroom,
    paddingBlockStart: edge,
    paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)',
    // Fades out upwards, so that the buttons are readable over the text; without text below, this is invisible.
    background: `linear-gradient(transparent, ${sheet} 8px)`,
    // `--cv-reach` is a scroll padding, and the buttons are within it: without this the page would scroll whenever one
    // of them gets the focus. The height of a notice is kept, because a notice may cover them.
    '& *': {
      scrollMarginBlockEnd: 'calc(0px - max(0px, var(--cv-reach) - var(--cv-notice-bottom, 0px)))',
    },
  }),
  // The answer is printed in words by `YourAnswer`; three buttons would leave open which one was pressed.
  '@media print': { display: 'none' },
});

export const AnswerButtonRow = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  '@container (max-width: 25em)': { gap: 6 },
  // On a small phone the row is widened into the padding of the card, so that the three buttons fit side by side.
  '@container (min-width: 13em) and (max-width: 17em)': { gap: 6, marginInline: -14 },
  '@container (max-width: 13em)': { flexDirection: 'column', gap: 8 },
  // On a policy's own page, in a wide window, the column beside the text is too narrow for three buttons in a row.
  [besideText]: { 'article[aria-label] &': { flexDirection: 'column', gap: 10 } },
});

/**
 * Links to what follows an answer: equally prominent, and less than the answers. Shown before an answer as well, so
 * that answering moves nothing, and a second press by an impatient thumb hits the same answer.
 */
export const DockLinks = styled('div')({
  display: 'flex',
  columnGap: 28,
  minHeight: 44,
  fontSize: text.note.fontSize,
  lineHeight: 1.2,
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    textAlign: 'center',
    fontWeight: 650,
    // The focus ring is drawn inside the link, because the answers are right above.
    outlineOffset: -3,
  },
  '@container (max-width: 25em)': { justifyContent: 'space-between', columnGap: 12 },
  '@container (max-width: 13em)': { flexWrap: 'wrap' },
  [besideText]: { 'article[aria-label] &': { justifyContent: 'space-between', columnGap: 12 } },
});

/**
 * A plain button: MUI's has 20 hooks for its ripple and focus, which this site switches off. With 30 buttons on the
 * page they took a third of hydration and of the time from press to paint.
 */
export const PlainAnswerButton = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  // Three equal columns. If the visitor increases the letter spacing, the last button wraps to a line of its own.
  flex: '1 1 30%',
  minWidth: 'max-content',
  minHeight: 52,
  padding: '8px 6px',
  border: `2px solid ${color('control')}`,
  borderRadius: radius.control,
  color: color('ink'),
  background: color('card'),
  font: 'inherit',
  fontSize: text.label.fontSize,
  fontWeight: 650,
  lineHeight: 1.75,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover': { borderColor: color('ink'), background: color('tint') },
  // Other answers are near: a focus ring further out would overlap their fill.
  '@container (max-width: 25em)': { outlineOffset: 0 },
  '& svg': { display: 'none' },
  '&[aria-pressed=true] svg': { display: 'block' },
  '@container (min-width: 13em) and (max-width: 25em)': {
    gap: 3,
    padding: 2,
    fontSize: '0.9375rem',
    letterSpacing: '-0.01em',
    // Without this, browsers that place letters on whole pixels draw a word of this size a fifth wider.
    textRendering: 'geometricPrecision',
    // The icon has empty space on both sides; without this, icon and word would be off centre.
    '& svg': { width: '1em', height: '1em', marginInlineStart: '-0.2em' },
  },
  '@container (min-width: 13em) and (max-width: 17em)': {
    gap: 0,
    paddingInline: 0,
    letterSpacing: '-0.02em',
    '& svg': { width: '0.9em', marginInline: '-0.15em -0.05em' },
    '&:not([data-answer=undecided]) svg': { marginInlineEnd: '0.2em' },
  },
  // A card too narrow for three columns shows the buttons one below the other.
  '@container (max-width: 13em)': { flexBasis: 'auto', minWidth: 0 },
  ...colorsByAnswer('[aria-pressed=true]'),
  // Without scripts the buttons can do nothing, so they look disabled.
  'html:not([data-scripts]) &': {
    borderStyle: 'dashed',
    background: 'none',
    color: color('muted'),
    cursor: 'not-allowed',
  },
  '@media (forced-colors: active)': {
    '&[data-answer][aria-pressed=true]': {
      forcedColorAdjust: 'none',
      background: 'Highlight',
      color: 'HighlightText',
      borderColor: 'Highlight',
    },
  },
});
