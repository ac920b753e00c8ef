import { styled } from '@mui/material/styles';
import { Cluster } from './layout';
import { upTo } from '../theme/tokens';

export const ButtonRow = styled(Cluster)({
  marginBlockStart: 16,
  '&:empty': { display: 'none' },
  [upTo('sm')]: { '& > *': { flex: '1 1 100%' } },
});
