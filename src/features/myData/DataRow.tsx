import { styled } from '@mui/material/styles';
import { from, hairline } from '../../theme/tokens';

/**
 * What is stored, or can be erased, and what can be done with it at the other end. On phones each takes a line, even if both
 * would fit on one: the row keeps its height when stored values are loaded.
 */
export const DataRow = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '8px 16px',
  paddingBlock: 16,
  borderBlockStart: hairline,
  '&:first-of-type': { borderBlockStart: 0, paddingBlockStart: 0 },
  [from('sm')]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
  },
});
