import { styled } from '@mui/material/styles';
import { color } from '../theme/palette';
import { from } from '../theme/tokens';

/** Three short texts beside each other, each below a rule. */
export const RuledColumns = styled('div')({
  display: 'grid',
  gap: '32px 48px',
  marginBlockStart: 32,
  [from('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '& > *': { borderBlockStart: `3px solid ${color('primary')}`, paddingBlockStart: 16 },
  '& p': { marginBlockEnd: 0 },
});
