import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useDeferredSelector } from '../../hooks';
import { policyHeadings } from '../../content/en/policyHeadings';
import { surveys } from '../../content/en/surveys';
import { policyIds } from '../../content/policyIds';
import { color } from '../../ui/palette';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { selectProgress, selectRecorded } from './votesSlice';

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

/** Tells screen readers politely what a press has recorded. A vote cast before this screen opened is old news. */
function RecordedVote() {
  const recorded = useDeferredSelector(selectRecorded);
  const { answered } = useDeferredSelector(selectProgress);
  const [old] = useState(recorded);
  const title = policyHeadings.find(({ id }) => id === recorded?.policyId)?.title;
  return (
    <VisuallyHidden role="status">
      {recorded &&
        recorded !== old &&
        title &&
        surveys.recorded(surveys.answers[recorded.answer], title, answered, policyIds.length)}
    </VisuallyHidden>
  );
}
