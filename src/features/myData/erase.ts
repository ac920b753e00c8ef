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
 * the screen counts as erased. @returns whether it was erased.
 */
export function eraseEverything(): AppThunk<boolean> {
  return (dispatch, _getState, { device }) => {
    const isErased = eraseStored(device);
    dispatch(isErased ? allErased() : eraseRefused());
    return isErased;
  };
}

/**
 * Erases the choices as well and opens the page that says what was erased: for a visitor leaving a shared computer.
 * @returns whether it was erased.
 */
export function eraseEverythingAndLeave(): AppThunk<boolean> {
  return (dispatch, _getState, { device }) => {
    const isErased = eraseStored(device, true);
    if (isErased) endVisit();
    else dispatch(eraseRefused());
    return isErased;
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
