import { styled } from '@mui/material/styles';
import { color } from './palette';
import { radius } from './tokens';

export const MemberSheetContent = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 24px',
  padding: 24,
  '& > div': { flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' },
  // Not the title typeface, a bold Latin serif: in a name with letters of other scripts it would mix with a fallback.
  '& h2, & p': { fontFamily: 'inherit' },
});

export const NoPhoto = styled('svg')({
  width: 160,
  height: 160,
  maxWidth: '100%',
  borderRadius: radius.card,
  border: `1px solid ${color('control')}`,
  fill: 'none',
  stroke: color('control'),
  strokeWidth: 2,
});
