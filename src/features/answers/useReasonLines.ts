import { policyIds } from '../../content/policyIds';
import type { PolicyId } from '../../content/policyIds';
import { useAppSelector } from '../../lib/hooks';
import { useToday } from '../../lib/today';
import { useLoaded } from '../../lib/useLoaded';
import { hasPoint, reasonInWords } from './reasonInWords';
import { selectReasons } from './reasonsSlice';
import { selectVotes } from './votesSlice';

const loadLabels = async () =>
  (await import(/* webpackChunkName: "argumentLabels" */ 'words/argumentLabels')).argumentLabels;

/** @returns what the visitor said of each answer. The names of arguments are loaded only if one was chosen. */
export function useReasonLines(): (id: PolicyId) => readonly string[] {
  const votes = useAppSelector(selectVotes);
  const reasons = useAppSelector(selectReasons);
  const today = useToday();
  const isNeeded = policyIds.some((id) => votes[id] && hasPoint(id, reasons[id]));
  const [labels] = useLoaded(loadLabels, isNeeded);
  return (id) => {
    const [answer, reason] = [votes[id], reasons[id]];
    return answer && reason ? reasonInWords(id, answer, reason, labels, today) : [];
  };
}
