import { styled } from '@mui/material/styles';
import { CardBox } from './cards';
import { besideStickyRail } from './layout';
import { color } from '../theme/palette';
import { besideText } from './stickyEdges';
import { onScreen } from '../theme/tokens';
import { text } from '../theme/typography';

export const PolicySheet = styled(CardBox)({
  // On a phone as wide as the window: text and answers stand at the page's own edges, which leaves them more room.
  [onScreen.upTo('sm')]: { marginInline: -16, borderInline: 0, borderRadius: 0 },
  '& > span[aria-hidden]': { float: 'inline-start', marginInlineEnd: 16 },
  // Without it the container queries of answerDock.tsx would find no card to measure.
  containerType: 'inline-size',
  // Cards off screen are neither laid out nor painted. The sizes are those of the longest card of both
  // languages at each width, as measured in November 2026: the end of a longer card would lie under the next one until
  // it is drawn, and with much larger sizes the scrollbar would show a wrong length of the page.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto max(6820px - 850vw, 4680px - 340vw, 2260px)',
});

/**
 * The same on a policy's own page: without a box, and in a wide window with the answers beside the text, where they stay
 * in view.
 */
export const PolicySpread = styled('article')({
  '--cv-sheet': color('page'),
  containerType: 'inline-size',
  [besideText]: {
    ...besideStickyRail,
    // Beside the text is too little room for three buttons in a row.
    '& [role=group]': { flexDirection: 'column' },
    '& p:has(+ p + dl)': text.h1,
  },
});

/**
 * Around the answers and what follows. No box but in `PolicySpread`: within one as low as they are, the answers could not
 * stick to the window's lower edge (answerDock.tsx).
 */
export const Rail = styled('div')({ display: 'contents' });
