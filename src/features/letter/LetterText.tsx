import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { letter } from 'words/letter';
import { letterForm } from 'words/letterForm';
import { officeLetter } from 'words/officeLetter';
import { stateOf } from '../../content/statesInCongress';
import { useAppDispatch } from '../../lib/hooks';
import { Section } from '../../ui/Section';
import { PaperSheetBody, PaperSheetHead } from '../../ui/PaperSheet';
import { TextField } from '../../ui/TextField';
import { ButtonRow } from '../../ui/ButtonRow';
import { Hint } from '../../ui/Hint';
import { Columns, Stack } from '../../ui/layout';
import { LetterSheet, LetterWarning, StickyColumn, TranslationPairs } from '../../ui/letterForm';
import { ToggleChoice } from '../../ui/ToggleChoice';
import type { Answer } from '../../content/answerIds';
import { chamberOf, officesOf } from './addressee';
import type { Addressee } from './addressee';
import type { Version } from './lettersOf';
import { ConfirmMember, MemberAsOf } from './MemberAsOf';
import {
  letterEdited,
  outdatedAnswer,
  recipientChosen,
  startedOver,
  textKept,
  versionBroughtBack,
} from './letterSlice';

const words = letterForm.result;
const { kinds } = letter.policy;

interface LetterTextProps {
  /** The visitor's answer now. If a letter was edited by hand for another answer, the visitor is asked what to do. */
  readonly answer: Answer;
  readonly to: Addressee;
  /** The postal code of the sender's state, if there is one: not every state has senators. */
  readonly state: string | undefined;
  readonly version: Version;
  readonly fieldRef: RefObject<HTMLTextAreaElement | null>;
}

export function LetterText({ answer, to, state = '', version, fieldRef }: LetterTextProps) {
  const dispatch = useAppDispatch();
  const member = to.member ?? to.unconfirmed;
  return (
    <StickyColumn>
      <Stack gap={16}>
        <ToggleChoice
          {...letterForm.recipient}
          values={officesOf(stateOf(state))}
          value={to.office}
          onChoose={(office) => dispatch(recipientChosen(chamberOf(office)))}
        />
        {member && (
          <div>
            <MemberAsOf member={member} />
            <ConfirmMember member={member} />
          </div>
        )}
        <LetterField answer={answer} version={version} label={words.label} fieldRef={fieldRef} />
      </Stack>
    </StickyColumn>
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
 * The text of a letter. It follows the fields until it is edited by hand. After that only the press of a button
 * composes it again, and another press restores the visitor's version: a field never overwrites an edit.
 */
function LetterField({ answer, version, label, lang, fieldRef }: LetterFieldProps) {
  const { id, frame, about, isForAnother, mention, subject, text, byHand } = version;
  const { edited, setAside } = byHand;
  const dispatch = useAppDispatch();
  const writtenFor = outdatedAnswer(byHand, answer);
  const isOutdated = writtenFor !== null || isForAnother;

  /** Focuses the letter: the pressed button is about to be removed, and the focus would be lost with it. */
  const dispatchAndFocus = (action: Parameters<typeof dispatch>[0]) => () => {
    dispatch(action);
    fieldRef.current?.focus();
  };

  return (
    <>
      <LetterSheet>
        <PaperSheetHead>
          <span>
            {frame.subject} <strong>{subject}</strong>
          </span>
        </PaperSheetHead>
        <PaperSheetBody>
          <TextField
            rows={14}
            inputRef={fieldRef}
            label={label}
            htmlInput={{ lang }}
            helperText={words.hint}
            value={text}
            onChange={(event) =>
              dispatch(letterEdited({ ...id, answer, about, mention, text: event.target.value }))
            }
          />
        </PaperSheetBody>
      </LetterSheet>
      <div role="status">
        {isOutdated && (
          <LetterWarning severity="warning" variant="outlined" icon={false}>
            {writtenFor && <span>{words.outdated(kinds[writtenFor], kinds[answer])} </span>}
            {isForAnother && <span>{words.forAnother} </span>}
            <span>{words.keepOrRebuild}</span>
          </LetterWarning>
        )}
        {edited && !isOutdated && <Hint>{words.edited}</Hint>}
        {!edited && setAside && <Hint>{words.startedAgain}</Hint>}
      </div>
      <ButtonRow>
        {isOutdated && (
          <Button variant="outlined" onClick={dispatchAndFocus(textKept({ ...id, answer, about }))}>
            {words.keepText}
          </Button>
        )}
        {edited && (
          <Button variant="outlined" onClick={dispatchAndFocus(startedOver(id))}>
            {words.startAgain}
          </Button>
        )}
        {setAside && (
          <Button variant="outlined" onClick={dispatchAndFocus(versionBroughtBack(id))}>
            {words.bringBack}
          </Button>
        )}
      </ButtonRow>
    </>
  );
}

interface LetterToSendProps {
  readonly answer: Answer;
  readonly read: Version;
  readonly sent: Version;
}

/** Each English paragraph is beside the same in the visitor's language, or people would send what they can't read. */
export function OfficeLetter({ answer, read, sent }: LetterToSendProps) {
  const [changing, setChanging] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (changing) field.current?.focus();
  }, [changing]);
  if (!officeLetter) return null;
  return (
    <Section id="to-send" title={officeLetter.heading} level="h3">
      <p>{officeLetter.text}</p>
      <p>{officeLetter.ownWords}</p>
      <div role="status">{read.byHand.edited && <Hint>{officeLetter.ownEdited}</Hint>}</div>
      <TranslationPairs role="list">
        {sent.composed.map((paragraph, place) => (
          <li key={place}>
            <Columns>
              <p>{read.composed[place]}</p>
              <p lang={sent.frame.locale}>{paragraph}</p>
            </Columns>
          </li>
        ))}
      </TranslationPairs>
      {changing || sent.byHand.edited ? (
        <LetterField
          answer={answer}
          version={sent}
          label={officeLetter.label}
          lang={sent.frame.locale}
          fieldRef={field}
        />
      ) : (
        <ButtonRow>
          <Button variant="outlined" onClick={() => setChanging(true)}>
            {officeLetter.change}
          </Button>
        </ButtonRow>
      )}
    </Section>
  );
}
