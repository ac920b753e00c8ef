import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { congress } from 'words/congress';
import { letterForm } from 'words/letterForm';
import type { PolicyDraft } from '../../content/letterTypes';
import type { PolicyId } from '../../content/policyIds';
import { useAppDispatch, useAppSelector } from '../../lib/hooks';
import { CheckboxGroup } from '../../ui/CheckboxGroup';
import { Hint } from '../../ui/Hint';
import { LabelledCheckbox } from '../../ui/LabelledCheckbox';
import { Named } from '../../ui/Named';
import { TextField } from '../../ui/TextField';
import { selectMember } from '../membership/registrationSlice';
import type { Answer } from '../../content/answerIds';
import { pointsFor } from './composeLetter';
import { pointsChosen, wordsTyped } from './letterSlice';
import type { Draft } from './letterSlice';
import { longestDetail, longestName, longestZip } from './senderSlice';
import { StateField } from './StateField';
import { useSender } from './useSender';

/** In the order of the lines on an envelope, which browsers' autofill expects. */
const senderFields = [
  { name: 'name', autoComplete: 'name', maxLength: longestName },
  { name: 'street', autoComplete: 'address-line1', maxLength: longestDetail },
  { name: 'city', autoComplete: 'address-level2', maxLength: longestDetail },
  { name: 'state', autoComplete: 'address-level1' },
  { name: 'zip', autoComplete: 'postal-code', maxLength: longestZip, inputMode: 'numeric' },
] as const;

export function SenderFields() {
  const { sender, isRemembered, change, remember } = useSender();
  const member = useAppSelector(selectMember);
  const memberName = member && `${member.firstName} ${member.lastName}`;
  return (
    <>
      <Typography>{letterForm.sender.text}</Typography>
      {memberName && sender.name === '' && (
        <Button variant="outlined" onClick={() => change({ name: memberName })}>
          {letterForm.sender.useName(memberName)}
        </Button>
      )}
      {senderFields.map(({ name, autoComplete, ...limits }) => {
        const field = { label: letterForm.sender[name], autoComplete, value: sender[name] ?? '' };
        const enter = (value: string) => change({ [name]: value });
        return name === 'state' ? (
          <StateField key={name} {...field} none={congress.state.none} onChange={enter} />
        ) : (
          <TextField
            key={name}
            {...field}
            htmlInput={limits}
            onChange={(event) => enter(event.target.value)}
          />
        );
      })}
      <LabelledCheckbox label={letterForm.sender.remember} checked={isRemembered} onChange={remember} />
      <Hint>{letterForm.sender.rememberHint}</Hint>
    </>
  );
}

/** Longer than any office reads; limits what a mistaken paste can do to the page. */
const longestOwnWords = 2000;

const reasonFields = [
  { name: 'reason', label: letterForm.reason.own, hint: letterForm.reason.ownHint },
  { name: 'story', label: letterForm.reason.story, hint: letterForm.reason.storyHint },
] as const;

/** One reason and one story per policy, not per answer: a change of the answer must not lose what was typed. */
export function ReasonFields({ policyId, draft }: { readonly policyId: PolicyId; readonly draft: Draft }) {
  const dispatch = useAppDispatch();
  return (
    <>
      <Typography>{letterForm.reason.text}</Typography>
      {reasonFields.map(({ name, label, hint }) => (
        <TextField
          key={name}
          rows={3}
          label={label}
          helperText={hint}
          htmlInput={{ maxLength: longestOwnWords }}
          value={draft[name]}
          onChange={(event) => dispatch(wordsTyped({ policyId, words: { [name]: event.target.value } }))}
        />
      ))}
    </>
  );
}

interface PointFieldsProps {
  readonly words: PolicyDraft;
  readonly answer: Answer;
  /** Indexes of the checked points in the list that `pointsFor` returns for this answer. */
  readonly chosen: readonly number[];
  /** The points that the letter has already. */
  readonly without: readonly string[];
}

export function PointFields({ words: draftWords, answer, chosen, without }: PointFieldsProps) {
  const { legend, hint } = letterForm.points;
  const dispatch = useAppDispatch();
  return (
    <CheckboxGroup
      name="points"
      legend={legend[answer]}
      hint={hint}
      options={pointsFor(draftWords, answer).flatMap((point, place) =>
        without.includes(point) ? [] : [[place, <Named key={place} text={point} />] as const],
      )}
      chosen={chosen}
      onChange={(points) => dispatch(pointsChosen({ policyId: draftWords.id, answer, points }))}
    />
  );
}
