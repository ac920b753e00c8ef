import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useDeferredSelector } from '../../hooks';
import { policyHeadings } from 'words/policyHeadings';
import { surveys } from 'words/surveys';
import { policyIds } from '../../content/policyIds';
import { color } from '../../ui/palette';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { Bar } from './AnswerBars';
import { selectProgress, selectRecorded } from './votesSlice';

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  color: color('muted'),
  fontSize: '0.9375rem',
  '& p': { margin: 0, whiteSpace: 'nowrap' },
  '& [role=progressbar]': { height: 10, '@media print': { display: 'none' } },
});

export function SurveyProgress() {
  const { answered } = useDeferredSelector(selectProgress);
  const all = policyIds.length;
  return (
    <Row>
      <p>{surveys.progress(answered, all)}</p>
      <Bar
        count={answered}
        fill="primary"
        role="progressbar"
        aria-label={surveys.progressLabel}
        aria-valuemin={0}
        aria-valuemax={all}
        aria-valuenow={answered}
      />
      <RecordedVote />
    </Row>
  );
}

/** Tells screen readers politely what a press has recorded. A vote cast before this screen opened is old news. */
export function RecordedVote() {
  const recorded = useDeferredSelector(selectRecorded);
  const { answered, left } = useDeferredSelector(selectProgress);
  const [old] = useState(recorded);
  const news = recorded === old ? null : recorded;
  const answer = news && surveys.answers[news.answer];
  const title = policyHeadings.find(({ id }) => id === news?.policyId)?.title;
  return (
    <VisuallyHidden role="status">
      {answer &&
        title &&
        (left === 0
          ? surveys.recordedLast(answer, title)
          : surveys.recorded(answer, title, answered, policyIds.length))}
    </VisuallyHidden>
  );
}
