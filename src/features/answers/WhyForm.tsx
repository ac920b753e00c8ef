import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { argumentLabels } from 'words/argumentLabels';
import { reasons as words } from 'words/reasons';
import { farsOf } from '../../content/answerIds';
import type { Answer } from '../../content/answerIds';
import { argumentIds } from '../../content/argumentIds';
import type { ArgumentLabels } from '../../content/argumentIds';
import type { PolicyId } from '../../content/policyIds';
import { useAppDispatch, useAppSelector } from '../../lib/hooks';
import { Hint } from '../../ui/Hint';
import { TextField } from '../../ui/TextField';
import { farOf, longestWish, placeOf, questionOf } from './reasons';
import { reasonSaid, selectReason } from './reasonsSlice';
import type { Said } from './reasonsSlice';
import { selectAnswer } from './votesSlice';

const labels: ArgumentLabels = argumentLabels;

interface ChoiceProps {
  readonly legend: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
}

/** With “None” as the last option, as a radio button can't be let go of. */
function Choice({ legend, options, chosen, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <FormControl>
      <FormLabel component="span" id={id}>
        {legend}
      </FormLabel>
      <RadioGroup aria-labelledby={id} name={id} value={chosen} onChange={(_event, value) => onChoose(value)}>
        {[...options, ['', words.none] as const].map(([value, label]) => (
          <FormControlLabel key={value} value={value} control={<Radio />} label={label} />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

interface WhyFormProps {
  readonly id: PolicyId;
  /** The answer that `Why` has drawn, which may be that of a moment ago. */
  readonly drawn: Answer;
}

/** What weighs most on each side, how far the policy goes, and a line of own words; nothing of it is needed. */
export function WhyForm({ id, drawn }: WhyFormProps) {
  const dispatch = useAppDispatch();
  const answer = useAppSelector((state) => selectAnswer(state, id)) ?? drawn;
  const reason = useAppSelector((state) => selectReason(state, id)) ?? {};
  const say = (said: Said) => dispatch(reasonSaid({ policyId: id, said }));
  const far = farOf(answer, reason);
  const question = questionOf(answer, reason);
  const sides = answer === 'no' ? (['against', 'for'] as const) : (['for', 'against'] as const);
  return (
    <Stack spacing={4}>
      <Hint>{words.private}</Hint>
      {sides.map((side) => {
        const ids = argumentIds[id][side];
        return (
          <Choice
            key={side}
            legend={words.weighs[side]}
            options={ids.map((each) => [each, labels[id][side][each] ?? ''])}
            chosen={ids[placeOf(id, side, reason)] ?? ''}
            onChoose={(value) => say({ [side]: value })}
          />
        );
      })}
      {answer !== 'undecided' && (
        <Choice
          legend={words.far}
          options={farsOf[answer].map((each) => [each, words.fars[each]])}
          chosen={far ?? ''}
          onChoose={(value) => say({ far: value })}
        />
      )}
      {question && (
        <TextField
          label={words.wish[question]}
          helperText={words.wishHint}
          htmlInput={{ maxLength: longestWish }}
          value={reason.wish ?? ''}
          onChange={(event) => say({ wish: event.target.value })}
        />
      )}
    </Stack>
  );
}
