import Step from '@mui/material/Step';
import Stepper from '@mui/material/Stepper';
import { styled } from '@mui/material/styles';
import { Section } from './Section';
import { lineDrawing } from './icons';
import { color } from './palette';
import { radius, text } from './tokens';
import Typography from '@mui/material/Typography';

/** At most a share of the window's width, or the number would leave no space for enlarged text on a phone. */
const disc = 'min(2.25rem, 11vw)';
const indent = 'min(3.25rem, 16vw)';

/** Put all phases into one `LongPath`: between two, the line beside the phases would be interrupted. */
export const LongPath = styled('div')({
  position: 'relative',
  marginBlockStart: 40,
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
    padding: '6px 16px',
    border: `2px solid ${color('primary')}`,
    borderRadius: radius.card,
    background: color('card'),
  },
});

export const Steps = styled(Stepper)({
  margin: '20px 0 0',
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 28,
  overflowWrap: 'anywhere',
});

export const StepRoom = styled(Step)({
  position: 'relative',
  padding: `0 0 0 ${indent}`,
  '& > [data-number]': {
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: 0,
    display: 'grid',
    placeItems: 'center',
    width: disc,
    height: disc,
    borderRadius: '50%',
    background: color('primary'),
    color: color('onPrimary'),
    // Grows with enlarged text only as far as the number fits into the disc.
    fontSize: 'min(1rem, 5vw)',
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
  marginBlockStart: 14,
  '@media (min-width: 700px)': { gridTemplateColumns: '1fr 1fr', gap: 16 },
});

export const StepNote = styled('div')({
  position: 'relative',
  padding: '10px 14px 12px 46px',
  borderRadius: radius.card,
  fontSize: text.label.fontSize,
  lineHeight: 1.5,
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
    border: `1.5px dashed ${color('control')}`,
    '&::before': {
      content: "''",
      position: 'absolute',
      insetBlockStart: '1.4rem',
      insetInlineEnd: '100%',
      width: `calc(${indent} - ${disc} / 2)`,
      borderBlockStart: `1.5px dashed ${color('control')}`,
    },
  },
  '&[data-note=yourVoice]': { background: color('tint'), '& svg, & dt': { color: color('primary') } },
  '@media print': { '&[data-note=yourVoice]': { border: '1px solid' } },
});

export const PhaseLead = styled(Typography)({ margin: `8px 0 0 ${indent}` });

/** As high as the disc with its number. */
export const StepName = styled(Typography)({ fontSize: text.body.fontSize, lineHeight: disc });

export const StepText = styled(Typography)({ marginBlockStart: 4 });
