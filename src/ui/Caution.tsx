import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';

interface CautionProps {
  readonly role?: 'note' | 'alert';
  readonly 'aria-labelledby'?: string;
  readonly children: ReactNode;
}

/** What is good to know before the rest. Announced only as `alert`: where a link or a code turns out to be unusable. */
export function Caution({ role = 'note', children, ...label }: CautionProps) {
  return (
    <Alert {...label} role={role} severity="info" icon={false}>
      {children}
    </Alert>
  );
}
