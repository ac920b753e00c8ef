import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { RefObject } from 'react';
import { letter } from 'words/letter';
import { letterSteps } from 'words/letterSteps';
import type { Recipient } from '../../content/letterTypes';
import { useAppDispatch } from '../../hooks';
import { Choice } from '../../ui/Choice';
import { TextField } from '../../ui/TextField';
import { Buttons, Hint } from '../../ui/TitledCard';
import type { Answer } from '../votes/votesDocument';
import type { Version } from './composeLetter';
import {
  letterEdited,
  outdatedAnswer,
  recipientChosen,
  recipients,
  startedOver,
  textKept,
  versionBroughtBack,
} from './letterSlice';

const words = letterSteps.result;
const { kinds } = letter.policy;

/** It finishes the sentence that the label begins. */
export const SentenceChoice = styled(Choice)({ marginBlockStart: 12, fontWeight: 650 }) as typeof Choice;

interface LetterTextProps {
  /** The answer the draft speaks for now. */
  readonly answer: Answer;
  readonly recipient: Recipient;
  /** The letter to read, and the one to send if that is another. */
  readonly versions: readonly [Version, ...Version[]];
  readonly fieldRef: RefObject<HTMLTextAreaElement | null>;
}

/** To whom, about what, and the letter. */
export function LetterText({ answer, recipient, versions, fieldRef }: LetterTextProps) {
  const dispatch = useAppDispatch();
  const [version] = versions;

  function choose(next: Recipient) {
    dispatch(recipientChosen(next));
    for (const { id, frame, byHand } of versions) {
      const greeting = frame.salutation[recipient];
      const text = byHand.edited?.text;
      if (text?.startsWith(greeting))
        dispatch(letterEdited({ ...id, answer, text: frame.salutation[next] + text.slice(greeting.length) }));
    }
  }

  return (
    <div>
      <SentenceChoice {...letterSteps.recipient} values={recipients} value={recipient} onChoose={choose} />
      <p>
        {version.frame.subject} {version.subject}
      </p>
      <LetterField answer={answer} version={version} label={words.label} fieldRef={fieldRef} />
    </div>
  );
}

interface LetterFieldProps {
  readonly answer: Answer;
  readonly version: Version;
  readonly label: string;
  readonly lang?: string;
  readonly fieldRef: RefObject<HTMLTextAreaElement | null>;
}

/**
 * A letter, to be changed by hand. It follows the fields until then; from then on only a press writes it
 * anew, and one more press brings the visitor's own version back: no edit is ever lost to a field.
 */
export function LetterField({ answer, version, label, lang, fieldRef }: LetterFieldProps) {
  const { id, text, byHand } = version;
  const { edited, setAside } = byHand;
  const dispatch = useAppDispatch();
  const writtenFor = outdatedAnswer(byHand, answer);

  /** The button that was pressed is about to go. */
  const changeAndFocus = (change: typeof startedOver | typeof versionBroughtBack | typeof textKept) => () => {
    dispatch(change(id));
    fieldRef.current?.focus();
  };

  return (
    <>
      <TextField
        rows={14}
        inputRef={fieldRef}
        label={label}
        htmlInput={{ lang }}
        helperText={words.hint}
        value={text}
        // On a small screen a long letter scrolls in its field, so that what comes after it is never far.
        sx={{
          '@media (max-width: 759px)': { '& textarea': { maxHeight: 'max(60svh, 12lh)', overflowY: 'auto' } },
        }}
        onChange={(event) => dispatch(letterEdited({ ...id, answer, text: event.target.value }))}
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
          <Button variant="outlined" onClick={changeAndFocus(textKept)}>
            {words.keepText}
          </Button>
        )}
        {edited && (
          <Button variant="outlined" onClick={changeAndFocus(startedOver)}>
            {words.startAgain}
          </Button>
        )}
        {setAside.length > 0 && (
          <Button variant="outlined" onClick={changeAndFocus(versionBroughtBack)}>
            {words.bringBack}
          </Button>
        )}
      </Buttons>
    </>
  );
}
