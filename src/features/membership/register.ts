import type { AppThunk } from '../../lib/hooks';
import { sameJson } from '../../persistence/merge';
import { selectConsent } from '../../persistence/consentSlice';
import type { Photo } from './storedPhoto';
import { canDerivePassword, derivePassword } from './derivePassword';
import { fieldOrder } from './formValues';
import type { FieldName, FormValues } from './formValues';
import {
  detailsChanged,
  persistedMember,
  registered,
  registrationRefused,
  registrationRemoved,
  removalRefused,
  selectMember,
} from './registrationSlice';
import type { Member, Refusal } from './registrationSlice';

/** `password` is the text as typed; empty to keep the one already stored. */
export type Entered = FormValues & { readonly photo: Photo };

/** The outcome of `register`, which dispatches the first two as events. Only for `stored` was anything stored. */
type Registering =
  | { readonly outcome: 'stored' }
  | { readonly outcome: 'refused'; readonly reason: Refusal }
  /** Another tab stored `theirs`; `fields` were changed there and here. To overwrite them, pass `theirs` as `start`. */
  | { readonly outcome: 'conflict'; readonly theirs: Member; readonly fields: readonly FieldName[] }
  /** `ended` was aborted, or another tab erased, before anything was stored. */
  | { readonly outcome: 'cancelled' }
  /** Another tab removed the record. To register again, which takes a password, pass `null` as `start`. */
  | { readonly outcome: 'removed' };

/**
 * Registers the visitor, or saves changed details. The password travels in this closure only, never in an action, so no
 * state, log or developer tool can show it. The record counts as registered once the browser confirmed the write; if it
 * refuses, nothing has changed.
 * @param start the record the form was filled with, `null` to register: fields that differ from it were changed here,
 * and all others stay as they are stored now, whichever tab stored them.
 * @param ended stores nothing any more once it is aborted.
 */
export function register(
  entered: Entered,
  start: Member | null,
  ended?: AbortSignal,
): AppThunk<Promise<Registering>> {
  return async (dispatch, getState, { device }) => {
    const refuse = (reason: Refusal): Registering => {
      dispatch(registrationRefused(reason));
      return { outcome: 'refused', reason };
    };
    if (entered.password !== '' && !canDerivePassword()) return refuse('passwordNotPossible');

    const { erasuresHeard } = device;
    try {
      const derived = entered.password === '' ? start?.password : await derivePassword(entered.password);
      // Deriving takes about a second. If the visitor has cancelled meanwhile, or has erased everything in another tab, the
      // record must not be stored after that.
      if (ended?.aborted || device.erasuresHeard > erasuresHeard) return { outcome: 'cancelled' };
      const mine = { ...entered, password: derived };
      device.sync();
      const theirs = selectMember(getState());
      if (start && !theirs) return { outcome: 'removed' };
      const changed = fieldOrder.filter((field) => !sameJson(mine[field], start?.[field]));
      // Fields that another tab changed to something else. A password changed in both always counts: derived values
      // differ.
      const fields = changed.filter(
        (field) => !sameJson(theirs?.[field], start?.[field]) && !sameJson(theirs?.[field], mine[field]),
      );
      if (theirs && fields.length > 0) return { outcome: 'conflict', theirs, fields };

      const changes = Object.fromEntries(changed.map((field) => [field, mine[field]]));
      const record = persistedMember.read({ ...theirs, ...changes });
      const stored = record && device.write(persistedMember, record);
      if (!stored) return refuse('registrationNotSaved');
      dispatch(start ? detailsChanged(stored) : registered(stored));
      // Asks the browser to keep this site's data when space runs low. It may refuse; nothing depends on it.
      const storage = navigator.storage as Partial<StorageManager> | undefined;
      if (!theirs && selectConsent(getState()) !== 'declined') storage?.persist?.().catch(() => undefined);
      return { outcome: 'stored' };
    } catch {
      return refuse('registrationNotSaved');
    }
  };
}

/** The card stays until the browser confirmed the erasure: it could seem gone and be stored. @returns true then. */
export function removeRegistration(): AppThunk<boolean> {
  return (dispatch, _getState, { device }) => {
    try {
      device.erase(persistedMember);
    } catch {
      dispatch(removalRefused());
      return false;
    }
    device.tellErased(['user']);
    dispatch(registrationRemoved());
    return true;
  };
}
