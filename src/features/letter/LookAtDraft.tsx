import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { letter } from 'words/letter';
import type { PolicyId } from '../../content/policyIds';
import { useAppDispatch, useAppSelector } from '../../hooks';
import { answers } from '../votes/votesDocument';
import { draftLookedAt, selectWritten } from './letterSlice';

const words = letter.policy;

/** For those who have not answered: whose draft to look at. */
export function LookAtDraft({ policyId }: { readonly policyId: PolicyId }) {
  const dispatch = useAppDispatch();
  const looked = useAppSelector((state) => selectWritten(state).byPolicy[policyId]?.looked);
  return (
    <FormControl component="fieldset" sx={{ marginBlockStart: 2.5 }}>
      <FormLabel component="legend">{words.lookAt}</FormLabel>
      <RadioGroup
        row
        name="draft-kind"
        value={looked ?? ''}
        onChange={(_, chosen) => {
          const answer = answers.find((each) => each === chosen);
          if (answer) dispatch(draftLookedAt({ policyId, answer }));
        }}
        sx={{ columnGap: 3 }}
      >
        {answers.map((each) => (
          <FormControlLabel key={each} value={each} control={<Radio />} label={words.kinds[each]} />
        ))}
      </RadioGroup>
      <FormHelperText>{words.notRecorded}</FormHelperText>
    </FormControl>
  );
}
