import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { ChevronIcon } from './icons';

interface FoldProps {
  readonly title: string;
  /** The title's place in the page's outline. */
  readonly level: 'h2' | 'h3';
  /** In the page only while it is open. */
  readonly children: ReactNode;
}

/** A part that is opened by pressing its title. For screens that are not prerendered: closed, it is not in the page. */
export function Fold({ title, level, children }: FoldProps) {
  const id = useId();
  return (
    <Accordion
      disableGutters
      slotProps={{ heading: { component: level }, transition: { unmountOnExit: true, timeout: 0 } }}
    >
      <AccordionSummary id={`${id}title`} aria-controls={`${id}part`} expandIcon={<ChevronIcon />}>
        {title}
      </AccordionSummary>
      <AccordionDetails>{children}</AccordionDetails>
    </Accordion>
  );
}
