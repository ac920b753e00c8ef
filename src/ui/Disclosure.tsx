import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ButtonRow } from './ButtonRow';

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
      <ButtonRow>
        <Button variant="outlined" aria-expanded={open} onClick={() => setOpen(!open)}>
          <span>{open ? hide : show}</span>
        </Button>
      </ButtonRow>
      {open && children}
    </>
  );
}
