import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { color } from './palette';

/** A sentence or two, with a line beside them, on what a page is or what it stores. */
export const Callout = styled(Typography)({
  maxWidth: '62ch',
  marginBlockEnd: 32,
  paddingInlineStart: 16,
  borderInlineStart: `4px solid ${color('primary')}`,
});
