import Step from '@mui/material/Step';
import Stepper from '@mui/material/Stepper';
import { styled } from '@mui/material/styles';
import { Section } from './Section';
import { lineDrawing } from './icons';
import { color } from './palette';
import { from, radius, text } from './tokens';
import Typography from '@mui/material/Typography';

/** At most a share of the window's width, or the number would leave no space for enlarged text on a phone. */
const disc = 'min(2.25rem, 11vw)';

/** Put all phases into one `LongPath`: between two, the line beside the phases would be interrupted. */
export const LongPath = styled('div')({
  position: 'relative',
  marginBlockStart: 48,
  '&::before': {
    content: "''",
    position: 'absolute',
    insetBlock: '1rem 0',
    insetInlineStart: `calc(${disc} / 2 - 1.5px)`,
    borderInlineStart: `3px solid ${color('primary')}`,
  },
});

export const PhaseSection = styled(Section)({
  // Opaque, or the path's line would run through the name of the phase.
  '& > h3': {
    position: 'relative',
    width: 'fit-content',
    padding: '4px 16px',
    border: `2px solid ${color('primary')}`,
    borderRadius: radius.card,
    background: color('card'),
  },
});

export const Steps = styled(Stepper)({
  margin: '24px 0 0',
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 32,
  overflowWrap: 'anywhere',
});

export const StepRoom = styled(Step)({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 12,
  padding: 0,
  '& > *': { gridColumn: 2 },
  '& > [data-number]': {
    gridArea: '1 / 1',
    // Over the path's line.
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: disc,
    height: disc,
    borderRadius: radius.pill,
    background: color('primary'),
    color: color('onPrimary'),
    fontSize: text.label.fontSize,
    fontWeight: 650,
  },
  '@media (forced-colors: active)': { '& > [data-number]': { border: '1px solid' } },
  // Browsers leave backgrounds out on paper: the number would be white on white.
  '@media print': { '& > [data-number]': { border: '1px solid', color: '#000', background: '#fff' } },
});

export const StepNotes = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  marginBlockStart: 16,
  [from('tablet')]: { gridTemplateColumns: '1fr 1fr', gap: 16 },
});

export const StepNote = styled('div')({
  position: 'relative',
  padding: '12px 16px 12px 48px',
  borderRadius: radius.card,
  ...text.label,
  breakInside: 'avoid',
  '& dt': { fontWeight: 650 },
  '& svg': {
    position: 'absolute',
    insetInlineStart: 13,
    insetBlockStart: 11,
    width: '1.375rem',
    height: '1.375rem',
    ...lineDrawing,
  },
  '&[data-note=whereBillsStop]': {
    border: `1px solid ${color('control')}`,
    '&::before': {
      content: "''",
      position: 'absolute',
      insetBlockStart: '1.4rem',
      insetInlineEnd: '100%',
      width: `calc(12px + ${disc} / 2)`,
      borderBlockStart: `1px solid ${color('control')}`,
    },
  },
  '&[data-note=yourVoice]': { background: color('tint'), '& svg, & dt': { color: color('primary') } },
  '@media print': { '&[data-note=yourVoice]': { border: '1px solid' } },
});

export const PhaseLead = styled(Typography)({ margin: '8px 0 0 48px' });

export const StepName = styled(Typography)({ ...text.body, paddingBlockStart: 4 });

export const StepText = styled(Typography)({ marginBlockStart: 4 });
