import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { color } from '../theme/palette';
import { hairline } from '../theme/tokens';
import { text } from '../theme/typography';

/** The stations as text, for screen readers and for paper. */
export const BillStations = styled('ol')({ '@media not print': visuallyHidden });

/** What the end is called stands below the drawing. */
const end = '4rem';

/** The drawing runs down beside the names of its gates. */
export const River = styled('div')({
  position: 'relative',
  marginBlock: '32px 24px',
  '& svg': {
    position: 'absolute',
    width: '42%',
    height: `calc(100% - ${end})`,
    fill: 'none',
    // Forced colours change `color` and leave `stroke` as it is.
    color: color('control'),
    stroke: 'currentColor',
  },
  '& path': { vectorEffect: 'non-scaling-stroke' },
  '& [data-walls]': { color: color('ink'), strokeWidth: 3 },
  '& [data-law]': { color: color('primary'), strokeWidth: 4 },
});

/** The names of the gates, a stretch each, and what the end is called. */
export const RiverGates = styled('div')({
  display: 'grid',
  gridTemplateRows: `repeat(5, minmax(6rem, 1fr)) ${end}`,
  width: '54%',
  marginInlineStart: 'auto',
  ...text.note,
  '& > div': { paddingBlock: 8, borderBlockStart: hairline },
  '& :is(b, span)': { display: 'block' },
  '& strong': { color: color('primary') },
});

/** Terms and their meanings. */
export const TermList = styled('dl')({
  marginBlockStart: 24,
  columns: '20rem',
  columnGap: 48,
  '& > div': { breakInside: 'avoid', paddingBlock: 12, borderBlockStart: hairline },
  '& > :is(:target, :focus)': { background: color('tint') },
});
