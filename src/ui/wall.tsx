import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { large } from './FullScreenView';
import { color, serif } from './palette';
import { text } from './tokens';

/* How a wall with a result looks: a projected screen, or a teacher's phone. */

export const WallHead = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: `8px ${large(1.5)}`,
  '& > p': { margin: 0, color: color('muted'), fontSize: large(2) },
  '& > button': { fontSize: `max(${text.note.fontSize}, ${large(1.5)})` },
  '& .MuiFormControl-root': { width: '7em' },
});

export const WallTiles = styled('ol')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: large(0.75),
  marginInlineEnd: 'auto',
  // Not on a phone: they would take the place of the counters, and "Policy 3 of 4" says the same.
  '@media (max-width: 640px)': { display: 'none' },
  '& button': {
    display: 'block',
    padding: 0,
    border: 0,
    borderRadius: '22%',
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
  },
  '& button > span': { inlineSize: `max(44px, ${large(4)})` },
  '& [data-seen] > span': { borderStyle: 'solid', borderColor: color('primary'), color: color('primary') },
  '& [aria-current] > span': {
    color: color('ink'),
    borderColor: color('ink'),
    boxShadow: `0 0 0 3px ${color('page')}, 0 0 0 6px ${color('primary')}`,
  },
});

export const WallQuestion = styled('div')({
  '& h2': { fontSize: large(4.75), lineHeight: 1.1, letterSpacing: '-0.01em' },
  '& > p': { margin: `${large(0.5)} 0 0`, fontSize: large(2.5), lineHeight: 1.3 },
  '& > p:first-of-type': { margin: 0, color: color('muted'), fontSize: large(2.25) },
  // A title of three lines would push the counters out of sight.
  '@media (max-width: 640px)': { '& h2': { fontSize: large(3.5) } },
});

export const WallResult = styled('div')({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: large(0.75),
  // So that the figures, the buttons and all words are on a wall of 1280 x 720 px, too.
  '& > svg': { maxHeight: '15vh' },
  // On a phone, which is higher than wide, the room and the counters share what is left.
  '@media (max-width: 640px)': { justifyContent: 'space-evenly', '& > svg': { maxHeight: '24vh' } },
});

/** Figures and counters have the same places, so that nothing jumps when one takes the place of the other. */
export const WallCounts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: large(1),
  margin: 0,
  textAlign: 'center',
  '&[hidden], & [hidden]': { display: 'revert', visibility: 'hidden' },
  '&[hidden]': { display: 'grid' },
  '& [data-asked]': { borderRadius: 12, outline: `3px solid ${color('primary')}`, outlineOffset: 3 },
  '& dt > span': { fontSize: large(2) },
  '& dd': {
    display: 'grid',
    gridTemplate: "'fewer figure more' auto 'share share share' auto / auto minmax(0, 1fr) auto",
    alignItems: 'center',
    gap: `0 ${large(0.5)}`,
    margin: `${large(0.5)} 0 0`,
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
    // 16vh are 9vw of the usual wall, and keep the figures on a wider one.
    font: `700 max(2.5rem, min(9vw, 16vh)) / 1 ${serif}`,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
  },
  '& input': { borderBlockEndColor: color('control') },
  // The plate that browsers lay behind text would cover the answer above it.
  '@media (forced-colors: active)': { '& strong': { forcedColorAdjust: 'none', color: 'CanvasText' } },
  '& small': {
    gridArea: 'share',
    minHeight: '1.3em',
    color: color('muted'),
    fontSize: large(2.25),
    lineHeight: 1.3,
  },
  '& dd button': {
    gridArea: 'fewer',
    minWidth: large(6.5),
    height: '100%',
    minHeight: 48,
    padding: 4,
    fontSize: large(2.5),
  },
  '& dd button:first-of-type': { gridArea: 'more' },
  // A figure between two buttons would leave too little for a finger.
  '@media (max-width: 960px)': {
    '& dd': {
      gridTemplate: "'figure' auto 'share' auto 'more' auto 'fewer' auto / minmax(0, 1fr)",
      rowGap: 4,
    },
  },
  '@media (max-width: 640px)': {
    // The notes below the result would be out of sight.
    '& dd [hidden]': { display: 'none' },
    '& dt > span': { fontSize: '0.8125rem' },
    '& small': { fontSize: text.note.fontSize },
    '& strong': { fontSize: large(6.5) },
  },
});

export const WallNotes = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: `0 ${large(1.5)}`,
  minHeight: '1.3em',
  fontSize: large(1.75),
  lineHeight: 1.3,
  '& p': { margin: 0 },
  // As high as its longest words, so that a result does not move what is above it.
  '@media (max-width: 960px)': { minHeight: '5.2em', alignContent: 'start' },
  '@media (max-width: 640px)': { minHeight: 0 },
});

/** Sticks to the lower edge, so that nobody scrolls for Next; not in low windows, where it would cover the slide. */
export const WallControls = styled('footer')({
  display: 'grid',
  gridTemplateColumns: '1fr 2fr 1fr',
  gap: large(1),
  paddingBlock: large(0.5),
  background: color('page'),
  zIndex: 1,
  '& button': { minHeight: `max(48px, ${large(4)})`, fontSize: large(1.9), lineHeight: 1.2 },
  '@media (min-height: 560px)': { position: 'sticky', insetBlockEnd: 0 },
  // Three buttons side by side would be too narrow for their words: the middle one gets a row above the others.
  '@media (max-width: 640px)': {
    gridTemplateColumns: '1fr 1fr',
    '& > button:nth-of-type(2)': { order: -1, gridColumn: '1 / -1' },
  },
});

export const WallKeys = styled(Typography)({ textAlign: 'center' });
