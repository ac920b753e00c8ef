import { styled } from '@mui/material/styles';
import { color } from './palette';

/** The sentence under a screen's title. */
export const Lead = styled('p')({
  margin: '0 0 24px',
  maxWidth: '62ch',
  color: color('muted'),
  fontSize: '1.1875rem',
  lineHeight: 1.55,
});
