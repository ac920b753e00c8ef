import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { onScreen, textAndRail, width } from '../theme/tokens';

interface TextAndRailProps {
  /** Stands below the text in narrow windows. */
  readonly rail: ReactNode;
  /** True to have the rail above the text in narrow windows, and first for whoever reads by ear or by keyboard. */
  readonly isRailFirst?: boolean;
  /** True if the rail stays in view: it must be lower than a window then. */
  readonly isSticky?: boolean;
  readonly children: ReactNode;
}

/** A column of text, and beside it in wide windows what belongs to all of it. */
export function TextAndRail({ rail, isRailFirst = false, isSticky = false, children }: TextAndRailProps) {
  const beside = (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: '32px',
        [onScreen.from('lg')]: {
          gridArea: '1 / 2',
          ...(isSticky && { position: 'sticky', insetBlockStart: 24 }),
        },
      }}
    >
      {rail}
    </Box>
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: '32px 48px',
        [onScreen.from('lg')]: { ...textAndRail, alignItems: 'start' },
      }}
    >
      {isRailFirst && beside}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: '32px',
          maxInlineSize: width.text,
          [onScreen.from('lg')]: { gridArea: '1 / 1' },
        }}
      >
        {children}
      </Box>
      {!isRailFirst && beside}
    </Box>
  );
}
