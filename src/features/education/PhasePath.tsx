import Box from '@mui/material/Box';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { education } from 'words/education';
import type { Phase } from '../../content/pageTypes';
import { color } from '../../theme/palette';
import { hairline } from '../../theme/tokens';
import { RichText } from '../../ui/RichText';
import { Section } from '../../ui/Section';
import { stepTimeline } from './gateInView';
import { BillEndsIcon, VoiceIcon } from './noteIcons';

interface PhasePathProps {
  readonly phase: Phase;
  /** From 1. Steps are numbered through all phases, so only the first phase begins with 1. */
  readonly firstNumber: number;
}

const { labels } = education.process;

/** Below the step's name, beside a line from the middle of its number, which MUI draws in 1.5rem and 8 px before the name. */
const StepText = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'calc(1.5rem + 8px) minmax(0, 1fr)',
  '&::before': {
    content: "''",
    inlineSize: 'calc(0.75rem + 1px)',
    borderInlineEnd: `2px solid ${color('primary')}`,
  },
});

/** The steps of a phase. Without MUI's StepContent, which folds and prints a `style` attribute: nothing here is folded. */
export function PhasePath({ phase, firstNumber }: PhasePathProps) {
  return (
    <Section id={`phase-${firstNumber}`} title={phase.name} level="h3">
      <Typography>{phase.summary}</Typography>
      <Stepper component="ol" orientation="vertical" role="list" connector={null} sx={{ p: 0, m: 0, gap: 5 }}>
        {phase.steps.map((step, index) => (
          <Step
            key={step.name}
            component="li"
            active
            index={firstNumber + index - 1}
            sx={{ listStyle: 'none', ...stepTimeline(firstNumber + index, index === 0) }}
          >
            {/* Around it: the label is a span, which holds no heading. */}
            <Typography variant="label" component="h4">
              <StepLabel>{step.name}</StepLabel>
            </Typography>
            <StepText>
              <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
                <Typography>
                  <RichText text={step.text} />
                </Typography>
                <Box
                  component="dl"
                  sx={{
                    display: 'grid',
                    columnGap: 6,
                    rowGap: 4,
                    pt: 4,
                    borderBlockStart: hairline,
                    gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' },
                  }}
                >
                  {(['whereBillsStop', 'yourVoice'] as const).map((note) => {
                    const text = step[note];
                    return (
                      text && (
                        <div key={note}>
                          <Typography
                            variant="label"
                            component="dt"
                            sx={{
                              display: 'flex',
                              alignItems: 'center',
                              gap: 2,
                              color: note === 'yourVoice' ? 'primary.main' : 'ink',
                            }}
                          >
                            {note === 'yourVoice' ? <VoiceIcon /> : <BillEndsIcon />}
                            <span>{labels[note]}</span>
                          </Typography>
                          <Typography component="dd" sx={{ mt: 1 }}>
                            <RichText text={text} />
                          </Typography>
                        </div>
                      )
                    );
                  })}
                </Box>
              </Box>
            </StepText>
          </Step>
        ))}
      </Stepper>
    </Section>
  );
}
