import { styled } from '@mui/material/styles';
import { color } from './palette';
import { from, gutter, hairline, radius } from './tokens';

export const ResultPanel = styled('section')({
  display: 'grid',
  gap: 24,
  padding: gutter,
  border: hairline,
  borderRadius: radius.card,
  background: color('card'),
  '& h2, & p': { margin: 0 },
  '@media print': { padding: 0, border: 0 },
});

export const ResultWays = styled('ul')({
  display: 'grid',
  gap: 12,
  [from('tablet')]: { gridTemplateColumns: 'repeat(3, 1fr)' },
  '& a': {
    display: 'block',
    height: '100%',
    margin: 0,
    padding: 16,
    border: `1px solid ${color('control')}`,
    borderRadius: radius.card,
    color: 'inherit',
    textDecoration: 'none',
  },
  '& a:hover': { borderColor: color('ink'), background: color('tint') },
  '& strong': { display: 'block', color: color('primary'), textDecoration: 'underline', fontWeight: 650 },
});
