import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { readInventory } from '../../storage/inventory';
import type { StoredEntry } from '../../storage/inventory';
import { useHydrated } from '../../ui/useHydrated';

/** What holds a value; `null` where storage is blocked, `undefined` before it was looked at, as on the prerendered page. */
export type Inventory = readonly StoredEntry[] | null | undefined;

/** Saving follows a change of state within a timer's tick; timers fire in order, so this one comes after it. */
const savedWithin = 50;

function read(): Inventory {
  return readInventory()?.filter(({ empty }) => !empty) ?? null;
}

/**
 * @returns what the browser stores for this site now. No browser tells a tab of its own writes, so every change of the
 * state has the storage read again; other tabs' writes are events.
 */
export function useInventory(): Inventory {
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
  }, [store]);
  return inventory;
}
