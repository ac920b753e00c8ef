import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { color } from './palette';
import { from } from './tokens';

export const RuledColumns = styled(Container)({
  display: 'grid',
  gap: '32px 48px',
  marginBlockStart: 24,
  [from('tablet')]: { gridTemplateColumns: 'repeat(3, 1fr)' },
  '& > div': { borderBlockStart: `3px solid ${color('primary')}`, paddingBlockStart: 16 },
  '& p': { marginBlock: '8px 0' },
});
