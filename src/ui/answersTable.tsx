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
  // On phones a row is a title with its answer below and the star at the end. What the links of the last column lead to
  // is on the policy's page as well.
  [onScreen.upTo('tablet')]: {
    '& thead': visuallyHidden,
    '& tbody': { display: 'block' },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      // As high as the ring of a focused title, which would be lost on the colour of an answer.
      gap: '8px 12px',
      paddingBlock: 8,
      borderBlockStart: hairline,
    },
    '& tbody th, & tbody td': { padding: 0, border: 0 },
    '& td:nth-of-type(1)': { gridArea: '2 / 1', paddingInlineStart: 48 },
    '& td:nth-of-type(2)': { gridArea: '1 / 2 / 3 / 2' },
    '& th small, & td:last-child': { display: 'none' },
    '@media (pointer: coarse)': { '& th a': { marginBlock: -8 } },
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
    '&.Mui-selected, &.Mui-selected:hover': { borderColor: color('primary'), color: color('ink') },
    '&.Mui-selected svg': { fill: color('primary'), stroke: color('primary') },
  },
  '&.Mui-selected': { fontWeight: 650 },
  // On phones the star alone.
  [onScreen.upTo('tablet')]: {
    minWidth: 44,
    padding: 0,
    gap: 0,
    fontSize: 0,
    '& svg': { width: 20, height: 20 },
  },
  '@media (forced-colors: active)': { '&.Mui-selected svg': { fill: 'currentColor' } },
  // On paper every star would mean “Matters most”, so the ones that are not pressed are left out.
  '@media print': { minHeight: 0, padding: 0, border: 0, '&[aria-pressed=false]': { display: 'none' } },
});

export const NumberedTitle = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  '& > :first-of-type': { minInlineSize: 32, fontSize: text.h2.fontSize, textAlign: 'center' },
});

export const RowActs = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '4px 16px' });
