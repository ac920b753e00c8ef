import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { education } from 'words/education';
import type { Phase } from '../../content/pageTypes';
import { NumberedSteps, StepNumber } from '../../ui/NumberedSteps';
import { color } from '../../ui/palette';
import { Section } from '../../ui/Section';
import { RichText } from '../richText/RichText';

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
  '&[data-note=whereBillsStop]': { borderInlineStartColor: color('no') },
  '&[data-note=yourVoice]': { borderInlineStartColor: color('yes') },
});

interface PhasePathProps {
  readonly phase: Phase;
  /** Number of the phase's first step in the whole path, from 1. */
  readonly firstNumber: number;
}

/** One phase of law-making as a stretch of the path: numbered steps, where bills stop at each, and what a citizen can do there. */
export function PhasePath({ phase, firstNumber }: PhasePathProps) {
  return (
    <Section id={`phase-${firstNumber}`} title={phase.name} level="h3">
      <Typography color="textSecondary" sx={{ marginBlockStart: '4px' }}>
        {phase.summary}
      </Typography>
      <NumberedSteps role="list" sx={{ marginBlockStart: 3 }}>
        {phase.steps.map((step, index) => (
          <li key={step.name}>
            <StepNumber aria-hidden="true">{firstNumber + index}</StepNumber>
            <Typography variant="h4" sx={{ fontSize: '1.125rem', lineHeight: '32px' }}>
              {step.name}
            </Typography>
            <Typography sx={{ marginBlockStart: '4px' }}>
              <RichText text={step.text} />
            </Typography>
            <Notes>
              {(['whereBillsStop', 'yourVoice'] as const).map((note) => {
                const text = step[note];
                return (
                  text && (
                    <Note key={note} data-note={note}>
                      <dt>{education.process.labels[note]}</dt>
                      <dd>
                        <RichText text={text} />
                      </dd>
                    </Note>
                  )
                );
              })}
            </Notes>
          </li>
        ))}
      </NumberedSteps>
    </Section>
  );
}
