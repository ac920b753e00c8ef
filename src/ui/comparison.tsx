import { styled } from '@mui/material/styles';
import { color } from '../theme/palette';
import { upTo } from '../theme/tokens';

/** The tiles of two people above each other. */
export const PairedTiles = styled('div')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 64px)',
  gap: 12,
  marginBlock: 16,
  '& > div': { display: 'grid', justifyItems: 'center' },
  '& [data-tile]': { inlineSize: '100%' },
  // Solid also while the other person's answer is hidden: a dashed edge would say that there is none.
  '& [data-tile]:last-child': { borderStyle: 'solid' },
  // On phones the tiles are so narrow that an answer's mark in full size would cover the drawing.
  [upTo('md')]: { gap: 4, '& [data-tile]::after': { scale: '0.7' } },
});

/**
 * Joins two tiles with the same answer. A border, as neither paper nor forced colours keep a background. The selector
 * must not begin with `:not`: the component's class would be put before it, no bridge would be hidden, and all tiles joined.
 */
export const Bridge = styled('span')({
  blockSize: 24,
  borderInlineStart: '6px solid',
  '[data-outcome]:not([data-outcome=agree], [data-outcome=bothUndecided]) > &': { visibility: 'hidden' },
});

/** "Agree" and "differ" have the same colour: in those of Yes and No, agreeing would look better than differing. */
export const OutcomeMark = styled('span')({
  display: 'inline-flex',
  gap: 8,
  color: color('muted'),
  '&[data-outcome=agree], &[data-outcome=differ]': { color: color('ink'), fontWeight: 650 },
  '& svg': { width: '1em' },
});
