import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import { letterSteps } from 'words/letterSteps';
import type { PolicyDraft } from '../../content/letterTypes';
import type { PolicyId } from '../../content/policyIds';
import { useAppDispatch } from '../../hooks';
import { color } from '../../ui/palette';
import { TextArea } from '../../ui/TextArea';
import { Hint } from '../../ui/TitledCard';
import type { Answer } from '../votes/votesDocument';
import { pointsFor } from './composeLetter';
import { pointsChosen, wordsTyped } from './letterSlice';
import type { Draft } from './letterSlice';

/** Longer than any office reads; keeps a slip of the clipboard from filling the page. */
const longestText = 2000;

interface ReasonFieldsProps {
  readonly policyId: PolicyId;
  readonly draft: Draft;
}

/** The visitor's own words. The same for every answer. */
export function ReasonFields({ policyId, draft }: ReasonFieldsProps) {
  const words = letterSteps.reason;
  const dispatch = useAppDispatch();
  return (
    <>
      <p>{words.text}</p>
      <TextArea
        rows={3}
        label={words.own}
        helperText={words.ownHint}
        maxLength={longestText}
        value={draft.reason}
        onChange={(event) => {
          dispatch(wordsTyped({ policyId, words: { reason: event.target.value } }));
        }}
      />
      <TextArea
        rows={3}
        label={words.story}
        helperText={words.storyHint}
        maxLength={longestText}
        value={draft.story}
        onChange={(event) => {
          dispatch(wordsTyped({ policyId, words: { story: event.target.value } }));
        }}
      />
    </>
  );
}

const Points = styled('div')({
  display: 'grid',
  marginBlockStart: 8,
  '& > *': { borderBlockStart: `1px solid ${color('hairline')}` },
  '& .MuiFormControlLabel-label': { fontSize: '0.9688rem', lineHeight: 1.5 },
});

interface PointFieldsProps {
  readonly words: PolicyDraft;
  readonly answer: Answer;
  /** Places in the list. */
  readonly chosen: readonly number[];
}

/** What the card says for this answer, in the words that go into the letter. */
export function PointFields({ words, answer, chosen }: PointFieldsProps) {
  const { legend, hint } = letterSteps.points;
  const dispatch = useAppDispatch();
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">{legend[answer]}</FormLabel>
      <Hint>{hint}</Hint>
      <Points>
        {pointsFor(words, answer).map((point, place) => (
          <FormControlLabel
            key={point}
            control={<Checkbox />}
            label={point}
            checked={chosen.includes(place)}
            onChange={(_, checked) => {
              const others = chosen.filter((each) => each !== place);
              const points = checked ? [...others, place] : others;
              dispatch(pointsChosen({ policyId: words.id, answer, points }));
            }}
          />
        ))}
      </Points>
    </FormControl>
  );
}
