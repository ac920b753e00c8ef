import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ComponentProps, ReactNode } from 'react';

const Part = styled('section')({ marginBlockStart: 48 });

interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The id of the title, which gets the focus when a link's fragment names the part. */
  readonly id: string;
  readonly title: ReactNode;
  readonly level?: 'h2' | 'h3';
}

export function Section({ id, title, level = 'h2', children, ...section }: SectionProps) {
  return (
    <Part aria-labelledby={id} {...section}>
      <Typography variant={level} id={id} tabIndex={-1}>
        {title}
      </Typography>
      {children}
    </Part>
  );
}
