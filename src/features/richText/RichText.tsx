import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { site } from '../../content/en/site';
import type { GlossaryId, PageLinks, RichText as Text } from '../../content/pageTypes';
import { contactLink, paths } from '../../paths';
import { ExternalLink } from '../../ui/ExternalLink';
import { GlossaryTerm } from '../glossary/GlossaryTerm';

const marker = /(\[\[[^\]]+\]\]|\{\{[^}]+\}\})/;

interface RichTextProps {
  readonly text: Text;
  readonly links?: PageLinks<string>;
}

/** Draws running text whose glossary terms and links are marked (see `RichText` in content/pageTypes.ts). */
export function RichText({ text, links = {} }: RichTextProps) {
  return text.split(marker).map((part, index) => {
    const [id = '', shown = ''] = part.slice(2, -2).split('|');
    // Parts of a fixed text never move, so their place identifies them.
    if (part.startsWith('[[')) {
      return (
        <GlossaryTerm key={index} id={id as GlossaryId}>
          {shown}
        </GlossaryTerm>
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
