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
  /** What comes above `children`, in narrow windows before the rail. Not with `isRailFirst`. */
  readonly opening?: ReactNode;
  /** True for text alone, which keeps its width in every window; boxes and rows fill theirs. */
  readonly isText?: boolean;
  readonly children: ReactNode;
}

const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '32px' } as const;

/** A column of text or boxes, and beside it in wide windows what belongs to all of it. */
export function TextAndRail(props: TextAndRailProps) {
  const { rail, isRailFirst = false, isSticky = false, opening, isText = false, children } = props;
  const column = { ...stack, maxInlineSize: isText ? width.text : width.column };
  const beside = (
    <Box
      sx={{
        ...stack,
        [onScreen.from('lg')]: {
          gridArea: opening ? '1 / 2 / span 2' : '1 / 2',
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
        ...stack,
        columnGap: '48px',
        [onScreen.from('lg')]: {
          ...textAndRail,
          alignItems: 'start',
          // A rail that is higher than both leaves its space below them.
          ...(opening && { gridTemplateRows: 'auto 1fr' }),
        },
      }}
    >
      {isRailFirst && beside}
      {opening && <Box sx={{ ...column, [onScreen.from('lg')]: { gridArea: '1 / 1' } }}>{opening}</Box>}
      {opening && beside}
      <Box sx={{ ...column, [onScreen.from('lg')]: { gridArea: opening ? '2 / 1' : '1 / 1' } }}>
        {children}
      </Box>
      {!isRailFirst && !opening && beside}
    </Box>
  );
}
