import { useState } from 'react';
import { useDeferredSelector } from '../../hooks';
import { policyHeadings } from '../../content/en/policyHeadings';
import { surveys } from '../../content/en/surveys';
import { policyIds } from '../../content/policyIds';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { selectProgress, selectRecorded } from './votesSlice';

/** Tells screen readers politely what a press has recorded. A vote cast before this screen opened is old news. */
export function RecordedVote() {
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
