import { useCallback, useSyncExternalStore } from 'react';
import { differs } from './formValues';
import type { PhotoPreparation } from './photo/photoPreparation';
import type { Member } from './userDocument';

/**
 * @returns true while the form holds unsaved input. Asks the page rather than counting keystrokes, so
 * that text typed before the scripts arrived counts, and text taken back does not.
 */
export function useFormDirty(
  form: HTMLFormElement | null,
  start: Member | null,
  preparation: PhotoPreparation,
): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      form?.addEventListener('input', notify);
      const forget = preparation.subscribe(notify);
      return () => {
        form?.removeEventListener('input', notify);
        forget();
      };
    },
    [form, preparation],
  );
  const isDirty = () => (form !== null && differs(form, start)) || preparation.isChanged();
  return useSyncExternalStore(subscribe, isDirty, () => false);
}
