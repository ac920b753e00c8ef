import type { AppThunk } from '../../app/hooks';
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
import { votesErased, withdrawalForgotten } from '../votes/votesSlice';

/**
 * Erases all that the visitor entered, for good: answers, stars, registration, sender and unreadable texts. The consent
 * choice is not theirs to enter again, so it stays. What the browser refuses to erase stays on the screen.
 */
export function eraseEverything(): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { device }) => {
    const emptied = <Value>(document: StoredDocument<Value>) =>
      succeeds(() => device.write(document, document.empty)) ||
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
    const restGone = succeeds(eraseSetAside);

    if (votesGone) {
      dispatch(votesErased());
      dispatch(withdrawalForgotten());
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
