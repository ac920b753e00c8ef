import { styled } from '@mui/material/styles';
import type { EffectiveDate, PageLinks } from '../../content/pageTypes';
import { color } from '../../ui/palette';
import { RichText } from './RichText';

const Effective = styled('p')({ margin: '0 0 16px', color: color('muted'), fontSize: '0.9375rem' });

interface PageIntroProps {
  readonly effective: EffectiveDate;
  readonly paragraphs: readonly string[];
  readonly links: PageLinks<string>;
}

/** Date and opening words of the privacy, cookie and accessibility pages. */
export function PageIntro({ effective, paragraphs, links }: PageIntroProps) {
  return (
    <>
      <Effective>
        {effective.label}: <time dateTime={effective.iso}>{effective.shown}</time>
      </Effective>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <RichText text={paragraph} links={links} />
        </p>
      ))}
    </>
  );
}
