import type { AppThunk } from '../../hooks';
import { eraseQuarantine } from '../../storage/deviceStorage';
import { noticeShown } from '../notices/noticesSlice';
import { endVisit } from './endVisit';

/**
 * Erases all that the visitor entered, for good and in every open tab: answers, stars, registration, sender and
 * unreadable texts. The choices about saving and colors say nothing about the visitor, so they stay and need not be
 * made again. What the browser refuses to erase stays on the screen; where storage was blocked from the start, what
 * is on the screen is all there is.
 */
export function eraseEverything(): AppThunk {
  return (dispatch, _getState, { device }) =>
    dispatch(noticeShown(device.eraseEverything() ? 'allErased' : 'notErased'));
}

/** As above, the choices too, and then on to the page that says what is gone: for whoever leaves a shared computer. */
export function eraseEverythingAndLeave(): AppThunk {
  return (dispatch, _getState, { device }) => {
    if (device.eraseEverything(true)) endVisit();
    else dispatch(noticeShown('notErased'));
  };
}

/** Erases the texts that were set aside because they could not be read; answers and registration stay. */
export function eraseUnreadable(): AppThunk {
  return (dispatch) => {
    try {
      eraseQuarantine();
      dispatch(noticeShown('unreadableErased'));
    } catch {
      dispatch(noticeShown('notErased'));
    }
  };
}
