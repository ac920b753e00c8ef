import { createContext, Fragment, use } from 'react';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { site } from 'words/site';
import type { GlossaryId, PageLinks, RichText as Text } from '../../content/pageTypes';
import { contactLink, paths } from '../../paths';
import { ExternalLink } from '../../ui/ExternalLink';

const marker = /(\[\[[^\]]+\]\]|\{\{[^}]+\}\})/;

/**
 * What draws a glossary term: given by the page that holds the glossary. The other pages have no terms, and need not
 * download what places a meaning beside its word.
 */
export const GlossaryTermContext = createContext<ComponentType<{
  readonly id: GlossaryId;
  readonly children: string;
}> | null>(null);

interface RichTextProps {
  readonly text: Text;
  readonly links?: PageLinks<string>;
}

/** Draws running text whose glossary terms and links are marked (see `RichText` in content/pageTypes.ts). */
export function RichText({ text, links = {} }: RichTextProps) {
  const Term = use(GlossaryTermContext);
  return text.split(marker).map((part, index) => {
    const [id = '', shown = ''] = part.slice(2, -2).split('|');
    // Parts of a fixed text never move, so their place identifies them.
    if (part.startsWith('[[')) {
      return Term ? (
        <Term key={index} id={id as GlossaryId}>
          {shown}
        </Term>
      ) : (
        <Fragment key={index}>{shown}</Fragment>
      );
    }
    if (!part.startsWith('{{')) return <Fragment key={index}>{part}</Fragment>;
    const link = links[id];
    if (link) {
      return (
        <ExternalLink key={index} href={link.url} newTabHint={site.opensInNewTab}>
          {shown}
        </ExternalLink>
      );
    }
    return id in paths ? (
      <Link key={index} to={paths[id as keyof typeof paths]}>
        {shown}
      </Link>
    ) : (
      <a key={index} href={contactLink}>
        {shown}
      </a>
    );
  });
}
