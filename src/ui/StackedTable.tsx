import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { color } from './palette';

const Root = styled(Table)({
  margin: '20px 0',
  tableLayout: 'fixed',
  '& .MuiTableCell-root': { padding: 0, paddingInlineEnd: 8, border: 0, overflowWrap: 'anywhere' },
  '& .MuiTableCell-root:last-of-type': { paddingInlineEnd: 0 },
  '& .MuiTableCell-head': {
    paddingBlock: 8,
    fontSize: '0.875rem',
    borderBlockEnd: `2px solid ${color('control')}`,
  },
  '& th.MuiTableCell-body': { padding: '14px 0 8px', fontSize: '1.0625rem', fontWeight: 650 },
  '& td.MuiTableCell-body': { paddingBlockEnd: 14 },
  '& tbody': { borderBlockEnd: `1px solid ${color('hairline')}`, breakInside: 'avoid' },
});

interface StackedTableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  /** `cells`: one for each column. */
  readonly rows: readonly {
    readonly id: string;
    readonly title: ReactNode;
    readonly cells: readonly ReactNode[];
  }[];
  readonly className?: string;
}

/**
 * Each policy's title takes a row of its own above its cells, as another column would not fit a phone. The roles keep
 * it a table for assistive technology if a component that uses it changes `display`.
 */
export function StackedTable({ caption, columns, rows, className }: StackedTableProps) {
  return (
    <Root role="table" className={className}>
      <caption>{caption}</caption>
      <TableHead role="rowgroup">
        <TableRow role="row">
          {columns.map((column, at) => (
            <TableCell key={at} scope="col" role="columnheader">
              {column}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      {rows.map(({ id, title, cells }) => (
        <TableBody key={id} role="rowgroup">
          <TableRow role="row">
            <TableCell component="th" scope="rowgroup" role="rowheader" colSpan={columns.length}>
              {title}
            </TableCell>
          </TableRow>
          <TableRow role="row">
            {cells.map((cell, at) => (
              <TableCell key={at} role="cell">
                {cell}
              </TableCell>
            ))}
          </TableRow>
        </TableBody>
      ))}
    </Root>
  );
}
