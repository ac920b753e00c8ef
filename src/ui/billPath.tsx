import Step from '@mui/material/Step';
import Stepper from '@mui/material/Stepper';
import { styled } from '@mui/material/styles';
import { lineDrawing } from './icons';
import { color } from './palette';
import { text } from './tokens';

const wide = '@media (min-width: 860px)';
/** At most a share of the window's width, or the disc would leave no space for enlarged text on a phone. */
const disc = 'min(3.25rem, 16vw)';

export const BillPath = styled(Stepper)({
  margin: '24px 0 0',
  padding: 0,
  alignItems: 'stretch',
  overflowWrap: 'anywhere',
  [wide]: { display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: '0 12px' },
  '& svg': lineDrawing,
});

export const Milestone = styled(Step)({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${disc} minmax(0, 1fr)`,
  columnGap: 16,
  padding: '0 0 20px',
  breakInside: 'avoid',
  '& > :not(svg)': { gridColumn: 2 },
  '& [data-phase]': {
    color: color('primary'),
    fontSize: text.note.fontSize,
    fontWeight: 650,
    '&:empty': { display: 'none' },
  },
  '& > svg': {
    gridRow: '1 / span 4',
    position: 'relative',
    width: disc,
    height: disc,
    padding: `calc(${disc} * 0.21)`,
    overflow: 'visible',
    border: `2px solid ${color('primary')}`,
    borderRadius: '50%',
    background: color('card'),
    color: color('primary'),
  },
  '&:last-of-type > svg': { background: color('primary'), color: color('onPrimary') },
  // Each station draws its piece of the line. The first and the last end at their discs, or the line would stick out.
  '&::before': {
    content: "''",
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: `calc(${disc} / 2 - 1.5px)`,
    borderInlineStart: `3px solid ${color('primary')}`,
  },
  '&:first-of-type::before': { insetBlockStart: '2rem' },
  '&:last-of-type::before': { insetBlockEnd: 'auto', height: '2rem' },
  [wide]: {
    display: 'flex',
    flexDirection: 'column',
    padding: 0,
    textAlign: 'center',
    alignItems: 'center',
    '& [data-phase]': { '&, &:empty': { display: 'block' }, minHeight: '1.9rem', marginBlockEnd: 8 },
    '&::before, &:first-of-type::before, &:last-of-type::before': {
      insetBlock: `calc(1.9rem + 8px + ${disc} / 2 - 1.5px) auto`,
      insetInline: '-6px',
      height: 'auto',
      borderInlineStart: 0,
      borderBlockStart: `3px solid ${color('primary')}`,
    },
    '&:first-of-type::before': { insetInlineStart: '50%' },
    '&:last-of-type::before': { insetInlineEnd: '50%' },
  },
  '@media print': { '& > svg': { background: '#fff', color: '#000' } },
});

export const MilestoneName = styled('strong')({
  fontSize: text.body.fontSize,
  lineHeight: 1.3,
  [wide]: { marginBlock: '8px 6px' },
});

export const MilestoneNote = styled('p')({
  margin: '6px 0 0',
  paddingInlineStart: '1.75rem',
  position: 'relative',
  fontSize: text.note.fontSize,
  lineHeight: 1.4,
  '& svg': {
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: '0.05em',
    width: '1.25rem',
    height: '1.25rem',
  },
  '&[data-note=whereBillsStop]': { color: color('muted') },
  [wide]: {
    paddingInlineStart: 0,
    '& svg': { position: 'static', display: 'block', margin: '0 auto 2px' },
  },
});
