import { styled } from '@mui/material/styles';
import { color } from './palette';

/** The small line above a title that says what kind of thing it is, such as a policy's category. */
export const Eyebrow = styled('p')({
  margin: '0 0 4px',
  color: color('primary'),
  fontSize: '0.8125rem',
  fontWeight: 700,
  letterSpacing: '0.08em',
  textTransform: 'uppercase',
  '@media print': { breakAfter: 'avoid' },
});
