import type { AppThunk } from '../../app/hooks';
import { noticeShown } from '../notices/noticesSlice';
import { votesDocument } from './votesDocument';
import { selectCanUndo, selectVotes, withdrawalUndone } from './votesSlice';

/** Brings erased answers back, on the screen in any case; success is claimed once the browser confirmed the write. */
export function undoVotesErased(): AppThunk {
  return (dispatch, getState, { device }) => {
    if (!selectCanUndo(getState())) return;
    dispatch(withdrawalUndone());
    try {
      device.write(votesDocument, selectVotes(getState()));
    } catch {
      device.markFailed('votes');
      return;
    }
    dispatch(noticeShown('votesBack'));
  };
}
