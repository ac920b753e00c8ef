import CardActions from '@mui/material/CardActions';
import type { CardActionsProps } from '@mui/material/CardActions';
import { styled } from '@mui/material/styles';
import { upTo } from './tokens';

export const ButtonRow = styled((props: CardActionsProps) => <CardActions disableSpacing {...props} />)({
  flexWrap: 'wrap',
  gap: 12,
  padding: 0,
  marginBlockStart: 16,
  '&:empty': { display: 'none' },
  [upTo('phone')]: { '& > *': { flex: '1 1 100%' } },
});
