import { styled } from '@mui/material/styles';
import { color } from './palette';
import { from, gutter, radius } from './tokens';

export const TintPanel = styled('section')({
  display: 'grid',
  gap: '24px 48px',
  alignItems: 'center',
  justifyItems: 'start',
  marginBlockStart: 64,
  padding: gutter,
  borderRadius: radius.card,
  background: color('tint'),
  '@media print': { marginBlockStart: 16, padding: 0 },
  [from('tablet')]: { gridTemplateColumns: '1fr auto' },
  '& p': { marginBlock: '8px 0', maxWidth: '60ch' },
});
