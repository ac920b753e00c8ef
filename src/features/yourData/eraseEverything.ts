import type { AppThunk } from '../../hooks';
import { eraseSetAside, removeUnwritable } from '../../storage/eraseSetAside';
import type { StoredDocument } from '../../storage/storedDocument';
import { senderDocument } from '../letter/senderDocument';
import { senderForgotten } from '../letter/senderSlice';
import { noticeShown } from '../notices/noticesSlice';
import { registrationRemoved } from '../registration/registrationSlice';
import { userDocument } from '../registration/userDocument';
import { starredDocument } from '../starred/starredDocument';
import { starsErased } from '../starred/starredSlice';
import { votesDocument } from '../votes/votesDocument';
import { votesCleared, clearingForgotten } from '../votes/votesSlice';

/**
 * Erases all that the visitor entered, for good: answers, stars, registration, sender and unreadable texts. The
 * choices about saving and colors say nothing about the visitor, so they stay and need not be made again. What the
 * browser refuses to erase stays on the screen; where storage is blocked and nothing was ever read from it, what is
 * on the screen is all there is.
 */
export function eraseEverything(): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { device }) => {
    const emptied = (document: StoredDocument) =>
      succeeds(() => {
        device.erase(document);
      }) ||
      succeeds(() => {
        removeUnwritable(document.key);
      });

    device.sync();
    // A failed read is told in a microtask; what became of the erasure is told after it.
    await Promise.resolve();
    const votesGone = emptied(votesDocument);
    const starsGone = emptied(starredDocument);
    const userGone = emptied(userDocument);
    const senderGone = emptied(senderDocument);
    // Last: reading a document may just now have set something aside.
    const restGone = succeeds(eraseSetAside) || device.isBlocked('votes');

    if (votesGone) {
      dispatch(votesCleared());
      dispatch(clearingForgotten());
    }
    if (starsGone) dispatch(starsErased());
    if (userGone) dispatch(registrationRemoved());
    if (senderGone) dispatch(senderForgotten());
    const allGone = votesGone && starsGone && userGone && senderGone && restGone;
    dispatch(noticeShown(allGone ? 'allErased' : 'notErased'));
  };
}

function succeeds(step: () => unknown): boolean {
  try {
    step();
    return true;
  } catch {
    return false;
  }
}
