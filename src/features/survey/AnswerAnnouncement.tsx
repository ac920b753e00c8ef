import { useState } from 'react';
import { policyHeadings } from 'words/policyHeadings';
import { surveys } from 'words/surveys';
import { policyIds } from '../../content/policyIds';
import { useDeferredSelector } from '../../lib/hooks';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { selectProgress, selectRecorded } from '../answers/votesSlice';

/** A vote that was cast before this component was mounted, on another page for instance, is not announced again. */
export function AnswerAnnouncement() {
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
