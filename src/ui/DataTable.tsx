import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';

export interface DataTableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly id: string;
    /** The header cell of the row. */
    readonly title: ReactNode;
    readonly cells: readonly ReactNode[];
  }[];
  /** Each title is in a row of its own above its cells. */
  readonly stacked?: boolean;
  readonly className?: string;
}

/**
 * A table with a header row, and a header cell for each row. Every part has an explicit role, because Safari does not
 * treat a table with a changed `display` as a table: VoiceOver would announce plain text.
 */
export function DataTable({ caption, columns, rows, stacked = false, className }: DataTableProps) {
  const all = rows.map(({ id, title, cells }) => {
    const header = stacked ? { scope: 'rowgroup', colSpan: columns.length } : { scope: 'row' };
    const first = (
      <TableCell component="th" role="rowheader" {...header}>
        {title}
      </TableCell>
    );
    const others = cells.map((cell, at) => (
      <TableCell key={at} role="cell">
        {cell}
      </TableCell>
    ));
    return stacked ? (
      <TableBody key={id} role="rowgroup">
        <TableRow role="row">{first}</TableRow>
        <TableRow role="row">{others}</TableRow>
      </TableBody>
    ) : (
      <TableRow key={id} role="row">
        {first}
        {others}
      </TableRow>
    );
  });
  return (
    <Table role="table" className={className}>
      <caption>{caption}</caption>
      <TableHead role="rowgroup">
        <TableRow role="row">
          {columns.map((column, at) => (
            <TableCell key={at} role="columnheader">
              {column}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      {stacked ? all : <TableBody role="rowgroup">{all}</TableBody>}
    </Table>
  );
}
