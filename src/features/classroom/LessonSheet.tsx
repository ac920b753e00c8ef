import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { lesson as words } from 'words/lesson';
import { classPath, wholeLink } from '../../lib/paths';
import { QrFigure } from '../../ui/QrCode';
import { ButtonRow } from '../../ui/ButtonRow';

const Sheet = styled('div')({
  '& h3': { marginBlockStart: 24 },
  '& h4': { marginBlockStart: 14 },
  '& ol': { marginBlock: 4 },
  // Smaller on paper, or the guide would not fit on one page.
  '@media print': {
    fontSize: '0.875rem',
    lineHeight: 1.4,
    '& h3': { margin: 0 },
    // Wide enough for a phone to read the code from the other side of a desk.
    '& figure svg': { width: '45mm' },
  },
});

const LetterToParents = styled('section')({ '@media print': { breakBefore: 'page' } });

/** @param classCode of the picked policies; `undefined` if none are: a request to pick some then replaces the code. */
export function LessonSheet({ classCode }: { readonly classCode: string | undefined }) {
  const { qr, parts, letter, privacy } = words;
  const link = classCode && wholeLink(classPath(classCode));
  const [alone, setAlone] = useState(false);
  return (
    <Sheet data-print-alone={alone || undefined}>
      <Typography variant="h3">{words.heading}</Typography>
      <p>{words.lead}</p>
      {link ? (
        <QrFigure
          link={link}
          words={{ label: qr.label, failed: `${qr.failed} ${link}`, text: `${qr.text} ${link}` }}
        />
      ) : (
        <p>{words.pickFirst}</p>
      )}
      {[...parts, { heading: privacy.heading, steps: privacy.points }].map(({ heading, steps }) => (
        <section key={heading}>
          <Typography variant="h4">{heading}</Typography>
          <ol>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      ))}
      {/* Printed on a page of its own, because students take it home. */}
      <LetterToParents>
        <Typography variant="h4">{letter.heading}</Typography>
        {letter.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </LetterToParents>
      <ButtonRow sx={{ '@media print': { display: 'none' } }}>
        <Button
          variant="outlined"
          onClick={() => {
            // At once, because `print` copies the page as it is: a later render would leave the other parts on paper.
            flushSync(() => setAlone(true));
            window.addEventListener('afterprint', () => setAlone(false), { once: true });
            window.print();
          }}
        >
          {words.print}
        </Button>
      </ButtonRow>
    </Sheet>
  );
}
