import type { ReactNode } from 'react';
import { site } from 'words/site';
import { VisuallyHidden } from './VisuallyHidden';

interface ExternalLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link to another site, and "(opens in a new tab)" for assistive technology. A tab of its own keeps what the visitor has here; the site learns nothing about this page. */
export function ExternalLink({ href, children }: ExternalLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> {site.opensInNewTab}</VisuallyHidden>
    </a>
  );
}
