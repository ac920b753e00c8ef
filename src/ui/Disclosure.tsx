import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { chevron, chevronOpen } from './chevron';
import { hairline } from '../theme/tokens';

/** As wide as what it stands in, below a rule; several of them below each other are a list. */
const Row = styled(Button)({
  justifyContent: 'space-between',
  padding: '8px 4px 8px 0',
  border: 0,
  borderBlockStart: hairline,
  borderRadius: 0,
  textAlign: 'start',
  '&::after': chevron,
  '&[aria-expanded=true]::after': chevronOpen,
  '&:hover': { background: 'none', textDecoration: 'underline' },
  '* + &': { marginBlockStart: 16 },
  '& + &': { marginBlockStart: 0 },
});

interface DisclosureProps {
  readonly show: ReactNode;
  readonly hide: ReactNode;
  /** Rendered only while it is open: its state is lost on closing. */
  readonly children: ReactNode;
}

export function Disclosure({ show, hide, children }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Row fullWidth aria-expanded={open} onClick={() => setOpen(!open)}>
        <span>{open ? hide : show}</span>
      </Row>
      {open && children}
    </>
  );
}
