import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { education } from 'words/education';
import type { Phase, Step } from '../../content/pageTypes';
import { NumberedSteps, StepNumber } from '../../ui/NumberedSteps';
import { color } from '../../ui/palette';
import { RichText } from '../richText/RichText';

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
      <NumberedSteps role="list" sx={{ marginBlockStart: 3 }}>
        {phase.steps.map((step, index) => (
          <li key={step.name}>
            <StepNumber aria-hidden="true">{firstNumber + index}</StepNumber>
            <StepText step={step} />
          </li>
        ))}
      </NumberedSteps>
    </Section>
  );
}

const Notes = styled('dl')({
  display: 'grid',
  gap: 8,
  marginBlockStart: 12,
  '@media (min-width: 700px)': { gridTemplateColumns: '1fr 1fr', gap: 12 },
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
