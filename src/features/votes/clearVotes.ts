import type { AppThunk } from '../../hooks';
import { removeEarlyVotes } from '../../storage/earlyVotes';
import { noticeShown } from '../notices/noticesSlice';
import { votesDocument } from './votesDocument';
import { votesCleared } from './votesSlice';

/**
 * Erases all answers, also those of another tab that this one has not heard of yet; they can be undone.
 * They leave the screen only when the browser confirmed that they left the device.
 */
export function clearVotes(): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { device }) => {
    device.sync();
    // A failed read is told in a microtask; what became of the erasure is told after it.
    await Promise.resolve();
    try {
      device.erase(votesDocument);
      removeEarlyVotes();
    } catch {
      dispatch(noticeShown('notErased'));
      return;
    }
    dispatch(votesCleared());
    dispatch(noticeShown('votesCleared'));
  };
}
