import { styled } from '@mui/material/styles';
import { color } from './palette';
import { radius } from './tokens';

export const ChoiceCards = styled('ul')({
  display: 'grid',
  gap: 12,
  '@media (min-width: 700px)': { gridTemplateColumns: '1fr 1fr' },
  '& > li': { borderRadius: radius.card },
  '& > li:hover': { borderColor: color('primary'), background: color('tint') },
  '& a': { height: '100%', padding: '14px 20px', color: color('muted') },
  '& .MuiCardActionArea-focusHighlight': { display: 'none' },
  '& strong': { display: 'block', color: color('primary'), textDecoration: 'underline' },
  '@media (forced-colors: active)': { '& > li, & > li:hover': { borderColor: 'LinkText' } },
});
