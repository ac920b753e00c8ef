import { styled } from '@mui/material/styles';
import { color } from './palette';

export const Caution = styled('aside')({
  padding: 'clamp(20px, 4vw, 28px)',
  borderRadius: 18,
  background: color('tint'),
  borderInlineStart: `6px solid ${color('undecidedBorder')}`,
  '& h2, & h3, & p': { margin: 0 },
});
