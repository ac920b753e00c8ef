import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { readInventory } from './inventory';
import type { StoredEntry } from './inventory';
import { useHydrated } from '../../lib/useHydrated';

/** The stored items that have a value; `null` if storage is blocked, `undefined` on the prerendered page. */
export type Inventory = readonly StoredEntry[] | null | undefined;

/** Delay (ms) before storage is read again: redux-persist saves a change a timer's tick later, and must be first. */
const savedWithin = 50;

function readFilled(): Inventory {
  return readInventory()?.filter(({ empty }) => !empty) ?? null;
}

/**
 * @param read what is looked for; without it, this site's own items that have a value.
 * @returns what the browser stores now. Browsers send no `storage` event to the tab that wrote, so
 * storage is also read again after every change of the state.
 */
export function useInventory(read = readFilled): Inventory {
  const store = useStore();
  const hydrated = useHydrated();
  const [inventory, setInventory] = useState(() => (hydrated ? read() : undefined));
  useEffect(() => {
    let timer: number | undefined;
    const lookSoon = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => setInventory(read()), savedWithin);
    };
    const unsubscribe = store.subscribe(lookSoon);
    window.addEventListener('storage', lookSoon);
    lookSoon();
    return () => {
      clearTimeout(timer);
      unsubscribe();
      window.removeEventListener('storage', lookSoon);
    };
  }, [store, read]);
  return inventory;
}
