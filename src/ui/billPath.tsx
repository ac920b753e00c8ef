import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { color } from './palette';
import { hairline, radius, text, upTo } from './tokens';

const narrow = upTo('tablet');

/** The room for what the end is called: beside the drawing, on phones below it. */
const end = { width: '5.5rem', height: '4rem' };

/** The stations as text, for screen readers and for paper. */
export const BillStations = styled('ol')({ '@media not print': visuallyHidden });

/** The drawing stands twice: lying, and upright for phones, where it runs down beside the names of its gates. */
export const River = styled('div')({
  position: 'relative',
  marginBlock: '32px 24px',
  '& svg': {
    display: 'block',
    width: `calc(100% - ${end.width})`,
    height: '16rem',
    fill: 'none',
    // Forced colours change `color` and leave `stroke` as it is.
    color: color('control'),
    stroke: 'currentColor',
    '&:nth-of-type(2)': { display: 'none' },
    [narrow]: {
      position: 'absolute',
      width: '42%',
      height: `calc(100% - ${end.height})`,
      strokeWidth: 0.75,
      '&:first-of-type': { display: 'none' },
      '&:nth-of-type(2)': { display: 'block' },
    },
  },
  '& path': { vectorEffect: 'non-scaling-stroke' },
  '& [data-walls]': { color: color('ink'), strokeWidth: 3 },
  '& [data-law]': { color: color('primary'), strokeWidth: 4 },
});

/** The names of the gates, a stretch each, and what the end is called. */
export const RiverGates = styled('div')({
  display: 'grid',
  gridTemplateColumns: `repeat(5, minmax(0, 1fr)) ${end.width}`,
  ...text.note,
  '& > div': { padding: '8px 8px 12px 0' },
  '& > :last-child': { position: 'absolute', insetInlineEnd: 0, insetBlockStart: '6rem', width: end.width },
  '& :is(b, span)': { display: 'block' },
  '& strong': {
    display: 'inline-block',
    marginBlockStart: 4,
    padding: '4px 8px',
    borderRadius: radius.control,
    background: color('tint'),
    color: color('primary'),
  },
  [narrow]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: `repeat(5, minmax(6rem, 1fr)) ${end.height}`,
    width: '54%',
    marginInlineStart: 'auto',
    '& > div': { borderBlockStart: hairline },
    '& > :last-child': { position: 'static', width: 'auto' },
  },
});

/** Terms and their meanings. */
export const TermList = styled('dl')({
  marginBlockStart: 24,
  columns: '20rem',
  columnGap: 48,
  '& > div': { breakInside: 'avoid', paddingBlock: 12, borderBlockStart: hairline },
  '& > :is(:target, :focus)': { background: color('tint') },
});
