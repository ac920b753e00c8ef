import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { lesson as words } from 'words/lesson';
import { classPath, wholeLink } from '../../lib/paths';
import { QrFigure } from '../../ui/QrCode';
import { ButtonRow } from '../../ui/ButtonRow';
import { ToggleChoice } from '../../ui/ToggleChoice';

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

/** On paper only: on the screen the cards can be read in the class itself. One policy a sheet, and no room for answers. */
const Cards = styled('div')({
  display: 'none',
  '@media print': { '&[data-print-alone]': { display: 'block' }, '& > * + *': { breakBefore: 'page' } },
});

type Way = keyof typeof words.ways;
const ways = Object.keys(words.ways) as Way[];

interface LessonSheetProps {
  /** Of the picked policies; `undefined` if none are: a request to pick some then replaces the code. */
  readonly classCode: string | undefined;
  /** The cards of the picked policies, for paper. */
  readonly cards: ReactNode;
}

export function LessonSheet({ classCode, cards }: LessonSheetProps) {
  const { qr, letter, every, parts } = words;
  const link = classCode && wholeLink(classPath(classCode));
  const [way, setWay] = useState<Way>('phones');
  const [alone, setAlone] = useState<'sheet' | 'cards'>();
  const by = words.by[way];
  const lists = [
    { heading: parts.before, steps: [...every.before, ...by.before, every.tell] },
    { heading: parts.during, steps: by.during },
    { heading: parts.after, steps: [every.after, ...by.after] },
    { heading: words.privacy.heading, steps: [...by.points, ...every.points] },
  ];

  function print(part: 'sheet' | 'cards') {
    // At once, because `print` copies the page as it is: a later render would leave the other parts on paper.
    flushSync(() => setAlone(part));
    window.addEventListener('afterprint', () => setAlone(undefined), { once: true });
    window.print();
  }

  return (
    <>
      <ToggleChoice label={words.way} kinds={words.ways} values={ways} value={way} onChoose={setWay} />
      <Sheet data-print-alone={alone === 'sheet' || undefined}>
        <Typography variant="h3">{words.heading}</Typography>
        <p>
          {every.forWhom} {by.need} {every.copies}
        </p>
        <p>
          {words.why} {words.times}
        </p>
        {link ? (
          <QrFigure
            link={link}
            words={{ label: qr.label, failed: `${qr.failed} ${link}`, text: `${qr.text} ${link}` }}
          />
        ) : (
          <p>{words.pickFirst}</p>
        )}
        {lists.map(({ heading, steps }) => (
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
          {[...letter.opening, by.letter, letter.closing].map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>{link ?? letter.address}</p>
        </LetterToParents>
        <ButtonRow sx={{ '@media print': { display: 'none' } }}>
          <Button variant="outlined" onClick={() => print('sheet')}>
            {words.print}
          </Button>
          {link && (
            <Button variant="outlined" onClick={() => print('cards')}>
              {words.cards}
            </Button>
          )}
        </ButtonRow>
      </Sheet>
      <Cards data-print-alone={alone === 'cards' || undefined}>{cards}</Cards>
    </>
  );
}
