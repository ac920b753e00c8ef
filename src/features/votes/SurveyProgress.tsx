import { styled } from '@mui/material/styles';
import { useAppSelector } from '../../app/hooks';
import { surveys } from '../../content/en/surveys';
import { policyIds } from '../../content/policyIds';
import { color } from '../../ui/palette';
import { RecordedVote } from './RecordedVote';
import { selectProgress } from './votesSlice';

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  color: color('muted'),
  fontSize: '0.9375rem',
});

const Text = styled('p')({ margin: 0, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });

const Track = styled('div')({
  flex: 1,
  height: 10,
  borderRadius: 5,
  background: color('track'),
  overflow: 'hidden',
  '@media (forced-colors: active)': { border: '1px solid' },
  '@media print': { display: 'none' },
});

const Fill = styled('div')({
  height: '100%',
  background: color('primary'),
  transformOrigin: 'left',
  '[dir=rtl] &': { transformOrigin: 'right' },
  '@media (forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' },
});

export function SurveyProgress() {
  const { answered } = useAppSelector(selectProgress);
  const all = policyIds.length;
  return (
    <Row>
      <Text>{surveys.progress(answered, all)}</Text>
      <Track
        role="progressbar"
        aria-label={surveys.progressLabel}
        aria-valuemin={0}
        aria-valuemax={all}
        aria-valuenow={answered}
      >
        <Fill style={{ transform: `scaleX(${answered / all})` }} />
      </Track>
      <RecordedVote />
    </Row>
  );
}
