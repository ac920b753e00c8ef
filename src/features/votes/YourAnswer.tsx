import { styled } from '@mui/material/styles';
import { useAppSelector } from '../../app/hooks';
import { surveys } from '../../content/en/surveys';
import type { PolicyId } from '../../content/policyIds';
import { color } from '../../ui/palette';
import { selectChoice } from './votesSlice';

const Line = styled('p')({
  margin: 0,
  paddingBlockEnd: 12,
  borderBlockEnd: `1px solid ${color('hairline')}`,
  color: color('muted'),
  fontSize: '0.9375rem',
  '& strong': { color: color('ink'), fontWeight: 700 },
  '@media print': { paddingBlockEnd: 6, fontSize: '1.125rem', color: color('ink') },
});

/** The answer in words, so that colour is never alone. Its line is always there: answering shifts nothing. */
export function YourAnswer({ policyId }: { readonly policyId: PolicyId }) {
  const choice = useAppSelector((state) => selectChoice(state, policyId));
  if (!choice) return <Line>{surveys.notAnswered}</Line>;
  return (
    <Line>
      {surveys.yourAnswer} <strong>{surveys.choices[choice]}</strong>
    </Line>
  );
}
