import { styled } from '@mui/material/styles';
import { color } from './palette';
import { gutter, radius } from './tokens';

export const Caution = styled('aside')({
  padding: gutter,
  borderRadius: radius.card,
  background: color('tint'),
  borderInlineStart: `6px solid ${color('primary')}`,
  '& h2, & h3, & p': { margin: 0 },
});
