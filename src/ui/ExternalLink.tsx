import type { ReactNode } from 'react';
import { language } from 'words/language';
import { site } from 'words/site';
import { VisuallyHidden } from './VisuallyHidden';

interface ExternalLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  readonly className?: string;
}

/** Official sites keep their pages in other languages in a folder of that name; anything else is in English. */
function isEnglish(href: string): boolean {
  return !new URL(href).pathname.split('/').includes(language);
}

/**
 * A link to another site, and "(opens in a new tab)" for assistive technology, in another language also that the page is in
 * English. A tab of its own keeps what the visitor has here; the site learns nothing about this page.
 */
export function ExternalLink({ href, children, className }: ExternalLinkProps) {
  const inEnglish = language !== 'en' && isEnglish(href);
  return (
    <a
      className={className}
      href={href}
      hrefLang={inEnglish ? 'en' : undefined}
      target="_blank"
      rel="noopener noreferrer"
    >
      {children}
      <VisuallyHidden> {inEnglish ? site.opensInEnglish : site.opensInNewTab}</VisuallyHidden>
    </a>
  );
}
