import { useState } from 'react';
import { useDeferredSelector } from '../../lib/hooks';
import { selectCompletedBy } from './votesSlice';

/** @returns whether the last open policy was answered since the component is there. */
export function useJustCompleted(): boolean {
  const completedBy = useDeferredSelector(selectCompletedBy);
  const [before] = useState(completedBy);
  return completedBy !== undefined && completedBy !== before;
}
