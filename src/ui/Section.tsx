import { styled } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';

const Part = styled('section')({ marginBlockStart: 48 });

interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The id of the title, which gets the focus when a link's fragment names the part. */
  readonly id: string;
  readonly title: ReactNode;
  readonly level?: 'h2' | 'h3';
}

export function Section({ id, title, level: Level = 'h2', children, ...section }: SectionProps) {
  return (
    <Part aria-labelledby={id} {...section}>
      <Level id={id} tabIndex={-1}>
        {title}
      </Level>
      {children}
    </Part>
  );
}
