import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { EffectiveDate, PageLinks, Section } from '../../content/pageTypes';
import { Paragraphs, RichText } from './RichText';

const Block = styled('div')({
  marginBlockStart: 32,
  '& p': { marginBlock: '8px 0' },
  '& ul': { marginBlock: '8px 0' },
  '& li': { paddingBlock: 4 },
});

interface SectionTextProps {
  readonly section: Section;
  readonly level: 'h2' | 'h3';
  readonly links?: PageLinks<string>;
}

/** A heading with its paragraphs and list, as every text page is made of. */
export function SectionText({ section, level, links }: SectionTextProps) {
  return (
    <Block>
      <Typography variant={level}>{section.heading}</Typography>
      <Paragraphs texts={section.paragraphs} links={links} />
      {section.list && (
        <ul>
          {section.list.map((item) => (
            <li key={item}>
              <RichText text={item} links={links} />
            </li>
          ))}
        </ul>
      )}
    </Block>
  );
}

interface PageIntroProps {
  readonly effective: EffectiveDate;
  readonly paragraphs: readonly string[];
  readonly links: PageLinks<string>;
}

/** Date and opening words of the privacy, cookie and accessibility pages. */
export function PageIntro({ effective, paragraphs, links }: PageIntroProps) {
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ marginBlockEnd: 2, lineHeight: 1.6 }}>
        {effective.label}: <time dateTime={effective.iso}>{effective.shown}</time>
      </Typography>
      <Paragraphs texts={paragraphs} links={links} />
    </>
  );
}
