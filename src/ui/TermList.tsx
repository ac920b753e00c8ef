import { styled } from '@mui/material/styles';
import { color } from './palette';
import { from, hairline, text } from './tokens';

export const TermList = styled('dl')({
  marginBlockStart: 24,
  [from('tablet')]: { columns: 2, columnGap: 48 },
  '& > div': { breakInside: 'avoid', paddingBlock: 12, borderBlockStart: hairline },
  '& > div:is(:target, :focus)': { background: color('tint') },
  '& dd': { color: color('muted'), fontSize: text.label.fontSize },
});
