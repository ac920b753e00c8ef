import { education } from 'words/education';
import type { Phase } from '../../content/pageTypes';
import { RichText } from '../../ui/RichText';
import {
  PhaseLead,
  PhaseSection,
  StepName,
  StepText,
  StepNote,
  StepNotes,
  StepRoom,
  Steps,
} from '../../ui/phasePath';
import { BillEndsIcon, VoiceIcon } from './noteIcons';

interface PhasePathProps {
  readonly phase: Phase;
  /** From 1. Steps are numbered through all phases, so only the first phase begins with 1. */
  readonly firstNumber: number;
}

export function PhasePath({ phase, firstNumber }: PhasePathProps) {
  return (
    <PhaseSection id={`phase-${firstNumber}`} title={phase.name} level="h3">
      <PhaseLead color="textSecondary">{phase.summary}</PhaseLead>
      <Steps orientation="vertical" connector={null}>
        {phase.steps.map((step, index) => (
          <StepRoom key={step.name}>
            <span data-number aria-hidden="true">
              {firstNumber + index}
            </span>
            <StepName variant="h4">{step.name}</StepName>
            <StepText>
              <RichText text={step.text} />
            </StepText>
            <StepNotes>
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
            </StepNotes>
          </StepRoom>
        ))}
      </Steps>
    </PhaseSection>
  );
}
