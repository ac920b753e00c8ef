import { styled } from '@mui/material/styles';
import { text } from '../../theme/typography';

/** Only this is printed of the page: a business letter. On the screen it is hidden, as the field shows the text. */
const Letter = styled('div')({
  display: 'none',
  // The window of a No. 10 envelope shows what is 2.05 to 3.17 inches below the edge of a sheet folded in three, and
  // 0.9 inches from its side. Elsewhere the address would be hidden. The page's margin of 10 mm is subtracted.
  paddingInlineStart: '15mm',
});

const Head = styled('div')({ minHeight: 'calc(2.2in - 10mm)' });

const Paragraph = styled('p')({ ...text.letter, marginBlockEnd: 16, whiteSpace: 'pre-wrap' });

interface PrintedLetterProps {
  /** As `layOutLetter` gives them: the last three are recipient, subject and text. */
  readonly paragraphs: readonly string[];
  readonly lang: string | undefined;
}

export function PrintedLetter({ paragraphs, lang }: PrintedLetterProps) {
  return (
    <Letter data-printed-letter data-print-alone lang={lang}>
      <Head>
        {paragraphs.slice(0, -3).map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
      </Head>
      {paragraphs.slice(-3).map((paragraph) => (
        <Paragraph key={paragraph}>{paragraph}</Paragraph>
      ))}
    </Letter>
  );
}
