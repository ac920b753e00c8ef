import type { AppThunk } from '../../hooks';
import { noticeShown } from '../notices/noticesSlice';

/**
 * Erases all that the visitor entered, for good and in every open tab: answers, stars, registration, sender and
 * unreadable texts. The choices about saving and colors say nothing about the visitor, so they stay and need not be
 * made again. What the browser refuses to erase stays on the screen; where storage was blocked from the start, what
 * is on the screen is all there is.
 */
export function eraseEverything(): AppThunk {
  return (dispatch, _getState, { device }) => {
    dispatch(noticeShown(device.eraseEverything() ? 'allErased' : 'notErased'));
  };
}
