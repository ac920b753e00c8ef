import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

/** Sentences, not names: in the weight of text. */
const plain = { '&&': { typography: 'body1', fontWeight: 400 } } as const;

/** What is done one after the other, each in a sentence or two. All are alike: none is done or current. */
export function NumberedSteps({ steps }: { readonly steps: readonly string[] }) {
  return (
    <Stepper orientation="vertical" component="ol" role="list" connector={null} sx={{ gap: 4, p: 0, m: 0 }}>
      {steps.map((step) => (
        <Step key={step} active component="li">
          <StepLabel sx={{ alignItems: 'start', p: 0 }} slotProps={{ label: { sx: plain } }}>
            {step}
          </StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
