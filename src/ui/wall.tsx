import { styled } from '@mui/material/styles';
import { StickyFoot } from './StickyFoot';
import { Cluster } from './layout';
import { color, serif } from '../theme/palette';
import { radius, upTo } from '../theme/tokens';
import { text } from '../theme/typography';

/* How a wall with a result looks: a projected screen, or a teacher's phone. */

/** The policies in their order; not on a phone, where "Policy 3 of 4" says the same. */
export const WallTiles = styled(Cluster)({
  marginInlineEnd: 'auto',
  [upTo('md')]: { display: 'none' },
  '& button': { borderRadius: radius.card },
  '& button > span': { inlineSize: 'max(44px, 6vmin)' },
  '& [data-seen] > span': { borderStyle: 'solid', borderColor: color('primary'), color: color('primary') },
  '& [aria-current] > span': { border: `3px solid ${color('ink')}`, color: color('ink') },
});

/** Shares what the question and the buttons leave. */
export const WallResult = styled('div')({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-evenly',
  gap: 12,
  // So that the figures, the buttons and all words are on a wall of 1280 x 720 px, too.
  '& > svg': { maxHeight: '14vh' },
});

/** Figures and counters have the same places, so that nothing jumps when one takes the place of the other. */
export const WallCounts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 12,
  textAlign: 'center',
  '&[hidden], & [hidden]': { visibility: 'hidden' },
  '& [data-asked]': { outline: `3px solid ${color('primary')}`, outlineOffset: 3 },
  '& dt span, & small': { fontSize: 'inherit' },
  '& dd': { display: 'flex', flexWrap: 'wrap', gap: 4, marginBlockStart: 8 },
  '& :is(strong, input)': {
    flex: '1 1 0',
    minWidth: 0,
    height: '1em',
    padding: 0,
    border: 0,
    borderBlockEnd: '3px solid transparent',
    background: 'none',
    color: 'inherit',
    font: `700 ${text.wallFigure.fontSize}/1 ${serif}`,
    textAlign: 'center',
  },
  '& input': { borderColor: color('control') },
  '& small': { flexBasis: '100%', minHeight: '1lh', color: color('muted') },
  '& button': { minWidth: '10vmin', padding: 4 },
  // A figure between two buttons would leave too little for a finger.
  [upTo('lg')]: {
    '& :is(strong, input, small)': { order: -1, flexBasis: '100%' },
    '& button': { flex: 1, minWidth: 0 },
  },
  [upTo('md')]: { fontSize: text.note.fontSize },
});

/** As high as its longest words where these take lines, so that a result does not move what is above it. */
export const WallNotes = styled(Cluster)({
  justifyContent: 'center',
  minHeight: '1lh',
  [upTo('lg')]: { minHeight: '4lh', alignContent: 'start' },
});

export const WallControls = styled(StickyFoot)({
  gridTemplateColumns: '1fr 2fr 1fr',
  '& button': { minHeight: 'max(48px, 7vmin)' },
  // Three buttons side by side would be too narrow for their words: the middle one gets a row above the others.
  [upTo('md')]: {
    gridTemplateColumns: '1fr 1fr',
    '& > button:nth-of-type(2)': { order: -1, gridColumn: '1 / -1' },
  },
});

/** The code for a class. A phone reads a code from up to ten times its width away: a smaller one fails in the back row. */
export const WallCode = styled('div')({
  flex: 1,
  display: 'grid',
  alignContent: 'center',
  gap: 24,
  '& figure svg': { width: 'min(100%, 68vh)' },
  '& figcaption': { flexBasis: '24rem' },
  '& > p': { fontWeight: 650, overflowWrap: 'anywhere' },
});
