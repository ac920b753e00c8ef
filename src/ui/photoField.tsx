import { styled } from '@mui/material/styles';
import { color } from './palette';
import { hairline, radius, text } from './tokens';

export const PhotoAdvice = styled('div')({
  maxWidth: 520,
  padding: 16,
  borderRadius: radius.card,
  background: color('tint'),
  fontSize: text.label.fontSize,
  '& ul': { margin: '8px 0 0' },
});

export const StoredPhoto = styled('img')({
  width: 160,
  height: 160,
  borderRadius: radius.card,
  border: hairline,
  background: '#fff',
});
