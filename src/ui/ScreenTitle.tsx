import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const Title = styled(Typography)({
  marginBlock: '48px 12px',
  '@media print': { marginBlock: '0 6px', fontSize: '2rem' },
}) as typeof Typography;

/** A screen's one h1. Focusable by script: focus comes here when the visitor changes screens. */
export function ScreenTitle({ children }: { readonly children: ReactNode }) {
  return (
    <Title variant="h1" component="h1" tabIndex={-1}>
      {children}
    </Title>
  );
}
