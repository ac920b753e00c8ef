import { styled } from '@mui/material/styles';
import { color } from './palette';

/** A title and a text in place of what is missing; above them a drawing, whose filled shapes have the class `front`. */
export const EmptyState = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  marginBlockStart: 24,
  textAlign: 'center',
  '& svg': { width: 120, fill: 'none', stroke: color('control'), strokeWidth: 2 },
  '& .front': { fill: color('card'), stroke: color('primary') },
  '& :is(h2, p)': { margin: 0 },
});
