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
  readonly links?: PageLinks<string> | undefined;
}

/** Draws running text whose glossary terms and links are marked (see `RichText` in content/pageTypes.ts). */
export function RichText({ text, links = {} }: RichTextProps) {
  const Term = use(GlossaryTermContext);
  function draw(part: string) {
    if (!marker.test(part)) return part;
    const [id = '', shown = ''] = part.slice(2, -2).split('|');
    if (part.startsWith('[[')) return Term ? <Term id={id as GlossaryId}>{shown}</Term> : shown;
    const link = links[id];
    if (link) {
      return (
        <ExternalLink href={link.url} newTabHint={site.opensInNewTab}>
          {shown}
        </ExternalLink>
      );
    }
    if (id in paths) return <Link to={paths[id as keyof typeof paths]}>{shown}</Link>;
    return <a href={contactLink}>{shown}</a>;
  }
  // Parts of a fixed text never move, so their place identifies them.
  return text.split(marker).map((part, index) => <Fragment key={index}>{draw(part)}</Fragment>);
}

/** Running text, each piece a paragraph. */
export function Paragraphs({
  texts,
  links,
}: { readonly texts: readonly Text[] } & Omit<RichTextProps, 'text'>) {
  return texts.map((text) => (
    <p key={text}>
      <RichText text={text} links={links} />
    </p>
  ));
}
