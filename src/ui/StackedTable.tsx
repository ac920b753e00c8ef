import { styled } from '@mui/material/styles';
import { DataTable } from './DataTable';
import type { DataTableProps } from './DataTable';
import { color } from './palette';
import { hairline, text } from './tokens';

/** Each policy's title takes a row of its own above its cells, as another column would not fit a phone. */
export const StackedTable = styled((props: DataTableProps) => <DataTable stacked {...props} />)({
  margin: '24px 0',
  tableLayout: 'fixed',
  '& .MuiTableCell-root': { padding: 0, paddingInlineEnd: 8, border: 0, overflowWrap: 'anywhere' },
  '& .MuiTableCell-root:last-of-type': { paddingInlineEnd: 0 },
  '& .MuiTableCell-head': {
    paddingBlock: 8,
    fontSize: text.note.fontSize,
    borderBlockEnd: `2px solid ${color('control')}`,
  },
  '& th.MuiTableCell-body': { padding: '12px 0 8px', fontSize: text.body.fontSize, fontWeight: 650 },
  '& td.MuiTableCell-body': { paddingBlockEnd: 12 },
  '& tbody': { borderBlockEnd: hairline, breakInside: 'avoid' },
});
