import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { letterSteps } from 'words/letterSteps';
import { letterToSend } from 'words/letterToSend';
import { fullDate } from '../../content/fullDate';
import type { LetterUse, Recipient } from '../../content/letterTypes';
import { useAppDispatch } from '../../hooks';
import { capitolPhone } from '../../officialSites';
import { CopyButton, TextToCopy } from '../../ui/CopyButton';
import { Section } from '../../ui/Section';
import { Buttons, CardGrid, Hint, TitledCard } from '../../ui/TitledCard';
import { layOutLetter, mailtoLink } from './composeLetter';
import type { Versions } from './composeLetter';
import { letterTaken } from './letterSlice';
import { SentenceChoice } from './LetterText';
import type { Sender } from './senderSlice';

const { call: callWords, send: words } = letterSteps;

/** Which of two letters goes out. */
const uses = ['sent', 'read'] as const satisfies readonly LetterUse[];

/** The one thing that goes to the printer, as a business letter. On the screen it is the field's twin, and hidden. */
const PrintedLetter = styled('div')({
  display: 'none',
  '@media print': { display: 'block' },
  // Not the serif of the titles, which is there in bold only.
  fontFamily: "Georgia, 'Times New Roman', serif",
  fontSize: '12pt',
  lineHeight: 1.4,
  '& p': { margin: '0 0 1.2em', whiteSpace: 'pre-wrap' },
});

interface SendLetterProps {
  readonly title: ReactNode;
  readonly recipient: Recipient;
  readonly sender: Sender;
  readonly versions: Versions;
  readonly fieldRef: RefObject<HTMLTextAreaElement | null>;
}

/** Every way to send the letter, and the call. */
export function SendLetter({ title, recipient, sender, versions, fieldRef }: SendLetterProps) {
  const dispatch = useAppDispatch();
  const [now] = useState(() => new Date().toISOString());
  const [use, setUse] = useState<LetterUse>('sent');
  const [read, sent] = versions;
  const chosen = use === 'sent' ? (sent ?? read) : read;
  const { subject, text, call, frame } = chosen;
  const lang = sent && frame.locale;
  const address = mailtoLink(subject, text);
  const onPaper = layOutLetter({
    sender,
    date: fullDate(now, frame.locale),
    recipient,
    subject: `${frame.subject} ${subject}`,
    text,
    frame,
  });
  const take = () => versions.forEach(({ id }) => dispatch(letterTaken(id)));
  return (
    <Section id="send" title={title}>
      {sent && letterToSend && (
        <>
          <SentenceChoice {...letterToSend.choice} values={uses} value={use} onChoose={setUse} />
          <Hint>{letterToSend.choice.hint}</Hint>
          {chosen === sent && read.byHand.edited && !sent.byHand.edited && (
            <Hint>{letterToSend.ownEdited}</Hint>
          )}
        </>
      )}
      <CardGrid>
        <TitledCard title={words.write} level="h3">
          {letterToSend ? (
            <TextToCopy
              rows={8}
              text={text}
              lang={lang}
              words={{ ...words, label: letterToSend.goesOut }}
              onCopied={take}
            />
          ) : (
            <CopyButton text={text} field={fieldRef} words={words} onCopied={take} />
          )}
          <Hint>{words.copyHint}</Hint>
          {address && (
            <Buttons>
              <Button variant="outlined" href={address} onClick={take}>
                {words.email}
              </Button>
            </Buttons>
          )}
          <Hint role="status">{address ? words.emailHint : words.tooLong}</Hint>
          <Buttons>
            <Button
              variant="outlined"
              onClick={() => {
                window.print();
                take();
              }}
            >
              {words.print}
            </Button>
          </Buttons>
          <Hint>{words.printHint}</Hint>
        </TitledCard>
        <TitledCard title={callWords.heading} level="h3">
          <p>{callWords.text}</p>
          <Buttons>
            <Button variant="outlined" href={capitolPhone}>
              {callWords.number}
            </Button>
          </Buttons>
          <TextToCopy
            rows={5}
            text={call}
            lang={lang}
            words={{
              ...words,
              ...callWords,
              ...(letterToSend && chosen === sent && { hint: `${letterToSend.callMeans} ${read.call}` }),
            }}
            variant="outlined"
          />
        </TitledCard>
      </CardGrid>
      <PrintedLetter data-printed-letter data-print-alone lang={lang}>
        {onPaper.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </PrintedLetter>
    </Section>
  );
}
