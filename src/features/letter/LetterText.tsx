import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { letter } from '../../content/en/letter';
import { CopyButton } from '../../ui/CopyButton';
import { color } from '../../ui/palette';
import { Buttons, Hint, Sheet } from '../../ui/Sheet';
import { TextArea } from '../../ui/TextBox';
import type { LetterNotes } from './letterNotes';
import { mailtoLink } from './mailtoLink';

const words = letter.result;

const Subject = styled('p')({ overflowWrap: 'anywhere', '& span': { color: color('muted') } });

interface LetterTextProps {
  readonly subject: string;
  /** What the fields make of the letter now. */
  readonly composed: string;
  readonly notes: LetterNotes;
  readonly onChange: (change: Partial<LetterNotes>) => void;
}

/**
 * The letter, to be changed by hand. It follows the fields until then; from then on only a press writes it
 * anew, and one more press brings the visitor's own version back: no edit is ever lost to a field.
 */
export function LetterText({ subject, composed, notes, onChange }: LetterTextProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const { edited, setAside } = notes;
  const text = edited ?? composed;
  const address = mailtoLink(subject, text);
  const taken = () => {
    onChange({ taken: true });
  };

  return (
    <Sheet>
      <Typography variant="h3">{words.heading}</Typography>
      <Subject>
        <span>{words.subject}</span> {subject}
      </Subject>
      <TextArea
        ref={area}
        label={words.label}
        hint={words.hint}
        rows={16}
        value={text}
        onChange={(event) => {
          onChange({ edited: event.target.value, setAside: null });
        }}
      />
      <div role="status">
        {edited !== null && <Hint>{words.edited}</Hint>}
        {edited === null && setAside !== null && <Hint>{words.startedAgain}</Hint>}
      </div>
      {edited !== null && (
        <Buttons>
          <Button
            variant="outlined"
            onClick={() => {
              onChange({ edited: null, setAside: edited });
              // The button is about to go.
              area.current?.focus();
            }}
          >
            {words.startAgain}
          </Button>
        </Buttons>
      )}
      {edited === null && setAside !== null && (
        <Buttons>
          <Button
            variant="outlined"
            onClick={() => {
              onChange({ edited: setAside, setAside: null });
              area.current?.focus();
            }}
          >
            {words.bringBack}
          </Button>
        </Buttons>
      )}
      <CopyButton
        text={text}
        field={area}
        label={words.copy}
        copied={words.copied}
        copyByHand={words.copyByHand}
        onCopied={taken}
      >
        <Button
          variant="outlined"
          onClick={() => {
            window.print();
            taken();
          }}
        >
          {words.print}
        </Button>
        {address && (
          <Button variant="outlined" href={address} onClick={taken}>
            {words.email}
          </Button>
        )}
      </CopyButton>
      <Hint role="status">{address ? words.emailHint : words.tooLong}</Hint>
    </Sheet>
  );
}
