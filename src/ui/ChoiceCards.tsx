import { styled } from '@mui/material/styles';
import { color } from './palette';
import { from, radius } from './tokens';

export const ChoiceCards = styled('ul')({
  display: 'grid',
  gap: 12,
  [from('tablet')]: { gridTemplateColumns: '1fr 1fr' },
  '& > li': { borderRadius: radius.card },
  '& > li:hover': { borderColor: color('primary'), background: color('tint') },
  '& a': { height: '100%', padding: 16, color: color('muted') },
  '& .MuiCardActionArea-focusHighlight': { display: 'none' },
  '& strong': { display: 'block', color: color('primary'), textDecoration: 'underline' },
  '@media (forced-colors: active)': { '& > li, & > li:hover': { borderColor: 'LinkText' } },
});
