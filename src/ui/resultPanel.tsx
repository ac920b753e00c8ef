import { styled } from '@mui/material/styles';
import { CardBox } from './cards';
import { color } from './palette';
import { from, radius } from './tokens';

export const ResultPanel = styled(CardBox)({ display: 'grid', gap: 24, '& p': { margin: 0 } });

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
  '& a:hover': { background: color('tint') },
  '& strong': { display: 'block', color: color('primary'), textDecoration: 'underline' },
});
