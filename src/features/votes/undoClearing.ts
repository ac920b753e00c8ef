import type { AppThunk } from '../../hooks';
import { noticeShown } from '../notices/noticesSlice';
import { votesDocument } from './votesDocument';
import { selectVotes, selectCleared, clearingUndone } from './votesSlice';

/** Brings back what was last erased, one answer or all, on the screen in any case; success is claimed once the browser confirmed the write. */
export function undoClearing(): AppThunk {
  return (dispatch, getState, { device }) => {
    const cleared = selectCleared(getState());
    if (!cleared) return;
    dispatch(clearingUndone());
    try {
      device.write(votesDocument, selectVotes(getState()));
    } catch {
      device.markFailed('votes');
      return;
    }
    dispatch(noticeShown(Object.keys(cleared).length === 1 ? 'voteBack' : 'votesBack'));
  };
}
