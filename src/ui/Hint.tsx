import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

// An empty live region stays in the page: screen readers announce changes only in regions that were there before.
const quiet = { '&&': { marginBlockStart: '8px' }, '&&:empty': { margin: 0 } };

export function Hint({
  role,
  children,
}: {
  readonly role?: 'status' | 'alert';
  readonly children: ReactNode;
}) {
  return (
    <Typography variant="body2" color="textSecondary" role={role} sx={quiet}>
      {children}
    </Typography>
  );
}
