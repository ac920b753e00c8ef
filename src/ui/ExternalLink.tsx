import type { ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden';

interface ExternalLinkProps {
  readonly href: string;
  /** Said by assistive technology after the link's words: "(opens in a new tab)". */
  readonly newTabHint: string;
  readonly children: ReactNode;
}

/** A link to another site. A tab of its own keeps what the visitor has here; the site learns nothing about this page. */
export function ExternalLink({ href, newTabHint, children }: ExternalLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> {newTabHint}</VisuallyHidden>
    </a>
  );
}
