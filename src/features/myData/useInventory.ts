import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { useAppDispatch } from '../../lib/hooks';
import type { AppThunk } from '../../lib/hooks';
import { readInventory } from './inventory';
import type { StoredEntry } from './inventory';
import { useHydrated } from '../../lib/useHydrated';

/** The stored items that have a value; `null` if storage is blocked, `undefined` on the prerendered page. */
export type Inventory = readonly StoredEntry[] | null | undefined;

/** Delay (ms) before storage is read again: without it, each of several items written in a row would draw the table. */
const readAfter = 50;

function readFilled(): Inventory {
  return readInventory()?.filter(({ empty }) => !empty) ?? null;
}

/** Calls `listener` after each write of this tab. @returns a function that ends it. */
const watchWrites =
  (listener: () => void): AppThunk<() => void> =>
  (_dispatch, _getState, { device }) =>
    device.onWritten(listener);

/**
 * @param read what is looked for; without it, this site's own items that have a value.
 * @returns what the browser stores now. Read again after each write here or in another tab, and after every change of
 * the state: erasing removes items that belong to no field of it.
 */
export function useInventory(read = readFilled): Inventory {
  const dispatch = useAppDispatch();
  const store = useStore();
  const hydrated = useHydrated();
  const [inventory, setInventory] = useState(() => (hydrated ? read() : undefined));
  useEffect(() => {
    let timer: number | undefined;
    const lookSoon = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => setInventory(read()), readAfter);
    };
    const endWatching = dispatch(watchWrites(lookSoon));
    const unsubscribe = store.subscribe(lookSoon);
    window.addEventListener('storage', lookSoon);
    lookSoon();
    return () => {
      clearTimeout(timer);
      endWatching();
      unsubscribe();
      window.removeEventListener('storage', lookSoon);
    };
  }, [dispatch, store, read]);
  return inventory;
}
