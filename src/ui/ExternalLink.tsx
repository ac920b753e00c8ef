import Link from '@mui/material/Link';
import type { LinkProps } from '@mui/material/Link';
import { Children, isValidElement } from 'react';
import type { ReactNode } from 'react';
import { language } from 'words/language';
import { site } from 'words/site';
import { VisuallyHidden } from './VisuallyHidden';

interface ExternalLinkProps extends Omit<LinkProps, 'href' | 'target' | 'rel' | 'hrefLang'> {
  readonly href: string;
  readonly children: ReactNode;
}

/** Official sites keep translated pages in a folder such as `/es/`. Any other page counts as English. */
function isEnglish(href: string): boolean {
  return !new URL(href).pathname.split('/').includes(language);
}

function wordsIn(shown: ReactNode): string {
  const words = Children.toArray(shown).map((part) => {
    if (isValidElement<{ readonly children?: ReactNode }>(part)) return wordsIn(part.props.children);
    return typeof part === 'string' ? part : '';
  });
  return words.join('');
}

/**
 * A link to another site. Screen readers say "(opens in a new tab)", and on a page in another language also that the
 * linked page is in English, unless the words of the link do. The new tab keeps what the visitor entered here; `rel`
 * hides this page from that site.
 */
export function ExternalLink({ href, children, ...link }: ExternalLinkProps) {
  const inEnglish = language !== 'en' && isEnglish(href);
  return (
    <Link
      {...link}
      href={href}
      hrefLang={inEnglish ? 'en' : undefined}
      target="_blank"
      rel="noopener noreferrer"
    >
      {children}
      <VisuallyHidden>
        {' '}
        {inEnglish && !wordsIn(children).includes(site.inEnglish) ? site.opensInEnglish : site.opensInNewTab}
      </VisuallyHidden>
    </Link>
  );
}
