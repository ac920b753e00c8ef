import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { color } from '../../ui/palette';

const Section = styled('section')({ marginBlockStart: 40 });

const Heading = styled(Typography)({
  display: 'flex',
  alignItems: 'baseline',
  gap: '0.5em',
}) as typeof Typography;

const Number = styled('span')({ color: color('primary') });

interface LetterStepProps {
  /** The step is a part of the screen that an address can name. */
  readonly id: string;
  readonly title: string;
  /** Its place on the way to a letter sent; absent where there is no letter. */
  readonly number?: number;
  readonly children: ReactNode;
}

export function LetterStep({ id, title, number, children }: LetterStepProps) {
  return (
    <Section aria-labelledby={id}>
      <Heading variant="h2" id={id} tabIndex={-1}>
        {number && <Number aria-hidden>{number}</Number>}
        {title}
      </Heading>
      {children}
    </Section>
  );
}
