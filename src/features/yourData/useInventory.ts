import { useCallback, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import { readInventory } from '../../storage/inventory';
import type { StoredEntry } from '../../storage/inventory';

/** What holds a value; `unread` is the prerendered page, which knows no browser. */
export type Inventory = readonly StoredEntry[] | 'blocked' | 'unread';

/** Saving follows a change of state within a timer's tick; timers fire in order, so this one comes after it. */
const savedWithin = 50;

let latest: Inventory = 'unread';

/** @returns the same as before as long as nothing has changed. */
function read(): Inventory {
  const now = readInventory()?.filter(({ empty }) => !empty) ?? 'blocked';
  if (JSON.stringify(now) !== JSON.stringify(latest)) latest = now;
  return latest;
}

/**
 * @returns what the browser stores for this site now. No browser tells a tab of its own writes, so every change of the
 * state has the storage read again; other tabs' writes are events.
 */
export function useInventory(): Inventory {
  const store = useStore();
  const subscribe = useCallback(
    (onChange: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const lookSoon = () => {
        clearTimeout(timer);
        timer = setTimeout(onChange, savedWithin);
      };
      const unsubscribe = store.subscribe(lookSoon);
      window.addEventListener('storage', lookSoon);
      lookSoon();
      return () => {
        clearTimeout(timer);
        unsubscribe();
        window.removeEventListener('storage', lookSoon);
      };
    },
    [store],
  );
  return useSyncExternalStore(subscribe, read, () => 'unread');
}
