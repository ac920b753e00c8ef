import ToggleButton from '@mui/material/ToggleButton';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { DataTable } from './DataTable';
import { color } from './palette';
import { hairline, onScreen, radius, text } from './tokens';

export const AnswersGrid = styled(DataTable)({
  clear: 'both',
  marginBlockStart: 8,
  '& caption': visuallyHidden,
  '& th, & td': { ...text.body, lineHeight: text.label.lineHeight },
  '& thead th': { fontSize: text.note.fontSize, color: color('muted'), paddingBlock: 8 },
  '& tbody th': { fontWeight: 650 },
  '& small': { color: color('muted'), fontWeight: 400 },
  '& th small': { display: 'block' },
  '& tbody a': { display: 'inline-flex', alignItems: 'center', minHeight: 28 },
  '@media (pointer: coarse)': { '& tbody a': { minHeight: 44 } },
  '& td a': { fontSize: text.note.fontSize, whiteSpace: 'nowrap' },
  // On phones each row becomes a block, because four columns do not fit.
  [onScreen.upTo('tablet')]: {
    '& thead': visuallyHidden,
    '& tbody': { display: 'block' },
    '& tbody tr': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '8px 16px',
      paddingBlock: 16,
      borderBlockStart: hairline,
    },
    '& tbody th': { flex: '1 1 100%' },
    '& tbody th, & tbody td': { padding: 0, border: 0 },
    '& td:nth-of-type(1)': { flex: '1 1 130px' },
    '& td:last-child': { flex: '1 1 100%' },
  },
  // The links in the last column do nothing on paper, so the column is left out.
  '@media print': {
    '& td:last-child, & thead th:last-child': { display: 'none' },
    '& a': { color: 'inherit', textDecoration: 'none' },
    '& tr': { breakInside: 'avoid' },
    '& th, & td': { paddingBlock: 4 },
  },
});

export const StarButton = styled(ToggleButton)({
  gap: 8,
  padding: '4px 12px',
  borderColor: color('control'),
  borderRadius: radius.pill,
  color: color('muted'),
  fontSize: text.note.fontSize,
  fontWeight: 400,
  whiteSpace: 'nowrap',
  '@media (forced-colors: none)': {
    '&, &:hover, &.Mui-selected, &.Mui-selected:hover': { background: 'none' },
    '&.Mui-selected, &.Mui-selected:hover': { borderColor: color('undecidedBorder'), color: color('ink') },
    '&.Mui-selected svg': { fill: color('undecided'), stroke: color('undecidedBorder') },
  },
  '&.Mui-selected': { fontWeight: 650 },
  '@media (forced-colors: active)': { '&.Mui-selected svg': { fill: 'currentColor' } },
  // On paper every star would mean “Matters most”, so the ones that are not pressed are left out.
  '@media print': { minHeight: 0, padding: 0, border: 0, '&[aria-pressed=false]': { display: 'none' } },
});

export const NumberedTitle = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  '& > :first-of-type': { minInlineSize: '2ch', fontSize: text.h2.fontSize, textAlign: 'center' },
});

export const RowActs = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '4px 16px' });
