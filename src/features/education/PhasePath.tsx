import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { education } from 'words/education';
import type { Phase, Step } from '../../content/pageTypes';
import { color } from '../../ui/palette';
import { RichText } from '../richText/RichText';

/** Width of the drawn line's gutter and of the numbered dots on it, in px. */
const gutter = 44;
const dot = 32;

const Steps = styled(List)({
  display: 'grid',
  gap: 24,
  marginBlockStart: 24,
  '& > li': { display: 'block', paddingInlineStart: gutter },
  // The path itself, from each dot to the next.
  '& > li::after': {
    content: "''",
    position: 'absolute',
    insetInlineStart: dot / 2 - 1,
    insetBlock: `${dot + 6}px -20px`,
    borderInlineStart: `2px solid ${color('control')}`,
  },
  '& > li:last-of-type::after': { insetBlockEnd: 4 },
}) as typeof List;

const Dot = styled('span')({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: 0,
  display: 'grid',
  placeItems: 'center',
  width: dot,
  height: dot,
  borderRadius: '50%',
  background: color('primary'),
  color: color('onPrimary'),
  fontSize: '0.9375rem',
  fontWeight: 700,
  '@media (forced-colors: active)': { border: '1px solid' },
  // Printers leave grounds out, and the white number with them.
  '@media print': { border: '1px solid', color: color('ink'), background: 'none' },
});

const Section = styled('section')({ marginBlockStart: 48 });

interface PhasePathProps {
  readonly phase: Phase;
  /** Number of the phase's first step in the whole path, from 1. */
  readonly firstNumber: number;
}

/** One phase of law-making as a stretch of the path: numbered steps, and at each one where bills leave it. */
export function PhasePath({ phase, firstNumber }: PhasePathProps) {
  const id = `phase-${firstNumber}`;
  return (
    <Section aria-labelledby={id}>
      <Typography variant="h3" id={id}>
        {phase.name}
      </Typography>
      <Typography color="textSecondary" sx={{ marginBlockStart: '4px' }}>
        {phase.summary}
      </Typography>
      <Steps component="ol" role="list" disablePadding>
        {phase.steps.map((step, index) => (
          <ListItem key={step.name} disablePadding>
            <Dot aria-hidden="true">{firstNumber + index}</Dot>
            <StepText step={step} />
          </ListItem>
        ))}
      </Steps>
    </Section>
  );
}

const Notes = styled('dl')({
  display: 'grid',
  gap: 8,
  margin: '12px 0 0',
  '@media (min-width: 700px)': { gridTemplateColumns: '1fr 1fr', gap: 12 },
  '& dt': { fontWeight: 700 },
  '& dd': { margin: 0 },
});

const Note = styled(Paper)({
  padding: '10px 14px',
  borderRadius: 10,
  borderInlineStartWidth: 4,
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  '&[data-note=stop]': { borderInlineStartColor: color('no') },
  '&[data-note=voice]': { borderInlineStartColor: color('yes') },
});

/** What happens at a step, where bills stop there, and what a citizen can do. */
function StepText({ step }: { readonly step: Step }) {
  const { links, process } = education;
  const notes = [
    { note: 'stop', label: process.labels.whereBillsStop, text: step.whereBillsStop },
    { note: 'voice', label: process.labels.yourVoice, text: step.yourVoice },
  ];
  return (
    <>
      <Typography variant="h4" sx={{ fontSize: '1.125rem', lineHeight: '32px' }}>
        {step.name}
      </Typography>
      <Typography sx={{ marginBlockStart: '4px' }}>
        <RichText text={step.text} links={links} />
      </Typography>
      <Notes>
        {notes.map(
          ({ note, label, text }) =>
            text && (
              <Note key={note} data-note={note}>
                <dt>{label}</dt>
                <dd>
                  <RichText text={text} links={links} />
                </dd>
              </Note>
            ),
        )}
      </Notes>
    </>
  );
}
