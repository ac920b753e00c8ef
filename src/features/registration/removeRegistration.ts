import type { AppThunk } from '../../hooks';
import { noticeShown } from '../notices/noticesSlice';
import { registrationRemoved } from './registrationSlice';
import { userDocument } from './userDocument';

/** Erases the record from the device first: the card leaves the screen only when the browser confirmed it. @returns true then. */
export function removeRegistration(): AppThunk<boolean> {
  return (dispatch, _getState, { device }) => {
    try {
      device.write(userDocument, null);
    } catch {
      dispatch(noticeShown('registrationNotRemoved'));
      return false;
    }
    device.tellErased('user');
    dispatch(registrationRemoved());
    dispatch(noticeShown('registrationRemoved'));
    return true;
  };
}
