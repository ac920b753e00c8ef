import { styled } from '@mui/material/styles';
import { color } from './palette';

/**
 * A button that looks like a link, for what should be at hand without asking for attention. One that can do
 * nothing now is `aria-disabled`: it keeps its place and its focus. A plain element: the survey page has twenty.
 */
export const QuietButton = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  padding: 0,
  border: 0,
  borderRadius: 4,
  background: 'none',
  color: color('primary'),
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'underline',
  cursor: 'pointer',
  '&:hover': { textDecorationThickness: 2 },
  '&[aria-disabled=true]': { color: color('muted'), textDecoration: 'none', cursor: 'default' },
  '@media print': { display: 'none' },
});
