import { styled } from '@mui/material/styles';
import { color } from './palette';
import { radius } from './tokens';

export const ErrorBox = styled('div')({
  padding: 16,
  border: `3px solid ${color('ink')}`,
  borderRadius: radius.card,
  overflowWrap: 'anywhere',
  '& h2': { margin: 0, font: 'inherit', fontWeight: 650 },
  '& ul': { margin: '8px 0 0' },
});
