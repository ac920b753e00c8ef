import { styled } from '@mui/material/styles';
import { color } from './palette';
import { radius } from './tokens';

export const Caution = styled('aside')({
  padding: 'clamp(20px, 4vw, 28px)',
  borderRadius: radius.card,
  background: color('tint'),
  borderInlineStart: `6px solid ${color('undecidedBorder')}`,
  '& h2, & h3, & p': { margin: 0 },
});
