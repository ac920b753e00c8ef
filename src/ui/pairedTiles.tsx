import { styled } from '@mui/material/styles';
import { color } from './palette';
import { upTo } from './tokens';

export const PairedTiles = styled('div')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 64px)',
  gap: 12,
  margin: '16px 0 32px',
  '& > div': { display: 'grid', justifyItems: 'center' },
  '& [data-tile]': { inlineSize: '100%' },
  // On phones the tiles are so narrow that an answer's mark in full size would cover the drawing.
  [upTo('tablet')]: { gap: 4, '& [data-tile]::after': { scale: '0.7' } },
});

export const Bridge = styled('span')({
  inlineSize: 6,
  blockSize: 26,
  '[data-outcome=agree] > &, [data-outcome=bothUndecided] > &': { background: color('ink') },
  '@media (forced-colors: active)': {
    '[data-outcome=agree] > &, [data-outcome=bothUndecided] > &': { background: 'CanvasText' },
  },
  // Browsers leave backgrounds out on paper, so a border draws the bar.
  '@media print': {
    '[data-outcome=agree] > &, [data-outcome=bothUndecided] > &': {
      borderInlineStart: '6px solid',
      inlineSize: 0,
    },
  },
});
