import type { AppThunk } from '../../hooks';
import type { NoticeName } from '../../content/en/notices';
import { selectConsent } from '../consent/consentSlice';
import { noticeShown } from '../notices/noticesSlice';
import { canDerivePassword, derivePassword } from './derivePassword';
import { registered, selectMember } from './registrationSlice';
import { userDocument } from './userDocument';
import type { Member, Photo } from './userDocument';

export interface Entered {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** The text as typed; empty to keep the password already stored. */
  readonly password: string;
  readonly photo: Photo;
}

/**
 * Registers the visitor, or saves changed details. The password travels in this closure only, never in an
 * action, so no state, log or developer tool can show it. The record counts as registered once the
 * browser confirmed the write; if it refuses, nothing has changed.
 * @returns true if the record is stored.
 */
export function register(entered: Entered): AppThunk<Promise<boolean>> {
  return async (dispatch, getState, { device }) => {
    const before = selectMember(getState());
    const refuse = (reason: NoticeName) => {
      dispatch(noticeShown(reason));
      return false;
    };
    if (!canDerivePassword() && !keptPassword(entered, before)) return refuse('passwordNotPossible');

    let record: Member | null | undefined;
    try {
      const password = keptPassword(entered, before) ?? (await derivePassword(entered.password));
      record = userDocument.read({ ...entered, password });
      // Another tab's change may win over saving without any change; then that is what is stored.
      if (record) record = device.write(userDocument, record);
    } catch {
      return refuse('registrationNotSaved');
    }
    if (!record) return refuse('registrationNotSaved');

    dispatch(registered(record));
    dispatch(noticeShown('registered'));
    if (!before && selectConsent(getState()) !== 'declined') askToKeep();
    return true;
  };
}

function keptPassword(entered: Entered, before: Member | null): string | undefined {
  return entered.password === '' ? before?.password : undefined;
}

/** Asks the browser not to clear this site's data when space runs low. It decides by itself; nothing depends on it. */
function askToKeep(): void {
  const storage = navigator.storage as Partial<StorageManager> | undefined;
  storage?.persist?.().catch(() => undefined);
}
