import type { AppThunk } from '../../app/hooks';
import { noticeShown } from '../notices/noticesSlice';
import { registered, selectMember } from '../registration/registrationSlice';
import { userDocument } from '../registration/userDocument';
import type { Member } from '../registration/userDocument';
import { votesDocument } from '../votes/votesDocument';
import type { Votes } from '../votes/votesDocument';
import { selectVotes, votesRestored } from '../votes/votesSlice';
import type { FileUser } from './dataFile';

interface Restorable {
  readonly votes: Votes;
  readonly user: FileUser | null;
}

/**
 * Lays a file over what is here: its answers win, answers it does not mention stay. A file holds no
 * password, so it can change a registration, which keeps its password, but never make one.
 * Both are on the device, or neither is. @returns true if they are.
 */
export function restoreFile(file: Restorable): AppThunk<boolean> {
  return (dispatch, getState, { device }) => {
    const before = selectMember(getState());
    const votes = votesDocument.read({ ...selectVotes(getState()), ...file.votes }) ?? {};
    let member: Member | null = null;
    let keptVotes: Votes;
    try {
      // The heavy one first: if it does not fit, the answers are still untouched.
      if (before && file.user) member = device.write(userDocument, withDetails(before, file.user));
      try {
        keptVotes = device.write(votesDocument, votes);
      } catch (refused) {
        if (member) device.write(userDocument, before);
        throw refused;
      }
    } catch {
      dispatch(noticeShown('notRestored'));
      return false;
    }
    dispatch(votesRestored(keptVotes));
    if (member) dispatch(registered(member));
    dispatch(noticeShown('restored'));
    return true;
  };
}

/** Fields in the order of the stored record, whose order counts in comparisons. */
function withDetails(before: Member, { firstName, lastName, email, photo }: FileUser): Member {
  return { ...before, firstName, lastName, email, photo: photo ?? before.photo };
}
