import Paper from '@mui/material/Paper';
import type { PaperProps } from '@mui/material/Paper';
import { gutter } from '../theme/tokens';

type PanelProps = Omit<PaperProps, 'variant' | 'sx'> & { readonly component?: 'section' | 'div' };

/** A tinted box of parts below each other: what is to be read first. */
export function Panel({ component = 'section', ...rest }: PanelProps) {
  return (
    <Paper
      component={component}
      variant="tonal"
      sx={{ display: 'grid', gap: 3, padding: gutter, justifyItems: 'start' }}
      {...rest}
    />
  );
}
