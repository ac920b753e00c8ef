import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import type { RefObject } from 'react';
import { letterSteps } from 'words/letterSteps';
import { letterToSend } from 'words/letterToSend';
import { capitolPhone } from '../../officialSites';
import { CopyButton } from '../../ui/CopyButton';
import { TextField } from '../../ui/TextField';
import { Buttons, CardGrid, Hint, TitledCard } from '../../ui/TitledCard';
import { mailtoLink } from './composeLetter';
import type { Version } from './composeLetter';

const words = letterSteps.send;

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
  readonly version: Version;
  /** The paragraphs of the letter on paper. */
  readonly onPaper: readonly string[];
  /** What the call says, where it is made in another language than the visitor's. */
  readonly callMeans: string | null;
  readonly fieldRef: RefObject<HTMLTextAreaElement | null>;
  /** It was copied, printed or handed to an email program. */
  readonly onTaken: () => void;
}

/** Every way to send the letter, and the call. */
export function SendLetter({ version, onPaper, callMeans, fieldRef, onTaken }: SendLetterProps) {
  const { subject, text, call, frame } = version;
  const goesOut = useRef<HTMLTextAreaElement>(null);
  const script = useRef<HTMLTextAreaElement>(null);
  const address = mailtoLink(subject, text);
  const lang = letterToSend ? frame.locale : undefined;
  return (
    <>
      <CardGrid>
        <TitledCard title={words.write} level="h3">
          {letterToSend && (
            <TextField
              rows={8}
              inputRef={goesOut}
              label={letterToSend.goesOut}
              htmlInput={{ lang, readOnly: true }}
              value={text}
            />
          )}
          <CopyButton
            text={text}
            field={letterToSend ? goesOut : fieldRef}
            words={words}
            onCopied={onTaken}
          />
          <Hint>{words.copyHint}</Hint>
          {address && (
            <Buttons>
              <Button variant="outlined" href={address} onClick={onTaken}>
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
                onTaken();
              }}
            >
              {words.print}
            </Button>
          </Buttons>
          <Hint>{words.printHint}</Hint>
        </TitledCard>
        <TitledCard title={letterSteps.call.heading} level="h3">
          <p>{letterSteps.call.text}</p>
          <Buttons>
            <Button variant="outlined" href={capitolPhone}>
              {letterSteps.call.number}
            </Button>
          </Buttons>
          <TextField
            rows={5}
            inputRef={script}
            label={letterSteps.call.label}
            htmlInput={{ lang, readOnly: true }}
            value={call}
          />
          {letterToSend && callMeans && (
            <Hint>
              {letterToSend.callMeans} {callMeans}
            </Hint>
          )}
          <CopyButton
            text={call}
            field={script}
            words={{ ...words, copy: letterSteps.call.copy }}
            variant="outlined"
          />
        </TitledCard>
      </CardGrid>
      <PrintedLetter data-printed-letter data-print-alone lang={lang}>
        {onPaper.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </PrintedLetter>
    </>
  );
}
