import { styled } from '@mui/material/styles';
import { color } from './palette';

/** Across a number, and from the edge to the text beside it, in px. */
const dot = 32;
const gutter = 44;

/** One under the other, joined by a line, which leads on after the last. A row of cards would break where a phone begins. */
export const NumberedSteps = styled('ol')({
  display: 'grid',
  gap: 20,
  '& > li': { position: 'relative', paddingInlineStart: gutter },
  '& > li::after': {
    content: "''",
    position: 'absolute',
    insetInlineStart: dot / 2 - 1,
    insetBlock: `${dot + 6}px -16px`,
    borderInlineStart: `2px solid ${color('control')}`,
  },
  '& > li:last-child::after': { insetBlockEnd: 4 },
});

/** Stands first in its list item, hidden from assistive technology, which counts by itself. */
export const StepNumber = styled('span')({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: 0,
  display: 'grid',
  placeItems: 'center',
  width: dot,
  height: dot,
  borderRadius: '50%',
  background: color('primary'),
  color: color('onPrimary'),
  fontSize: '0.9375rem',
  fontWeight: 700,
  '@media (forced-colors: active)': { border: '1px solid' },
  // Printers leave grounds out, and the white number with them.
  '@media print': { border: '1px solid', color: color('ink'), background: 'none' },
});
