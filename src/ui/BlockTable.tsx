import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { DataTable } from './DataTable';
import { color } from './palette';
import { hairline, upTo } from './tokens';

/** On phones each row becomes a small block, whose cells say their column: three columns would leave ten letters each. */
export const BlockTable = styled(DataTable)(({ columns }) => ({
  '& .MuiTableCell-root': {
    paddingInlineEnd: 24,
    verticalAlign: 'top',
    border: 0,
    borderBlockStart: hairline,
  },
  '& code': { fontWeight: 650 },
  [upTo('tablet')]: {
    '& thead': visuallyHidden,
    '& tr, & .MuiTableCell-root': { display: 'block', border: 0, padding: 0 },
    '& tr': { paddingBlock: 12, borderBlockStart: hairline },
    '& td::before': { color: color('muted') },
    ...Object.fromEntries(
      columns
        .slice(1)
        .map((name, at) => [`& td:nth-of-type(${at + 1})::before`, { content: JSON.stringify(`${name}: `) }]),
    ),
  },
}));
