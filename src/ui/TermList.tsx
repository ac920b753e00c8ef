import { styled } from '@mui/material/styles';
import { color } from './palette';
import { hairline, text } from './tokens';

export const TermList = styled('dl')({
  marginBlockStart: 24,
  '@media (min-width: 700px)': { columns: 2, columnGap: 40 },
  '& > div': { breakInside: 'avoid', paddingBlock: 12, borderBlockStart: hairline },
  '& > div:is(:target, :focus)': { background: color('tint') },
  '& dd': { color: color('muted'), fontSize: text.label.fontSize },
});
