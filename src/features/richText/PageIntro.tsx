import Typography from '@mui/material/Typography';
import type { EffectiveDate, PageLinks } from '../../content/pageTypes';
import { RichText } from './RichText';

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
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <RichText text={paragraph} links={links} />
        </p>
      ))}
    </>
  );
}
