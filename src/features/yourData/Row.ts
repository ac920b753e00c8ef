import { styled } from '@mui/material/styles';
import { color } from '../../ui/palette';

/** Lines between the rows, words at the start, whatever acts on them at the end; on phones one under the other. */
export const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
  paddingBlock: 16,
  borderBlockStart: `1px solid ${color('hairline')}`,
  '&:first-of-type': { borderBlockStart: 0 },
  // On phones both halves take a line, whatever they say: the rows are as high before the storage was read.
  '@media (max-width: 480px)': { '& > *': { flex: '1 1 100%' } },
});
