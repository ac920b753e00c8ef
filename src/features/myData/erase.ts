import type { AppThunk } from '../../lib/hooks';
import { eraseStored } from '../../persistence/eraseStored';
import { areaNames, storageArea } from '../../persistence/storageArea';
import { eraseRefused } from '../../persistence/storageEvents';
import { allErased, unreadableErased } from './dataEvents';
import { endVisit } from './endVisit';

/**
 * Erases every key that holds what was `entered` (`storageLifetimes.ts`), for good and in every tab that can hear of it.
 * The visitor's choices, such as of colors, say nothing about them, so they stay and need not be made again. What the
 * browser refuses to erase stays on the screen. If storage was blocked from the start, nothing is stored, and clearing
 * the screen counts as erased.
 */
export function eraseEverything(): AppThunk {
  return (dispatch, _getState, { device }) => dispatch(eraseStored(device) ? allErased() : eraseRefused());
}

/** Erases the choices as well and opens the page that says what was erased: for a visitor leaving a shared computer. */
export function eraseEverythingAndLeave(): AppThunk {
  return (dispatch, _getState, { device }) => {
    if (eraseStored(device, true)) endVisit();
    else dispatch(eraseRefused());
  };
}

export function eraseUnreadable(): AppThunk {
  return (dispatch) => {
    try {
      for (const name of areaNames) storageArea(name).removeItem('unreadable');
      dispatch(unreadableErased());
    } catch {
      dispatch(eraseRefused());
    }
  };
}
