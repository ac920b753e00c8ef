import { styled } from '@mui/material/styles';
import { color } from './palette';
import { radius } from './tokens';

/** The tiles follow the width of this container, not of the window: a wide window may show them in a narrow column. */
export const TileRoom = styled('div')({ containerType: 'inline-size' });

export const TileList = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: 10,
  maxWidth: 440,
  '& a': { display: 'block', margin: 0, padding: 0, borderRadius: radius.card },
  '& [data-tile]': { inlineSize: '100%' },
  // Titles are shown from 660 px on: in narrower columns their longest words do not fit below a tile.
  '& small': { display: 'none' },
  '@container (min-width: 660px)': {
    maxWidth: 'none',
    '& a': { display: 'grid', gap: 6, justifyItems: 'center', textAlign: 'center' },
    '& [data-tile]': { inlineSize: 64 },
    '& small': { display: 'block' },
  },
  '& a:hover > [data-tile]': { borderColor: color('ink') },
});

/**
 * Each tile leads to its card on this page: no page has to be loaded, and the other cards stay near. The tiles are flat
 * on a phone, so that the first question is on the first screen as well.
 */
export const TileOverview = styled('div')({
  // Space for the answers' marks at the corners of the tiles, which the toolbar below would cover.
  '@media (min-width: 43.75em)': { marginBlock: '8px 14px' },
  '@media (max-width: 43.75em)': { '& [data-tile]': { aspectRatio: '5 / 4' } },
  '@media print': { display: 'none' },
});
