import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { letter } from 'words/letter';
import { answers } from '../../content/answerIds';
import type { PolicyId } from '../../content/policyIds';
import { useAppDispatch, useAppSelector } from '../../lib/hooks';
import { draftLookedAt, selectWritten } from './letterSlice';

const words = letter.policy;

/** For visitors who have not answered this policy. Choosing a draft to read must not be recorded as an answer. */
export function LookAtDraft({ policyId }: { readonly policyId: PolicyId }) {
  const dispatch = useAppDispatch();
  const looked = useAppSelector((state) => selectWritten(state).byPolicy[policyId]?.looked);
  const id = useId();
  return (
    <FormControl>
      <FormLabel component="span" id={id}>
        {words.lookAt}
      </FormLabel>
      <RadioGroup row aria-labelledby={id} name="draft-kind" value={looked ?? null} sx={{ columnGap: 5 }}>
        {answers.map((answer) => (
          <FormControlLabel
            key={answer}
            value={answer}
            control={<Radio />}
            label={words.kinds[answer]}
            onChange={() => dispatch(draftLookedAt({ policyId, answer }))}
          />
        ))}
      </RadioGroup>
      <FormHelperText>{words.notRecorded}</FormHelperText>
    </FormControl>
  );
}
