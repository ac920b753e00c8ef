import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { color } from './palette';
import { radius } from './tokens';

export const TintedPreview = styled(Paper)({
  marginBlockStart: 16,
  padding: 16,
  border: 0,
  borderRadius: radius.card,
  background: color('tint'),
  overflowWrap: 'anywhere',
  '&& > * + *': { marginBlock: '12px 0' },
}) as typeof Paper;
