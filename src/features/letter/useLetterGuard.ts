import { useAppSelector } from '../../lib/hooks';
import { selectIsFailing } from '../../persistence/savingSlice';
import { useUnloadGuard } from '../../ui/LeaveGuard';
import { selectIsUnsaved } from './letterSlice';

/**
 * Only the browser's question on closing or reloading, on whichever screen its writer is by then: links and Back keep a
 * letter, so nothing is asked. A link that loads a page of this site, such as the one to the other language, keeps it if
 * the browser stores it.
 */
export function useLetterGuard(): void {
  const isStored = !useAppSelector((state) => selectIsFailing(state, 'letter'));
  useUnloadGuard(useAppSelector(selectIsUnsaved), isStored);
}
