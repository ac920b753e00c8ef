import { styled } from '@mui/material/styles';
import { from, textAndRail } from '../theme/tokens';

/** A form, and in a wide window beside it what belongs to it. */
export const FormColumns = styled('div')({
  display: 'grid',
  gap: 32,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [from('lg')]: { ...textAndRail, alignItems: 'start' },
});

/** Least height of the member card's part. The form that the card replaces is hidden at the same height: nothing shifts. */
const cardRoom = 'max(560px, 70vh)';

export const MemberPart = styled('section')({ minHeight: cardRoom, maxWidth: 560 });

/** Contains the prerendered form. For a member it is hidden until the card replaces it; otherwise it would flash. */
export const ForNewcomers = styled('div')({
  'html[data-member] &': { height: cardRoom, overflow: 'hidden', visibility: 'hidden' },
});
