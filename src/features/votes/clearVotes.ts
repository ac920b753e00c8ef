import type { NoticeName } from 'words/notices';
import type { AppThunk } from '../../hooks';
import type { PolicyId } from '../../content/policyIds';
import { removeEarlyVotes } from '../../storage/earlyVotes';
import { noticeShown } from '../notices/noticesSlice';
import { votesDocument } from './votesDocument';
import { clearingUndone, selectCleared, selectVotes, voteCleared, votesCleared } from './votesSlice';

/** Takes one answer back, on the screen in any case. */
export function clearVote(policyId: PolicyId): AppThunk {
  return (dispatch) => {
    dispatch(voteCleared(policyId));
    dispatch(claimIfSaved('voteCleared'));
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

/** Brings back what was last cleared, one answer or all, on the screen in any case. */
export function undoClearing(): AppThunk {
  return (dispatch, getState) => {
    const cleared = selectCleared(getState());
    if (!cleared) return;
    dispatch(clearingUndone());
    dispatch(claimIfSaved(Object.keys(cleared).length === 1 ? 'voteBack' : 'votesBack'));
  };
}

/** Success is claimed once the browser confirmed that the answers are on the device as they stand now. */
function claimIfSaved(notice: NoticeName): AppThunk {
  return (dispatch, getState, { device }) => {
    try {
      device.write(votesDocument, selectVotes(getState()));
      dispatch(noticeShown(notice));
    } catch {
      // redux-persist tries again in a moment, and tells what became of it.
    }
  };
}
