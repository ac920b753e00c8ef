import type { AppThunk } from '../../hooks';
import { eraseSetAside } from '../../storage/eraseSetAside';
import { noticeShown } from '../notices/noticesSlice';

/** Erases the texts that were set aside because they could not be read; answers and registration stay. */
export function eraseUnreadable(): AppThunk {
  return (dispatch) => {
    try {
      eraseSetAside();
    } catch {
      dispatch(noticeShown('notErased'));
      return;
    }
    dispatch(noticeShown('unreadableErased'));
  };
}
