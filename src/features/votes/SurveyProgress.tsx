import { styled } from '@mui/material/styles';
import { useDeferredSelector } from '../../hooks';
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

/** Drawn as SVG: a `style` attribute in the prerendered page would be refused by its Content Security Policy. */
const Track = styled('svg')({
  flex: 1,
  height: 10,
  borderRadius: 5,
  background: color('track'),
  '& rect': { height: '100%', fill: color('primary') },
  '[dir=rtl] &': { transform: 'scaleX(-1)' },
  '@media (forced-colors: active)': {
    border: '1px solid',
    '& rect': { fill: 'Highlight', forcedColorAdjust: 'none' },
  },
  '@media print': { display: 'none' },
});

export function SurveyProgress() {
  const { answered } = useDeferredSelector(selectProgress);
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
        <rect width={`${(answered / all) * 100}%`} />
      </Track>
      <RecordedVote />
    </Row>
  );
}
