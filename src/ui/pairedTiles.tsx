import { styled } from '@mui/material/styles';
import { color } from './palette';

export const PairedTiles = styled('div')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 64px)',
  gap: 10,
  margin: '20px 0 28px',
  '& > div': { display: 'grid', justifyItems: 'center' },
  '& [data-tile]': { inlineSize: '100%' },
  // On phones the tiles are so narrow that an answer's mark in full size would cover the drawing.
  '@media (max-width: 600px)': { gap: 6, '& [data-tile]::after': { scale: '0.7' } },
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
