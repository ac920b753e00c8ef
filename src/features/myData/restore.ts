import { createSelector } from '@reduxjs/toolkit';
import { policyIds } from '../../content/policyIds';
import type { AppThunk } from '../../lib/hooks';
import { sameJson } from '../../persistence/merge';
import { filledSender, selectSender, senderRemembered, persistedSender } from '../letter/senderSlice';
import { fileDetails, persistedMember, selectMember } from '../membership/registrationSlice';
import { today } from '../../lib/today';
import { persistedReasons, readReason, reasonsAfter } from '../answers/reasons';
import { selectReasons } from '../answers/reasonsSlice';
import { persistedStars, selectStarred } from '../answers/starredSlice';
import { persistedVotes } from '../answers/votes';
import { selectVotes } from '../answers/votesSlice';
import { restored, restoreRefused } from './dataEvents';
import type { Contents } from './dataFile';

/** All kinds of data that a file can hold: one that is missing here is neither downloaded nor compared with a file. */
export const selectContents = createSelector(
  [selectVotes, selectReasons, selectStarred, selectSender, selectMember],
  (votes, reasons, starred, sender, user) => ({
    votes,
    reasons,
    starred,
    sender: filledSender(sender),
    user,
  }),
);

/** Must agree with `restoreFile`, or the visitor confirms something else than what then happens. */
export function previewRestore(here: Contents, file: Contents) {
  const given = policyIds.filter((id) => file.votes[id]);
  const added = given.filter((id) => !here.votes[id]).length;
  const changed = given.filter((id) => here.votes[id] && here.votes[id] !== file.votes[id]);
  const after = reasonsAfter(here, file, today());
  // Read anew, as `sameJson` needs the parts in one order.
  const reasons = given.filter(
    (id) => file.reasons?.[id] && !sameJson(readReason(id, here.reasons?.[id]), after[id]),
  ).length;
  const starred = file.starred.filter((id) => !here.starred.includes(id)).length;
  const sender = file.sender && !sameJson(here.sender, file.sender) ? file.sender : undefined;
  const [member, fromFile] = [here.user, file.user];
  // Where nobody is registered nothing changes: a file can't register anybody.
  const details = Boolean(member && fromFile && fileDetails.some((name) => member[name] !== fromFile[name]));
  const photo = Boolean(member && fromFile?.photo && !sameJson(member.photo, fromFile.photo));
  const changes = added + changed.length + reasons + starred > 0 || details || photo || sender !== undefined;
  return { added, changed, reasons, starred, sender, details, photo, changes };
}

/**
 * Merges a file into the present data: its answers and its sender win, what it does not mention stays. A file holds no
 * password, so it can change a registration, which keeps its password, but never make one. Either all of it is stored,
 * or nothing changes. @returns true if all is stored.
 */
export function restoreFile(file: Contents): AppThunk<boolean> {
  return (dispatch, getState, { device }) => {
    const here = selectContents(getState());
    try {
      device.writeAll([
        // The registration is written first: if its photo does not fit, nothing else was written, so nothing has to be
        // put back.
        ...(here.user && file.user
          ? ([
              [persistedMember, { ...here.user, ...file.user, photo: file.user.photo ?? here.user.photo }],
            ] as const)
          : []),
        [persistedStars, persistedStars.read([...here.starred, ...file.starred])],
        ...(file.sender ? ([[persistedSender, file.sender]] as const) : []),
        [persistedReasons, reasonsAfter(here, file, today())],
        [persistedVotes, persistedVotes.read({ ...here.votes, ...file.votes })],
      ]);
    } catch {
      dispatch(restoreRefused());
      return false;
    }
    // The file's sender signs from now on, in place of a signature typed in this tab as well. Not if the same sender was
    // remembered here: the preview then names no signature, so none may be replaced.
    if (file.sender && !sameJson(here.sender, file.sender)) dispatch(senderRemembered(file.sender));
    dispatch(restored());
    return true;
  };
}
