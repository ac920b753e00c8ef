import Typography from '@mui/material/Typography';
import { education } from 'words/education';
import type { Phase } from '../../content/pageTypes';
import { RichText } from '../../ui/RichText';
import { Columns } from '../../ui/layout';
import { Section } from '../../ui/Section';
import { StepNote, StepNumber, Steps } from '../../ui/steps';
import { BillEndsIcon, VoiceIcon } from './noteIcons';

interface PhasePathProps {
  readonly phase: Phase;
  /** From 1. Steps are numbered through all phases, so only the first phase begins with 1. */
  readonly firstNumber: number;
}

export function PhasePath({ phase, firstNumber }: PhasePathProps) {
  return (
    <Section id={`phase-${firstNumber}`} title={phase.name} level="h3">
      <p>{phase.summary}</p>
      <Steps role="list">
        {phase.steps.map((step, index) => (
          <li key={step.name}>
            <StepNumber aria-hidden>{firstNumber + index}</StepNumber>
            <Typography variant="label" component="h4">{step.name}</Typography>
            <p>
              <RichText text={step.text} />
            </p>
            <Columns as="dl">
              {(['whereBillsStop', 'yourVoice'] as const).map((note) => {
                const text = step[note];
                return (
                  text && (
                    <StepNote key={note} data-note={note}>
                      <dt>
                        {note === 'yourVoice' ? <VoiceIcon /> : <BillEndsIcon />}
                        <span>{education.process.labels[note]}</span>
                      </dt>
                      <dd>
                        <RichText text={text} />
                      </dd>
                    </StepNote>
                  )
                );
              })}
            </Columns>
          </li>
        ))}
      </Steps>
    </Section>
  );
}
