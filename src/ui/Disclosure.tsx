import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { ChevronIcon } from './icons';

interface DisclosureProps {
  /** Where it is printed: tells a press before the app is there. */
  readonly name?: string;
  readonly show: ReactNode;
  readonly hide: ReactNode;
  /** Within a row of a list, from which no line parts it. */
  readonly quiet?: boolean;
  /** The name of the row, where others on the screen say the same. It begins with what is shown. */
  readonly label?: string;
  /** Rendered only while it is open: its state is lost on closing. */
  readonly children: ReactNode;
}

/** In place of MUI's Collapse, which prints a `style` attribute: the Content Security Policy refuses that. */
function Shown({ in: isOpen, children }: { readonly in?: boolean; readonly children?: ReactNode }) {
  return isOpen ? children : null;
}

const slots = { heading: 'div', transition: Shown } as const;

const quietRow = {
  minHeight: 44,
  width: 'fit-content',
  gap: '4px',
  color: 'muted',
  typography: 'note',
  fontWeight: 400,
} as const;

/** A row that unfolds what is below it; several of them below each other are a list. */
export function Disclosure({ name, show, hide, quiet = false, label, children }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Accordion
      expanded={open}
      onChange={(_event, now) => setOpen(now)}
      slots={slots}
      sx={quiet ? { borderBlockStart: 0 } : undefined}
    >
      <AccordionSummary
        {...(name && { name })}
        id={`${id}row`}
        aria-controls={`${id}part`}
        aria-label={label}
        expandIcon={<ChevronIcon />}
        sx={quiet ? quietRow : undefined}
      >
        {open ? hide : show}
      </AccordionSummary>
      <AccordionDetails>{children}</AccordionDetails>
    </Accordion>
  );
}
