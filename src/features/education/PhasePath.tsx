import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { education } from '../../content/en/education';
import type { Phase } from '../../content/pageTypes';
import { color } from '../../ui/palette';
import { StepCard } from './StepCard';

/** Width of the drawn line's gutter and of the numbered dots on it, in px. */
const gutter = 44;
const dot = 32;

const Steps = styled('ol')({
  position: 'relative',
  display: 'grid',
  gap: 24,
  margin: '24px 0 0',
  padding: 0,
  listStyle: 'none',
  '& > li': { position: 'relative', paddingInlineStart: gutter },
  // The path itself, from each dot to the next.
  '& > li::after': {
    content: "''",
    position: 'absolute',
    insetInlineStart: dot / 2 - 1,
    insetBlock: `${dot + 6}px -20px`,
    borderInlineStart: `2px solid ${color('control')}`,
  },
  '& > li:last-of-type::after': { insetBlockEnd: 4 },
});

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

const Summary = styled('p')({ margin: '4px 0 0', color: color('muted') });

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
      <Summary>{phase.summary}</Summary>
      <Steps role="list">
        {phase.steps.map((step, index) => (
          <li key={step.name}>
            <Dot aria-hidden="true">{firstNumber + index}</Dot>
            <StepCard step={step} labels={education.process.labels} links={education.links} />
          </li>
        ))}
      </Steps>
    </Section>
  );
}
