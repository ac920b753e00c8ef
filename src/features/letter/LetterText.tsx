import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { letter } from '../../content/en/letter';
import { CopyButton } from '../../ui/CopyButton';
import { color } from '../../ui/palette';
import { TextArea } from '../../ui/TextArea';
import { Buttons, Hint, TitledCard } from '../../ui/TitledCard';
import type { Answer } from '../votes/votesDocument';
import { mailtoLink } from './composeLetter';
import { broughtBack, changedByHand, keptAsIs, outdatedAnswer, takenAlong, writtenAnew } from './letterNotes';
import type { LetterChange, LetterNotes } from './letterNotes';

const words = letter.result;
const { kinds } = letter.policy;

const Subject = styled('p')({ overflowWrap: 'anywhere', '& span': { color: color('muted') } });

interface LetterTextProps {
  /** The answer the draft speaks for now. */
  readonly answer: Answer;
  readonly subject: string;
  /** What the fields make of the letter now. */
  readonly composed: string;
  readonly notes: LetterNotes;
  readonly onChange: (change: LetterChange) => void;
}

/**
 * The letter, to be changed by hand. It follows the fields until then; from then on only a press writes it
 * anew, and one more press brings the visitor's own version back: no edit is ever lost to a field.
 */
export function LetterText({ answer, subject, composed, notes, onChange }: LetterTextProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { edited, setAside } = notes;
  const text = edited?.text ?? composed;
  const writtenFor = outdatedAnswer(notes, answer);
  const address = mailtoLink(subject, text);
  /** The button that was pressed is about to go. */
  const changeAndFocus = (change: LetterChange) => () => {
    onChange(change);
    field.current?.focus();
  };
  const taken = () => {
    onChange(takenAlong);
  };

  return (
    <TitledCard title={words.heading} level="h3">
      <Subject>
        <span>{words.subject}</span> {subject}
      </Subject>
      <TextArea
        rows={16}
        inputRef={field}
        label={words.label}
        helperText={words.hint}
        value={text}
        onChange={(event) => {
          onChange(changedByHand(event.target.value, answer));
        }}
      />
      <div role="status">
        {writtenFor && (
          <Alert severity="warning" variant="outlined" icon={false} sx={{ marginBlockStart: 1.5 }}>
            {words.outdated(kinds[writtenFor], kinds[answer])}
          </Alert>
        )}
        {edited && !writtenFor && <Hint>{words.edited}</Hint>}
        {!edited && setAside.length > 0 && <Hint>{words.startedAgain}</Hint>}
      </div>
      <Buttons>
        {writtenFor && (
          <Button variant="outlined" onClick={changeAndFocus(keptAsIs)}>
            {words.keepText}
          </Button>
        )}
        {edited && (
          <Button variant="outlined" onClick={changeAndFocus(writtenAnew)}>
            {words.startAgain}
          </Button>
        )}
        {setAside.length > 0 && (
          <Button variant="outlined" onClick={changeAndFocus(broughtBack)}>
            {words.bringBack}
          </Button>
        )}
      </Buttons>
      <CopyButton
        text={text}
        field={field}
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
    </TitledCard>
  );
}
