import { styled } from '@mui/material/styles';
import { CardGrid } from './cards';
import { color } from './palette';
import { StackedTable } from './StackedTable';
import { text } from './tokens';

/** Each figure stands below its part of the room, which is drawn in the row above. */
export const GroupCounts = styled(StackedTable)({
  '& small': { color: color('muted'), fontWeight: 400 },
  '& .MuiTableCell-head, & td.MuiTableCell-body': { textAlign: 'center' },
  '& .MuiTableCell-root': { paddingInline: 4 },
  '& th svg': { maxHeight: '5rem', marginBlockStart: 8 },
  '& strong': text.h3,
  // On paper the counts are beside the titles, so that all policies and the notes fit on one page even if some tie.
  '@media print': {
    display: 'block',
    marginBlock: '8px 4px',
    '& caption': { display: 'block', paddingBlockEnd: 0 },
    '& thead, & tbody': { display: 'grid', gridTemplateColumns: '1fr 52%', columnGap: 24 },
    '& tr': { display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', alignItems: 'center' },
    '& thead tr': { gridColumn: 2 },
    '& .MuiTableCell-head': { paddingBlock: 0, borderBlockEnd: 0 },
    '& th.MuiTableCell-body': {
      gridColumn: '1 / -1',
      paddingBlock: 4,
      fontSize: text.label.fontSize,
      lineHeight: text.h2.lineHeight,
    },
    '& td.MuiTableCell-body': { paddingBlock: 0, lineHeight: text.h2.lineHeight },
    '& th svg': { maxHeight: 20, marginBlockStart: 0 },
    '& strong': { fontSize: text.body.fontSize },
  },
});

export const GroupTitle = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: 16,
});

export const GroupCount = styled('span')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0 8px',
  fontVariantNumeric: 'tabular-nums',
});

export const GroupEnds = styled(CardGrid)({
  '& strong': { display: 'block' },
  // On paper each policy takes one line, so that all of them and the table fit on one page even if most policies tie.
  '@media print': {
    gridTemplateColumns: '1fr 1fr',
    fontSize: text.note.fontSize,
    lineHeight: text.h3.lineHeight,
    '& p': { margin: 0 },
    '& strong': { display: 'inline' },
  },
});

export const GroupNotes = styled('div')({
  color: color('muted'),
  ...text.note,
  '& p': { marginBlock: 8 },
});
