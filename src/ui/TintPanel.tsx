import { styled } from '@mui/material/styles';
import { color } from './palette';
import { radius } from './tokens';

export const TintPanel = styled('section')({
  display: 'grid',
  gap: '24px 48px',
  alignItems: 'center',
  justifyItems: 'start',
  marginBlockStart: 64,
  padding: 'clamp(24px, 4vw, 40px)',
  borderRadius: radius.card,
  background: color('tint'),
  '@media print': { marginBlockStart: 16, padding: 0 },
  '@media (min-width: 860px)': { gridTemplateColumns: '1fr auto' },
  '& p': { marginBlock: '8px 0', maxWidth: '60ch' },
});
