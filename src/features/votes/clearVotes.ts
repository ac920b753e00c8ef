import type { AppThunk } from '../../hooks';
import type { PolicyId } from '../../content/policyIds';
import { removeEarlyVotes } from '../../storage/earlyVotes';
import { noticeShown } from '../notices/noticesSlice';
import { votesDocument } from './votesDocument';
import { clearingUndone, selectCleared, selectVotes, voteCleared, votesCleared } from './votesSlice';

/** Takes one answer back, on the screen in any case; success is claimed once the browser confirmed the write. */
export function clearVote(policyId: PolicyId): AppThunk {
  return (dispatch) => {
    dispatch(voteCleared(policyId));
    if (dispatch(confirmVotes())) dispatch(noticeShown('voteCleared'));
  };
}

/**
 * Takes all answers back, also those of another tab that this one has not heard of yet; they can be undone.
 * They leave the screen only when the browser confirmed that they left the device.
 */
export function clearVotes(): AppThunk {
  return (dispatch, _getState, { device }) => {
    device.sync();
    try {
      device.write(votesDocument, votesDocument.empty);
      removeEarlyVotes();
    } catch {
      dispatch(noticeShown('notErased'));
      return;
    }
    dispatch(votesCleared());
    dispatch(noticeShown('votesCleared'));
  };
}

/** Brings back what was last cleared, one answer or all, on the screen in any case; success is claimed once the browser confirmed the write. */
export function undoClearing(): AppThunk {
  return (dispatch, getState) => {
    const cleared = selectCleared(getState());
    if (!cleared) return;
    dispatch(clearingUndone());
    const one = Object.keys(cleared).length === 1;
    if (dispatch(confirmVotes())) dispatch(noticeShown(one ? 'voteBack' : 'votesBack'));
  };
}

/** @returns whether the answers as they stand now are on the device. */
function confirmVotes(): AppThunk<boolean> {
  return (_dispatch, getState, { device }) => {
    try {
      device.write(votesDocument, selectVotes(getState()));
      return true;
    } catch {
      // redux-persist tries again in a moment, and tells what became of it.
      return false;
    }
  };
}
