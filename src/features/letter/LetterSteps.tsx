import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Step from '@mui/material/Step';
import StepIcon from '@mui/material/StepIcon';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import type { ReactNode } from 'react';
import { letterForm } from 'words/letterForm';
import { letterPath } from '../../lib/paths';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

const { label, names, completed } = letterForm.steps;

/** By the id of its part of the page: whom a letter is to, the letter, and its way there. */
type StepId = keyof typeof names;

const steps = ['find', 'write', 'send'] as const satisfies readonly StepId[];

interface LetterStepsProps {
  readonly slug: string;
  /** What there is something for; nothing has to be done in any order. */
  readonly done: Readonly<Record<StepId, boolean>>;
}

export function LetterSteps({ slug, done }: LetterStepsProps) {
  return (
    <Box component="nav" data-screen-only aria-label={label} sx={{ mt: 5 }}>
      <Stepper nonLinear alternativeLabel activeStep={steps.findIndex((step) => !done[step])}>
        {steps.map((step) => (
          <Step key={step} completed={done[step]}>
            <StepLabel>
              <Link
                href={`${letterPath(slug)}#${step}`}
                sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, px: 2 }}
              >
                {names[step]}
                {done[step] && <VisuallyHidden> {completed}</VisuallyHidden>}
              </Link>
            </StepLabel>
          </Step>
        ))}
      </Stepper>
    </Box>
  );
}

interface StepTitleProps {
  readonly step: StepId;
  readonly children: ReactNode;
}

/** The title of a step's part of the page, under the number that the steps above give it. */
export function StepTitle({ step, children }: StepTitleProps) {
  return (
    <Box component="span" sx={{ display: 'flex', gap: 3 }}>
      {/* Beside the first line of a title that takes two. */}
      <Box component="span" sx={{ display: 'flex', alignItems: 'center', height: '1lh' }}>
        <StepIcon icon={steps.indexOf(step) + 1} active />
      </Box>
      <span>{children}</span>
    </Box>
  );
}
