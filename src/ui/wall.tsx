import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { color, serif } from './palette';
import { radius, text, upTo } from './tokens';

/* How a wall with a result looks: a projected screen, or a teacher's phone. */

export const WallHead = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '8px 24px',
  '& > p': { margin: 0, color: color('muted'), ...text.wall },
  '& > button': { fontSize: text.label.fontSize },
  '& .MuiFormControl-root': { width: '7em' },
});

export const WallTiles = styled('ol')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  marginInlineEnd: 'auto',
  // Not on a phone: they would take the place of the counters, and "Policy 3 of 4" says the same.
  [upTo('tablet')]: { display: 'none' },
  '& button': {
    display: 'block',
    padding: 0,
    border: 0,
    borderRadius: radius.card,
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
  },
  '& button > span': { inlineSize: 'max(44px, 6vmin)' },
  '& [data-seen] > span': { borderStyle: 'solid', borderColor: color('primary'), color: color('primary') },
  '& [aria-current] > span': {
    color: color('ink'),
    borderColor: color('ink'),
    boxShadow: `0 0 0 3px ${color('page')}, 0 0 0 6px ${color('primary')}`,
  },
});

export const WallQuestion = styled('div')({
  '& h2': { ...text.display, letterSpacing: '-0.01em' },
  '& > p': { margin: '8px 0 0', maxInlineSize: '60ch', ...text.wall },
  '& > p:first-of-type': { margin: 0, color: color('muted') },
  // A title of three lines would push the counters out of sight.
  [upTo('tablet')]: { '& h2': { fontSize: text.h2.fontSize } },
});

export const WallResult = styled('div')({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: 12,
  // So that the figures, the buttons and all words are on a wall of 1280 x 720 px, too.
  '& > svg': { maxHeight: '14vh' },
  // On a phone, which is higher than wide, the room and the counters share what is left.
  [upTo('tablet')]: { justifyContent: 'space-evenly', '& > svg': { maxHeight: '24vh' } },
});

/** Figures and counters have the same places, so that nothing jumps when one takes the place of the other. */
export const WallCounts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 16,
  margin: 0,
  textAlign: 'center',
  '&[hidden], & [hidden]': { display: 'revert', visibility: 'hidden' },
  '&[hidden]': { display: 'grid' },
  '& [data-asked]': { borderRadius: radius.card, outline: `3px solid ${color('primary')}`, outlineOffset: 3 },
  '& dt > span': text.wall,
  '& dd': {
    display: 'grid',
    gridTemplate: "'fewer figure more' auto 'share share share' auto / auto minmax(0, 1fr) auto",
    alignItems: 'center',
    gap: '0 8px',
    margin: '8px 0 0',
  },
  '& strong, & input': {
    gridArea: 'figure',
    boxSizing: 'border-box',
    width: '100%',
    height: '1em',
    padding: 0,
    border: 0,
    borderBlockEnd: '3px solid transparent',
    background: 'none',
    color: 'inherit',
    ...text.figure,
    fontFamily: serif,
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
  },
  '& input': { borderBlockEndColor: color('control') },
  // The plate that browsers lay behind text would cover the answer above it.
  '@media (forced-colors: active)': { '& strong': { forcedColorAdjust: 'none', color: 'CanvasText' } },
  '& small': {
    gridArea: 'share',
    ...text.wall,
    minHeight: '1lh',
    color: color('muted'),
  },
  '& dd button': {
    gridArea: 'fewer',
    minWidth: '10vmin',
    height: '100%',
    minHeight: 48,
    padding: 4,
    fontSize: text.wall.fontSize,
  },
  '& dd button:first-of-type': { gridArea: 'more' },
  // A figure between two buttons would leave too little for a finger.
  [upTo('desk')]: {
    '& dd': {
      gridTemplate: "'figure' auto 'share' auto 'more' auto 'fewer' auto / minmax(0, 1fr)",
      rowGap: 4,
    },
  },
  [upTo('tablet')]: {
    // The notes below the result would be out of sight.
    '& dd [hidden]': { display: 'none' },
    '& dt > span': { fontSize: text.note.fontSize },
    '& small': { fontSize: text.note.fontSize },
    '& strong': { fontSize: text.figure.fontSize },
  },
});

export const WallNotes = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '0 24px',
  textAlign: 'center',
  ...text.wall,
  minHeight: '1lh',
  '& p': { margin: 0 },
  // As high as its longest words, so that a result does not move what is above it.
  [upTo('desk')]: { minHeight: '4lh', alignContent: 'start' },
  [upTo('tablet')]: { minHeight: 0 },
});

/** Sticks to the lower edge, so that nobody scrolls for Next; not in low windows, where it would cover the slide. */
export const WallControls = styled('footer')({
  display: 'grid',
  gridTemplateColumns: '1fr 2fr 1fr',
  gap: 16,
  paddingBlock: 8,
  background: color('page'),
  zIndex: 1,
  '& button': { minHeight: 'max(48px, 7vmin)', ...text.wall },
  '@media (min-height: 560px)': { position: 'sticky', insetBlockEnd: 0 },
  // Three buttons side by side would be too narrow for their words: the middle one gets a row above the others.
  [upTo('tablet')]: {
    gridTemplateColumns: '1fr 1fr',
    '& > button:nth-of-type(2)': { order: -1, gridColumn: '1 / -1' },
  },
});

export const WallKeys = styled(Typography)({ textAlign: 'center' });
