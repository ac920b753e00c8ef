import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { color } from '../theme/palette';
import { hairline, onScreen } from '../theme/tokens';
import { captionLook, role } from './tableParts';

export interface Column {
  readonly name: string;
  /**
   * On phones, where the cells of a row stand below each other: `named` puts the column's name before the cell, `corner`
   * puts the cell at the end of the title's line, `beside` at the end of the line of the cell before it.
   */
  readonly onPhone?: 'named' | 'corner' | 'beside';
  /** Of no use on paper. */
  readonly screenOnly?: boolean;
  /** As in CSS; the browser chooses without it. */
  readonly width?: string;
  /** Where the cells and the column's name stand in the column, but on phones; without it at the start. */
  readonly align?: 'center' | 'right';
}

type Columns = readonly [titles: Column, ...Column[]];

/** One cell for each column after the titles'. If a row lacks one, its later cells stand below the wrong column names. */
type CellsOf<All extends Columns> = All extends readonly [Column, ...infer Others]
  ? { readonly [At in keyof Others]: ReactNode }
  : never;

interface StackingTableProps<All extends Columns> {
  readonly caption: string;
  /** True for a caption that a title above the table says already. */
  readonly captionHidden?: boolean;
  /** True where some cells hold many more lines than others. */
  readonly alignsTop?: boolean;
  /** The first is the column of the titles. */
  readonly columns: All;
  readonly rows: readonly {
    readonly id: string;
    /** The header cell of the row. */
    readonly title: ReactNode;
    readonly cells: CellsOf<All>;
    /** What belongs to the row and needs its whole width; `screenOnly` if it is of no use on paper. */
    readonly below?: { readonly content: ReactNode; readonly screenOnly: boolean } | undefined;
  }[];
}

const phone = onScreen.upTo('md');

const Caption = styled('caption', { shouldForwardProp: (name) => name !== 'hidden' })<{
  readonly hidden: boolean;
}>(({ hidden }) => ({
  // Above the styles that MUI's Table has for its caption.
  '&&': {
    [phone]: { display: 'block' },
    ...(hidden ? visuallyHidden : captionLook),
  },
}));

/** @returns the first of the columns that has a place of its own below the title on phones. */
const inFlow = (columns: readonly Column[]) => columns.find(({ onPhone }) => onPhone !== 'corner');

/** Where something stands below the row, which the line between two rows then follows. */
type Joined = 'always' | 'onScreen' | undefined;

const noEnd = { borderBlockEnd: 0, paddingBlockEnd: 0 } as const;
const noLine = { always: noEnd, onScreen: { '@media screen': noEnd } } as const;

interface CellProps {
  readonly column: Column;
  /** The column that follows on phones. */
  readonly next: Column | undefined;
  readonly joined: Joined;
}

/** `styled`, as rows are drawn again when something in them is pressed, and `sx` takes twice as long. */
const Cell = styled(TableCell, {
  shouldForwardProp: (name) => name !== 'column' && name !== 'next' && name !== 'joined',
})<CellProps>(({ column, next, joined }) => ({
  width: column.width,
  ...(joined && noLine[joined]),
  [phone]: {
    border: 0,
    padding: 0,
    width: 'auto',
    minWidth: 0,
    // A name may be one long word.
    overflowWrap: 'anywhere',
    order: 1,
    // Whole words: where text is enlarged, what is beside it takes a line of its own.
    ...(next?.onPhone === 'beside'
      ? { flex: '1 1 auto', minWidth: 'min-content', overflowWrap: 'normal' }
      : { flex: '1 1 100%' }),
    ...(column.onPhone === 'beside' && { flex: 'none' }),
    // With the title, which leaves this room for it.
    ...(column.onPhone === 'corner' && { order: 0, flex: 'none' }),
    ...(column.onPhone === 'named' && {
      '&::before': {
        // Not read out, where browsers know how to say so: the header row has the name for screen readers.
        content: ['attr(data-column)', "attr(data-column) / ''"],
        // So that what follows short and longer names begins at one edge.
        display: 'inline-block',
        minInlineSize: '6rem',
        marginInlineEnd: 8,
        color: color('muted'),
      },
    }),
  },
}));

