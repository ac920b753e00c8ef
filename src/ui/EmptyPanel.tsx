import { styled } from '@mui/material/styles';
import { EmptyState } from './EmptyState';
import { color } from './palette';
import { radius } from './tokens';

export const EmptyPanel = styled(EmptyState)({
  marginBlockStart: 24,
  padding: '48px 24px',
  border: `2px dashed ${color('hairline')}`,
  borderRadius: radius.card,
});
