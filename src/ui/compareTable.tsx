import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { StackedTable } from './StackedTable';
import { color } from './palette';
import { from, text } from './tokens';

/** In wide windows and on paper a policy takes one row: the two of `StackedTable` would double the table's height. */
export const CompareTable = styled(StackedTable)({
  [`${from('tablet')}, print`]: {
    display: 'block',
    '& caption': { display: 'block' },
    '& thead, & tbody': {
      display: 'grid',
      gridTemplateColumns: '2fr 1fr 1fr 1.2fr',
      alignItems: 'center',
      columnGap: 12,
    },
    '& tr': { display: 'contents' },
    '& thead': { borderBlockEnd: `2px solid ${color('control')}` },
    '& .MuiTableCell-head': { borderBlockEnd: 0 },
    '& .MuiTableCell-head:first-of-type': { gridColumnStart: 2 },
    '& .MuiTableCell-root.MuiTableCell-body': { paddingBlock: 8, fontSize: text.label.fontSize },
  },
});

export const TableLink = styled(Link)({ display: 'inline-block', paddingBlock: 4 });

/** "Agree" and "differ" have the same colour: in those of Yes and No, agreeing would look better than differing. */
export const OutcomeMark = styled('span')({
  color: color('muted'),
  '&[data-outcome=agree], &[data-outcome=differ]': { color: color('ink'), fontWeight: 650 },
  '& svg': { width: '1em', height: '1em', marginInlineEnd: 8, verticalAlign: '-0.1em' },
});
