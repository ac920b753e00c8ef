import type { AppThunk } from '../../hooks';
import type { PolicyId } from '../../content/policyIds';
import { noticeShown } from '../notices/noticesSlice';
import { votesDocument } from './votesDocument';
import { selectVotes, voteCleared } from './votesSlice';

/** Takes one answer back, on the screen in any case; success is claimed once the browser confirmed the write. */
export function clearVote(policyId: PolicyId): AppThunk {
  return (dispatch, getState, { device }) => {
    dispatch(voteCleared(policyId));
    try {
      device.write(votesDocument, selectVotes(getState()));
    } catch {
      device.markFailed('votes');
      return;
    }
    dispatch(noticeShown('voteCleared'));
  };
}
