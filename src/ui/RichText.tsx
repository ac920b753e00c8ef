import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { createContext, Fragment, use } from 'react';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { dayInWords } from '../content/monthAndYear';
import type { EffectiveDate, GlossaryId, PageLinks, RichText as Text, Section } from '../content/pageTypes';
import { contactLink, paths } from '../lib/paths';
import { ExternalLink } from './ExternalLink';

const marker = /(\[\[[^\]]+\]\]|\{\{[^}]+\}\})/;

interface Markers {
  readonly links?: PageLinks<string>;
  /**
   * Renders a glossary term; only the page with the glossary sets it. Other pages show terms as plain text and need not
   * download the meanings.
   */
  readonly Term?: ComponentType<{ readonly id: GlossaryId; readonly children: string }>;
}

export const MarkersContext = createContext<Markers>({});

/** Markers: see `RichText` in content/pageTypes.ts. An id that names neither a link nor a page opens a mail to us. */
export function RichText({ text }: { readonly text: Text }) {
  const { links = {}, Term } = use(MarkersContext);
  function draw(part: string) {
    if (!marker.test(part)) return part;
    const [id = '', shown = ''] = part.slice(2, -2).split('|');
    if (part.startsWith('[[')) return Term ? <Term id={id as GlossaryId}>{shown}</Term> : shown;
    const link = links[id];
    if (link) {
      return <ExternalLink href={link.url}>{shown}</ExternalLink>;
    }
    if (id in paths) return <Link to={paths[id as keyof typeof paths]}>{shown}</Link>;
    return <a href={contactLink}>{shown}</a>;
  }
  // Parts of a fixed text never move, so the index can be the key.
  return text.split(marker).map((part, index) => <Fragment key={index}>{draw(part)}</Fragment>);
}

export function Paragraphs({ texts }: { readonly texts: readonly Text[] }) {
  return texts.map((text) => (
    <p key={text}>
      <RichText text={text} />
    </p>
  ));
}

const Block = styled('div')({
  marginBlockStart: 32,
  '& p, & ul': { marginBlock: '8px 0' },
  '& li': { paddingBlock: 4 },
});

interface SectionTextProps {
  readonly section: Section;
  readonly level?: 'h2' | 'h3';
}

export function SectionText({ section, level: Level = 'h2' }: SectionTextProps) {
  return (
    <Block>
      <Level>{section.heading}</Level>
      <Paragraphs texts={section.paragraphs} />
      {section.list && (
        <ul>
          {section.list.map((item) => (
            <li key={item}>
              <RichText text={item} />
            </li>
          ))}
        </ul>
      )}
    </Block>
  );
}

interface PageIntroProps {
  readonly effective: EffectiveDate;
  readonly intro: readonly Text[];
}

export function PageIntro({ effective, intro }: PageIntroProps) {
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ marginBlockEnd: '16px' }}>
        {effective.label}: <time dateTime={effective.iso}>{dayInWords(effective.iso)}</time>
      </Typography>
      <Paragraphs texts={intro} />
    </>
  );
}
