import { styled } from '@mui/material/styles';
import { EmptyState } from './EmptyState';
import { hairline, radius } from './tokens';

export const EmptyPanel = styled(EmptyState)({
  marginBlockStart: 24,
  padding: '48px 24px',
  border: hairline,
  borderRadius: radius.card,
});