const TitleCell = styled(TableCell, {
  shouldForwardProp: (name) => name !== 'width' && name !== 'joined' && name !== 'besideCorner',
})<{
  readonly width: string | undefined;
  readonly joined: Joined;
  readonly besideCorner: boolean;
}>(({ width, joined, besideCorner }) => ({
  fontWeight: 650,
  width,
  ...(joined && noLine[joined]),
  [phone]: {
    border: 0,
    padding: 0,
    width: 'auto',
    // Where text is enlarged, the corner is below it.
    minWidth: 'min(9rem, 100%)',
    flex: besideCorner ? '1 1 calc(100% - 4.75rem)' : '1 1 100%',
  },
}));

const Row = styled(TableRow, { shouldForwardProp: (name) => name !== 'joined' && name !== 'alignsTop' })<{
  readonly joined: Joined;
  readonly alignsTop: boolean;
}>(({ joined, alignsTop }) => ({
  ...(alignsTop && { verticalAlign: 'top' }),
  breakInside: 'avoid',
  ...(joined === 'always' && { breakAfter: 'avoid' }),
  [phone]: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 12px',
    alignItems: 'center',
    paddingBlock: 12,
    borderBlockEnd: hairline,
    ...(joined && noLine[joined]),
  },
}));

const BelowRow = styled(TableRow)({
  breakInside: 'avoid',
  [phone]: { display: 'block', borderBlockEnd: hairline },
});

/** Its button is as high as a finger, so its words have air already. */
const BelowCell = styled(TableCell)({
  paddingBlock: '0 4px',
  [phone]: { display: 'block', border: 0, padding: '0 0 4px' },
});

/**
 * A table with a header row and a header cell for each row, whose cells stand below each other on phones. MUI's own
 * answer to narrow windows is to scroll sideways, which hides what is compared.
 */
export function StackingTable<const All extends Columns>({
  caption,
  captionHidden = false,
  alignsTop = false,
  columns,
  rows,
}: StackingTableProps<All>) {
  const [first, ...others] = columns;
  return (
    <Table {...role('table')} sx={{ [phone]: { display: 'block' } }}>
      <Caption hidden={captionHidden}>{caption}</Caption>
      <TableHead {...role('rowgroup')} sx={{ [phone]: visuallyHidden }}>
        <TableRow {...role('row')}>
          {columns.map((column, at) => (
            <TableCell
              // Not the name: a sender may be called like a column.
              key={at}
              {...role('columnheader')}
              scope="col"
              align={column.align}
              data-screen-only={column.screenOnly ? '' : undefined}
            >
              {column.name}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody {...role('rowgroup')} sx={{ [phone]: { display: 'block' } }}>
        {rows.map(({ id, title, cells, below }) => {
          const joined = below && (below.screenOnly ? 'onScreen' : 'always');
          return (
            <Fragment key={id}>
              <Row {...role('row')} joined={joined} alignsTop={alignsTop}>
                <TitleCell
                  {...role('rowheader')}
                  component="th"
                  scope="row"
                  width={first.width}
                  joined={joined}
                  besideCorner={others.some(({ onPhone }) => onPhone === 'corner')}
                >
                  {title}
                </TitleCell>
                {cells.map((cell, at) => {
                  const column = others[at];
                  if (!column) return null;
                  return (
                    <Cell
                      key={at}
                      {...role('cell')}
                      column={column}
                      next={inFlow(others.slice(at + 1))}
                      joined={joined}
                      align={column.align}
                      data-column={column.onPhone === 'named' ? column.name : undefined}
                      data-screen-only={column.screenOnly ? '' : undefined}
                    >
                      {cell}
                    </Cell>
                  );
                })}
              </Row>
              {below && (
                <BelowRow {...role('row')} data-screen-only={below.screenOnly ? '' : undefined}>
                  <BelowCell {...role('cell')} colSpan={columns.length}>
                    {below.content}
                  </BelowCell>
                </BelowRow>
              )}
            </Fragment>
          );
        })}
      </TableBody>
    </Table>
  );
}
