import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

// An empty live region stays in the page, out of the flow so that no gap is set for it: screen readers announce changes
// only in regions that were there before.
const quiet = { color: 'muted', '&:empty': { position: 'absolute' } } as const;

export function Hint({
  role,
  children,
}: {
  readonly role?: 'status' | 'alert';
  readonly children: ReactNode;
}) {
  return (
    <Typography variant="note" role={role} sx={quiet}>
      {children}
    </Typography>
  );
}
