import { styled } from '@mui/material/styles';
import { besideStickyRail } from './layout';
import { besideText } from './stickyEdges';
import { from, radius, upTo } from '../theme/tokens';
import { text } from '../theme/typography';

/** Five tiles in a row, flat, so that the first question is on a phone's first screen as well; in a wide window a row
 * for each tile and its title. */
export const TileList = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: 12,
  maxWidth: 440,
  '& a': { display: 'block', margin: 0, padding: 0, textDecoration: 'none' },
  '& [data-tile]': { inlineSize: '100%', aspectRatio: '5 / 4' },
  '& small': { display: 'none' },
  [from('lg')]: {
    display: 'block',
    '& a': { display: 'flex', alignItems: 'center', gap: 12, paddingBlock: 4 },
    '& [data-tile]': { inlineSize: '2.5rem', aspectRatio: '1', borderRadius: radius.control },
    '& small': { display: 'block', lineHeight: text.note.lineHeight },
  },
});

/** The tiles above the cards; in a wide window beside them, where they stay in view. */
export const WithTiles = styled('div')({
  [upTo('lg')]: { '& > [data-rail]': { marginBlock: 8 } },
  [besideText]: besideStickyRail,
});
