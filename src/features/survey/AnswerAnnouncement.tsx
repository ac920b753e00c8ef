import { useDeferredValue, useState } from 'react';
import { policyHeadings } from 'words/policyHeadings';
import { surveys } from 'words/surveys';
import { policyIds } from '../../content/policyIds';
import { useAppSelector } from '../../lib/hooks';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { selectProgress, selectRecorded } from '../answers/votesSlice';

/**
 * @returns a sentence on the answer that was recorded last; empty for one that was recorded before this component was
 * mounted, on another page for instance, which would be announced again.
 */
export function useAnnouncement(): string {
  const recorded = useAppSelector(selectRecorded);
  const { answered, left } = useAppSelector(selectProgress);
  const [old] = useState(recorded);
  const title = policyHeadings.find(({ id }) => id === recorded?.policyId)?.title;
  if (!recorded || !title || recorded === old) return '';
  const answer = surveys.answers[recorded.answer];
  return left === 0
    ? surveys.recordedLast(answer, title)
    : surveys.recorded(answer, title, answered, policyIds.length);
}

export function AnswerAnnouncement() {
  return <VisuallyHidden role="status">{useDeferredValue(useAnnouncement())}</VisuallyHidden>;
}
