import { styled } from '@mui/material/styles';
import { colorsByAnswer } from './answerStyles';
import { inactive } from './buttons';
import { LinkRow } from './layout';
import { color } from '../theme/palette';
import { answerHeight, sheet, whereSticky } from './stickyEdges';
import { inRoomOf, radius } from '../theme/tokens';
import { text } from '../theme/typography';

/**
 * Top margin (px) of the sticky answers, as high as the head of a card: they can't move up over the title of their card
 * while it scrolls into view.
 */
const headroom = 96;

/**
 * Cancels that margin, so that it leaves no gap above answers that do not stick. Their padding stays: the focus ring
 * of the sources needs it.
 */
export const DockHeadroom = styled('div')(whereSticky({ marginBlockEnd: -headroom }));

export const AnswerDock = styled('div')(
  whereSticky({
    position: 'sticky',
    zIndex: 1,
    insetBlockEnd: 0,
    marginBlockStart: headroom,
    paddingBlockStart: 8,
    paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)',
    // Fades out upwards, so that the buttons are readable over the text; without text below, this is invisible.
    background: `linear-gradient(transparent, ${sheet} 8px)`,
    // `--cv-reach` is a scroll padding, and the buttons are within it: without this the page would scroll whenever one
    // of them gets the focus. The height of a notice is kept, because a notice may cover them.
    '& *': { scrollMarginBlockEnd: 'calc(0px - max(0px, var(--cv-reach) - var(--cv-notice-bottom, 0px)))' },
  }),
);

/** Equal thirds; one below the other in a narrow card, as with enlarged text. */
export const AnswerButtonRow = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  // With more space between letters, the last button wraps to a line of its own.
  [inRoomOf('answers')]: { flexFlow: 'row wrap' },
});

/**
 * Links to what follows an answer: equally prominent, and less than the answers. Shown before an answer as well, so
 * that answering moves nothing, and a second press by an impatient thumb hits the same answer.
 */
export const DockLinks = styled(LinkRow)({
  justifyContent: 'space-between',
  columnGap: 12,
  ...text.note,
  lineHeight: text.h2.lineHeight,
  fontWeight: 650,
  textAlign: 'center',
  // In one row, as what sticks to the edge must not be higher than `--cv-reach`; longer words take two lines.
  [inRoomOf('answers')]: { flexWrap: 'nowrap' },
  // The focus ring is drawn inside the link, because the answers are right above.
  '& a': { outlineOffset: -3 },
});

/**
 * A plain button: MUI's has 20 hooks for its ripple and focus, which this site switches off. With 30 buttons on the
 * page they took a third of hydration and of the time from press to paint.
 */
export const PlainAnswerButton = styled('button')({
  display: 'flex',
  // The mark stands above its word where a third of the card is too narrow for both.
  flexFlow: 'wrap',
  placeContent: 'center',
  alignItems: 'center',
  columnGap: 8,
  flex: '1 1 30%',
  minHeight: answerHeight,
  border: `2px solid ${color('control')}`,
  borderRadius: radius.control,
  background: color('card'),
  fontSize: text.label.fontSize,
  fontWeight: 650,
  lineHeight: text.h2.lineHeight,
  '&:hover': { background: color('tint') },
  '&[aria-pressed=false] svg': { display: 'none' },
  ...colorsByAnswer('[aria-pressed=true]'),
  'html:not([data-scripts]) &': inactive,
});
