import { styled } from '@mui/material/styles';
import { from, textAndRail } from '../theme/tokens';

/** A form, and in a wide window beside it what belongs to it. */
export const FormColumns = styled('div')({
  display: 'grid',
  gap: 32,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [from('lg')]: { ...textAndRail, alignItems: 'start' },
});
