import type { AppThunk } from '../../hooks';
import { ifPossible } from '../../storage/storageArea';
import { senderDocument } from '../letter/senderDocument';
import type { Sender } from '../letter/senderDocument';
import { selectSender, senderRemembered } from '../letter/senderSlice';
import { noticeShown } from '../notices/noticesSlice';
import { registered, selectMember } from '../registration/registrationSlice';
import { userDocument } from '../registration/userDocument';
import type { Member } from '../registration/userDocument';
import { starredDocument } from '../starred/starredDocument';
import type { Starred } from '../starred/starredDocument';
import { selectStarred, starsRestored } from '../starred/starredSlice';
import { votesDocument } from '../votes/votesDocument';
import type { Votes } from '../votes/votesDocument';
import { selectVotes, votesRestored } from '../votes/votesSlice';
import type { FileUser } from './dataFile';

interface Restorable {
  readonly votes: Votes;
  readonly starred: Starred;
  readonly sender?: Sender | null;
  readonly user: FileUser | null;
}

/**
 * Lays a file over what is here: its answers and its sender win, what it does not mention stays. A file holds
 * no password, so it can change a registration, which keeps its password, but never make one.
 * All of it is on the device, or nothing is. @returns true if it is.
 */
export function restoreFile(file: Restorable): AppThunk<boolean> {
  return (dispatch, getState, { device }) => {
    const before = selectMember(getState());
    const votes = votesDocument.read({ ...selectVotes(getState()), ...file.votes }) ?? {};
    const starsBefore = selectStarred(getState());
    const starred = starredDocument.read([...starsBefore, ...file.starred]) ?? [];
    let member: Member | null = null;
    const senderBefore = selectSender(getState());
    let sender: Sender | null = null;
    let keptVotes: Votes;
    let keptStars: Starred;
    const undo: (() => void)[] = [];
    try {
      // The heavy one first: if it does not fit, the answers are still untouched.
      if (before && file.user) {
        member = device.write(userDocument, withDetails(before, file.user));
        undo.push(() => device.write(userDocument, before));
      }
      keptStars = device.write(starredDocument, starred);
      undo.push(() => device.write(starredDocument, starsBefore));
      if (file.sender) {
        sender = device.write(senderDocument, file.sender);
        undo.push(() => device.write(senderDocument, senderBefore));
      }
      keptVotes = device.write(votesDocument, votes);
    } catch {
      for (const step of undo) ifPossible(step);
      dispatch(noticeShown('notRestored'));
      return false;
    }
    dispatch(votesRestored(keptVotes));
    dispatch(starsRestored(keptStars));
    if (sender) dispatch(senderRemembered(sender));
    if (member) dispatch(registered(member));
    dispatch(noticeShown('restored'));
    return true;
  };
}

/** Fields in the order of the stored record, whose order counts in comparisons. */
function withDetails(before: Member, { firstName, lastName, email, photo }: FileUser): Member {
  return { ...before, firstName, lastName, email, photo: photo ?? before.photo };
}
