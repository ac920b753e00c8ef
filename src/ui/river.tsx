import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { color } from './palette';
import { hairline, radius, text, upTo } from './tokens';

const narrow = upTo('tablet');
/** The upright drawing's share of the width. */
const upright = '42%';
/** The room for what the end is called: beside the drawing, on phones below it. */
const end = { width: '5.5rem', height: '4rem' };

/** The drawing stands twice: lying, and upright for phones, where it runs down beside the names of its gates. */
export const River = styled('figure')({
  margin: '32px 0 48px',
  breakInside: 'avoid',
  '& > div': { position: 'relative' },
  '& > div > svg': {
    display: 'block',
    width: `calc(100% - ${end.width})`,
    height: '16rem',
    fill: 'none',
    stroke: color('control'),
    '& path': { vectorEffect: 'non-scaling-stroke' },
    '& [data-walls]': { stroke: color('ink'), strokeWidth: 3 },
    '& [data-law]': { stroke: color('primary'), strokeWidth: 4 },
    '@media (forced-colors: active)': {
      '& path, & [data-walls]': { stroke: 'CanvasText' },
      '& [data-law]': { stroke: 'Highlight' },
    },
    '&:nth-of-type(2)': { display: 'none' },
    [narrow]: {
      position: 'absolute',
      width: upright,
      height: `calc(100% - ${end.height})`,
      strokeWidth: 0.75,
      '&:first-of-type': { display: 'none' },
      '&:nth-of-type(2)': { display: 'block' },
    },
  },
  '& figcaption': {
    marginBlockStart: 24,
    '& small': { display: 'block', color: color('muted'), fontSize: text.note.fontSize },
  },
});

export const RiverGates = styled('div')({
  display: 'grid',
  gridTemplateColumns: `repeat(5, minmax(0, 1fr)) ${end.width}`,
  [narrow]: {
    width: `calc(100% - ${upright} - 16px)`,
    marginInlineStart: 'auto',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: `repeat(5, minmax(6rem, 1fr)) ${end.height}`,
  },
});

export const RiverGate = styled('div')({
  padding: '8px 8px 12px 0',
  fontSize: text.note.fontSize,
  lineHeight: text.note.lineHeight,
  '& b, & span': { display: 'block' },
  '& span': { color: color('muted') },
  '&:last-of-type': {
    position: 'absolute',
    insetInlineEnd: 0,
    insetBlockStart: '6rem',
    width: end.width,
    paddingInline: '8px 0',
    color: color('primary'),
  },
  '@media not print': { [narrow]: { borderBlockStart: hairline } },
  [narrow]: { '&:last-of-type': { position: 'static', width: 'auto', paddingInline: 0 } },
});

/** The visitor's voice as a bubble: in the river before its first gate, on phones beside it. */
export const RiverVoice = styled('strong')({
  position: 'absolute',
  insetBlockStart: 24,
  insetInlineStart: 12,
  width: `calc((100% - ${end.width}) / 5 - 24px)`,
  padding: '8px 12px',
  borderRadius: radius.control,
  border: `1px solid ${color('primary')}`,
  background: color('primary'),
  color: color('onPrimary'),
  [narrow]: { position: 'static', display: 'block', width: 'fit-content', marginBlockStart: 4 },
  '@media print': { background: '#fff', color: '#000' },
});

/** The stations as text, for screen readers and for paper. */
export const BillStations = styled('ol')({ '@media not print': visuallyHidden, '& p': { margin: 0 } });
