import Alert from '@mui/material/Alert';
import Paper from '@mui/material/Paper';
import type { PaperProps } from '@mui/material/Paper';
import type { ReactNode } from 'react';
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

/** What is good to know before the rest. It is no message about what happened, so it is not announced. */
interface CautionProps {
  readonly role?: 'note' | 'alert';
  readonly 'aria-labelledby'?: string;
  readonly children: ReactNode;
}

export function Caution({ role = 'note', children, ...label }: CautionProps) {
  return (
    <Alert {...label} role={role} severity="info" icon={false}>
      {children}
    </Alert>
  );
}
