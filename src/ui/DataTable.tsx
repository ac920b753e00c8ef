import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ReactNode } from 'react';
import { color } from '../theme/palette';
import { hairline } from '../theme/tokens';
import { text } from '../theme/typography';

const Table = styled('table')({
  '&, & :is(caption, thead, tbody, th, td)': { display: 'block' },
  marginBlockStart: 8,
  ...text.label,
  textAlign: 'start',
  '& caption, & thead, & small': { color: color('muted'), fontSize: text.note.fontSize },
  '& tr': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr)',
    gridAutoColumns: 'minmax(0, 1fr)',
    gridAutoFlow: 'column',
    gap: '8px 12px',
    alignItems: 'center',
    paddingBlock: 8,
    borderBlockEnd: hairline,
  },
  '& :is(caption, th)': { textAlign: 'inherit' },
  '& th': { fontWeight: 650 },
  '& small': { fontWeight: 400 },
  '& td a': { display: 'inline-flex', alignItems: 'center', minHeight: 28 },
  '@media (pointer: coarse)': { '& td a': { minHeight: 44 } },
  // Large enough for a finger without making the row higher.
  '& th a': { marginBlock: -12, paddingBlock: 12 },
});

/** Each row's title in a line of its own above its cells, of which none then needs words for its column. */
const titleAbove = (columns: string) => ({
  '& tr': { gridTemplateColumns: columns, gridAutoFlow: 'row' },
  '& th[scope=row]': { gridColumn: '1 / -1' },
  '& th[scope=col]:first-of-type': visuallyHidden,
});

/** Spread: the linter takes the roles for redundant, as it knows nothing of `display`. */
const role = (name: string) => ({ role: name });

interface DataTableProps {
  readonly caption: string;
  /** The first is the column of the titles. */
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly id: string;
    /** The header cell of the row. */
    readonly title: ReactNode;
    readonly cells: readonly ReactNode[];
  }[];
  readonly className?: string;
}

/**
 * A table with a header row, and a header cell for each row. Every part has an explicit role, because Safari does not
 * treat a table with a changed `display` as a table: VoiceOver would announce plain text. Not MUI's, which draws the
 * cells of a usual table: all of that would be undone here.
 */
function DataTable({ caption, columns, rows, className }: DataTableProps) {
  return (
    <Table {...role('table')} className={className}>
      <caption>{caption}</caption>
      <thead {...role('rowgroup')}>
        <tr {...role('row')}>
          {columns.map((column) => (
            <th key={column} {...role('columnheader')} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...role('rowgroup')}>
        {rows.map(({ id, title, cells }) => (
          <tr key={id} {...role('row')}>
            <th {...role('rowheader')} scope="row">
              {title}
            </th>
            {cells.map((cell, at) => (
              <td key={at} {...role('cell')}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Each figure stands below its part of the drawing in the title. */
export const FigureTable = styled(DataTable)({
  marginBlockStart: 24,
  '& tr': { columnGap: 0 },
  // Enlarged, “Undecided” is wider than its third, and reaches into both of its neighbors.
  '& td, & th[scope=col]': { justifySelf: 'center', textAlign: 'center' },
  '& th svg': { maxHeight: '5rem', marginBlockStart: 4 },
  '& strong': text.h3,
  '@media screen': titleAbove('repeat(3, minmax(0, 1fr))'),
});
