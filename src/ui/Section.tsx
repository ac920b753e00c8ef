import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ComponentProps, ReactNode } from 'react';

interface SectionProps extends Omit<ComponentProps<'section'>, 'title' | 'color' | 'ref'> {
  /** The id of the title, which gets the focus when a link's fragment names the part. */
  readonly id: string;
  readonly title: ReactNode;
  readonly level?: 'h2' | 'h3';
  /** At the top of what stands beside cards in a wide window: its title is in line with theirs. */
  readonly inRail?: boolean;
}

/** A part of a page below its title. */
export function Section({ id, title, level = 'h2', inRail = false, children, ...section }: SectionProps) {
  return (
    <Box
      component="section"
      aria-labelledby={id}
      {...section}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 4,
        mt: { xs: 4, md: 6, ...(inRail && { lg: 5 }) },
      }}
    >
      <Typography variant={level} id={id} tabIndex={-1}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
