import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createContext, Fragment, use } from 'react';
import type { ComponentType } from 'react';
import { dayInWords } from '../content/monthAndYear';
import type { EffectiveDate, GlossaryId, PageLinks, RichText as Text, Section } from '../content/pageTypes';
import { contactLink, paths } from '../lib/paths';
import { slugOf } from '../lib/slugOf';
import { width } from '../theme/tokens';
import { ExternalLink } from './ExternalLink';
import { Named } from './Named';

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
    if (!marker.test(part)) return <Named text={part} />;
    const [id = '', shown = ''] = part.slice(2, -2).split('|');
    if (part.startsWith('[[')) return Term ? <Term id={id as GlossaryId}>{shown}</Term> : shown;
    const link = links[id];
    if (link) {
      return <ExternalLink href={link.url}>{shown}</ExternalLink>;
    }
    if (id in paths) return <Link href={paths[id as keyof typeof paths]}>{shown}</Link>;
    return <Link href={contactLink}>{shown}</Link>;
  }
  // Parts of a fixed text never move, so the index can be the key.
  return text.split(marker).map((part, index) => <Fragment key={index}>{draw(part)}</Fragment>);
}

/** Each a paragraph; they stand in a box that sets the gap between them. */
export function Paragraphs({ texts }: { readonly texts: readonly Text[] }) {
  return texts.map((text) => (
    <Typography key={text} sx={{ maxInlineSize: width.text }}>
      <RichText text={text} />
    </Typography>
  ));
}

interface SectionTextProps {
  readonly section: Section;
  readonly level?: 'h2' | 'h3';
}

export function SectionText({ section, level = 'h2' }: SectionTextProps) {
  return (
    <Stack component="section" sx={{ gap: 3, mt: level === 'h2' ? { xs: 4, md: 5 } : 0 }}>
      <Typography variant={level} id={slugOf(section.heading)} tabIndex={-1} sx={{ marginBlockEnd: 1 }}>
        {section.heading}
      </Typography>
      <Paragraphs texts={section.paragraphs} />
      {section.list && <BulletList items={section.list} />}
    </Stack>
  );
}

export function BulletList({ items }: { readonly items: readonly Text[] }) {
  return (
    <Stack component="ul" sx={{ gap: 2, m: 0, paddingInlineStart: 6, maxInlineSize: width.text }}>
      {items.map((item) => (
        <Typography key={item} component="li">
          <RichText text={item} />
        </Typography>
      ))}
    </Stack>
  );
}

interface PageIntroProps {
  readonly effective: EffectiveDate;
  readonly intro: readonly Text[];
}

export function PageIntro({ effective, intro }: PageIntroProps) {
  return (
    <>
      <Typography variant="note" sx={{ color: 'muted' }}>
        {effective.label}: <time dateTime={effective.iso}>{dayInWords(effective.iso)}</time>
      </Typography>
      <Paragraphs texts={intro} />
    </>
  );
}
