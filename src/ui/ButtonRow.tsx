import { styled } from '@mui/material/styles';
import { from } from '../theme/tokens';

/** Buttons beside each other; on phones below each other, each as wide as the row. */
export const ButtonRow = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '8px 12px',
  marginBlockStart: 16,
  '&:empty': { display: 'none' },
  [from('sm')]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
});
