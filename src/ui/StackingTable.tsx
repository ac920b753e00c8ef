import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { styled } from '@mui/material/styles';
import type { SxProps } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ReactNode } from 'react';
import { color } from '../theme/palette';
import { onScreen } from '../theme/tokens';
import { text } from '../theme/typography';

export interface Column {
  readonly name: string;
  /**
   * On phones, where the cells of a row stand below each other: `named` puts the column's name before the cell, `corner`
   * puts the cell at the end of the title's line, `hidden` leaves it out.
   */
  readonly onPhone?: 'named' | 'corner' | 'hidden';
  /** As in CSS; the browser chooses without it. */
  readonly width?: string;
}

interface StackingTableProps {
  readonly caption: string;
  /** True for a caption that a title above the table says already. */
  readonly captionHidden?: boolean;
  /** The first is the column of the titles. */
  readonly columns: readonly Column[];
  readonly rows: readonly {
    readonly id: string;
    /** The header cell of the row. */
    readonly title: ReactNode;
    readonly cells: readonly ReactNode[];
  }[];
}

const phone = onScreen.upTo('md');

const Caption = styled('caption', { shouldForwardProp: (name) => name !== 'hidden' })<{
  readonly hidden: boolean;
}>(({ hidden }) => ({
  // Above the styles that MUI's Table has for its caption.
  '&&': {
    captionSide: 'top',
    [phone]: { display: 'block' },
    ...(hidden
      ? visuallyHidden
      : { padding: '8px 0', ...text.note, color: color('muted'), textAlign: 'start' }),
  },
}));

/** Spread: the linter takes the roles for redundant, as it knows nothing of `display`. */
const role = (name: string) => ({ role: name });

const cellOf = ({ onPhone, width }: Column): SxProps => ({
  ...(width !== undefined && { width }),
  [phone]: {
    border: 0,
    p: 0,
    width: 'auto',
    gridColumn: '1 / -1',
    ...(onPhone === 'corner' && { gridArea: '1 / 2' }),
    ...(onPhone === 'hidden' && { display: 'none' }),
    ...(onPhone === 'named' && {
      '&::before': {
        // Not read out, where browsers know how to say so: the header row has the name for screen readers.
        content: ['attr(data-column)', "attr(data-column) / ''"],
        marginInlineEnd: '8px',
        color: 'muted',
      },
    }),
  },
});

/**
 * A table with a header row and a header cell for each row, whose cells stand below each other on phones. MUI's own
 * answer to narrow windows is to scroll sideways, which hides what is compared. Every part has an explicit role, because
 * Safari does not treat a table with a changed `display` as a table: VoiceOver would announce plain text.
 */
export function StackingTable({ caption, captionHidden = false, columns, rows }: StackingTableProps) {
  const [first, ...others] = columns;
  return (
    <Table {...role('table')} sx={{ [phone]: { display: 'block' } }}>
      <Caption hidden={captionHidden}>{caption}</Caption>
      <TableHead {...role('rowgroup')} sx={{ [phone]: visuallyHidden }}>
        <TableRow {...role('row')}>
          {columns.map((column) => (
            <TableCell key={column.name} {...role('columnheader')} scope="col" sx={cellOf(column)}>
              {column.name}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody {...role('rowgroup')} sx={{ [phone]: { display: 'block' } }}>
        {rows.map(({ id, title, cells }) => (
          <TableRow
            key={id}
            {...role('row')}
            sx={{
              breakInside: 'avoid',
              [phone]: {
                display: 'grid',
                gridTemplateColumns: 'minmax(0, 1fr) auto',
                gap: '4px 12px',
                py: 3,
                borderBlockEnd: 1,
                borderColor: 'hairline',
              },
            }}
          >
            <TableCell
              {...role('rowheader')}
              component="th"
              scope="row"
              sx={{
                fontWeight: 650,
                ...(first?.width !== undefined && { width: first.width }),
                [phone]: { border: 0, p: 0 },
              }}
            >
              {title}
            </TableCell>
            {cells.map((cell, at) => {
              const column = others[at];
              if (!column) return null;
              return (
                <TableCell
                  key={column.name}
                  {...role('cell')}
                  data-column={column.onPhone === 'named' ? column.name : undefined}
                  sx={cellOf(column)}
                >
                  {cell}
                </TableCell>
              );
            })}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
