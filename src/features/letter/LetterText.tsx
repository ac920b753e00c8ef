import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId } from 'react';
import type { RefObject } from 'react';
import { letter } from 'words/letter';
import { letterSteps } from 'words/letterSteps';
import type { Recipient } from '../../content/letterTypes';
import type { PolicyId } from '../../content/policyIds';
import { useAppDispatch } from '../../hooks';
import { color } from '../../ui/palette';
import { TextArea } from '../../ui/TextArea';
import { Buttons, Hint } from '../../ui/TitledCard';
import type { Answer } from '../votes/votesDocument';
import {
  letterEdited,
  outdatedAnswer,
  recipientChosen,
  recipients,
  startedOver,
  textKept,
  versionBroughtBack,
} from './letterSlice';
import type { Draft } from './letterSlice';

const words = letterSteps.result;
const { kinds } = letter.policy;
const { salutation } = letterSteps.draft;

const Choice = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  marginBlockStart: 12,
  fontWeight: 650,
});

const Subject = styled('p')({
  margin: '12px 0',
  overflowWrap: 'anywhere',
  '& span': { color: color('muted') },
});

/** On a small screen a long letter scrolls in its field, so that what comes after it is never far. */
const field = {
  '@media (max-width: 959px)': { '& textarea': { maxHeight: 'max(60svh, 12lh)', overflowY: 'auto' } },
} as const;

interface LetterTextProps {
  readonly policyId: PolicyId;
  /** The answer the draft speaks for now. */
  readonly answer: Answer;
  readonly recipient: Recipient;
  readonly subject: string;
  /** The letter as it stands. */
  readonly text: string;
  readonly draft: Draft;
  readonly fieldRef: RefObject<HTMLTextAreaElement | null>;
}

/**
 * The letter, to be changed by hand. It follows the fields until then; from then on only a press writes it
 * anew, and one more press brings the visitor's own version back: no edit is ever lost to a field.
 */
export function LetterText(props: LetterTextProps) {
  const { policyId, answer, recipient, subject, text, draft, fieldRef } = props;
  const { edited, setAside } = draft;
  const dispatch = useAppDispatch();
  const labelId = useId();
  const writtenFor = outdatedAnswer(draft, answer);

  /** The button that was pressed is about to go. */
  const changeAndFocus = (change: typeof startedOver | typeof versionBroughtBack | typeof textKept) => () => {
    dispatch(change({ policyId }));
    fieldRef.current?.focus();
  };

  function choose(next: Recipient) {
    dispatch(recipientChosen(next));
    const greeting = salutation[recipient];
    if (!edited?.text.startsWith(greeting)) return;
    dispatch(letterEdited({ policyId, answer, text: salutation[next] + edited.text.slice(greeting.length) }));
  }

  return (
    <div>
      <Choice>
        <span id={labelId}>{letterSteps.recipient.label}</span>
        <ToggleButtonGroup
          exclusive
          value={recipient}
          aria-labelledby={labelId}
          onChange={(_event, chosen: Recipient | null) => {
            // Null: the chosen one was pressed again.
            if (chosen) choose(chosen);
          }}
        >
          {recipients.map((each) => (
            // Tab leads to each, as to any button; MUI would leave the rest of a group to the arrow keys.
            <ToggleButton key={each} value={each} tabIndex={0}>
              {letterSteps.recipient.kinds[each]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Choice>
      <Subject>
        <span>{words.subject}</span> {subject}
      </Subject>
      <TextArea
        rows={14}
        inputRef={fieldRef}
        label={words.label}
        helperText={words.hint}
        value={text}
        sx={field}
        onChange={(event) => {
          dispatch(letterEdited({ policyId, answer, text: event.target.value }));
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
    </div>
  );
}
