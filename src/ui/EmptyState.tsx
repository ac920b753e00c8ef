import { styled } from '@mui/material/styles';
import { color } from './palette';
import { text } from './tokens';

/** Styles a drawing, whose filled shapes must have the class `front`, and a title and a text below it. */
export const EmptyState = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  '& svg': { width: 120, height: 'auto', fill: 'none', stroke: color('control'), strokeWidth: 2 },
  '& .front': { fill: color('card'), stroke: color('primary') },
  '& h2': { margin: '16px 0 0', ...text.h3 },
  '& p': { margin: '4px 0 16px', color: color('muted'), maxWidth: '48ch' },
});
