import type { AppThunk } from '../../hooks';
import { eraseBesideDocuments } from '../../storage/unreadable';
import { noticeShown } from '../notices/noticesSlice';

/** Erases the texts that were set aside because they could not be read; answers and registration stay. */
export function eraseUnreadable(): AppThunk {
  return (dispatch) => {
    try {
      eraseBesideDocuments();
    } catch {
      dispatch(noticeShown('notErased'));
      return;
    }
    dispatch(noticeShown('unreadableErased'));
  };
}
