import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { color } from './palette';

export const Callout = styled(Typography)({
  maxWidth: '62ch',
  marginBlockEnd: 32,
  paddingInlineStart: 16,
  borderInlineStart: `4px solid ${color('primary')}`,
});
