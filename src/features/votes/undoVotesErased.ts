import type { AppThunk } from '../../hooks';
import { noticeShown } from '../notices/noticesSlice';
import { votesDocument } from './votesDocument';
import { selectVotes, selectWithdrawn, withdrawalUndone } from './votesSlice';

/** Brings back what was last erased, one answer or all, on the screen in any case; success is claimed once the browser confirmed the write. */
export function undoVotesErased(): AppThunk {
  return (dispatch, getState, { device }) => {
    const withdrawn = selectWithdrawn(getState());
    if (!withdrawn) return;
    dispatch(withdrawalUndone());
    try {
      device.write(votesDocument, selectVotes(getState()));
    } catch {
      device.markFailed('votes');
      return;
    }
    dispatch(noticeShown(Object.keys(withdrawn).length === 1 ? 'voteBack' : 'votesBack'));
  };
}
