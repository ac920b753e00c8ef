import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { letterToSend as words } from 'words/letterToSend';
import { color } from '../../ui/palette';
import { Section } from '../../ui/Section';
import { Buttons, Hint } from '../../ui/TitledCard';
import type { Answer } from '../votes/votesDocument';
import type { Version } from './composeLetter';
import { LetterField } from './LetterText';

/** What a paragraph says, and how it is sent: side by side, on phones one after the other. */
const Pairs = styled('ol')({
  '& > li': {
    display: 'grid',
    gap: '8px 32px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    padding: '12px 0',
    borderBlockStart: `1px solid ${color('hairline')}`,
    '@media (min-width: 760px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  '& p': { margin: 0, whiteSpace: 'pre-line' },
  '& p:first-of-type': { color: color('muted') },
});

interface LetterToSendProps {
  readonly answer: Answer;
  readonly read: Version;
  readonly sent: Version;
}

/**
 * The letter in the language that offices read, beside what it says, so that nobody sends a word they don't understand.
 * Whoever wants to change it gets a field below.
 */
export function LetterToSend({ answer, read, sent }: LetterToSendProps) {
  const [changing, setChanging] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (changing) field.current?.focus();
  }, [changing]);
  if (!words) return null;
  return (
    <Section id="to-send" title={words.heading} level="h3">
      <p>{words.text}</p>
      <p>{words.ownWords}</p>
      <div role="status">{read.byHand.edited && <Hint>{words.ownEdited}</Hint>}</div>
      <Pairs role="list">
        {sent.composed.map((paragraph, place) => (
          <li key={place}>
            <p>{read.composed[place]}</p>
            <p lang={sent.frame.locale}>{paragraph}</p>
          </li>
        ))}
      </Pairs>
      {changing || sent.byHand.edited ? (
        <>
          <p>
            {sent.frame.subject} {sent.subject}
          </p>
          <LetterField
            answer={answer}
            version={sent}
            label={words.label}
            lang={sent.frame.locale}
            fieldRef={field}
          />
        </>
      ) : (
        <Buttons>
          <Button variant="outlined" onClick={() => setChanging(true)}>
            {words.change}
          </Button>
        </Buttons>
      )}
    </Section>
  );
}
