import { useState, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import { readInventory } from '../../storage/inventory';
import type { StoredEntry } from '../../storage/inventory';

/** `unread` is the prerendered page, which knows no browser. */
export type Inventory = readonly StoredEntry[] | 'blocked' | 'unread';

/** Saving follows a change of state within a timer's tick; timers fire in order, so this one comes after it. */
const savedWithin = 50;

const inPrerender = (): Inventory => 'unread';

/** @returns what the browser stores for this site now; follows every change, also from other tabs. */
export function useInventory(): Inventory {
  const store = useStore();
  const [watched] = useState(() => watchInventory((onChange) => store.subscribe(onChange)));
  return useSyncExternalStore(watched.subscribe, watched.current, inPrerender);
}

/**
 * What is stored, kept up to date. No browser tells a tab of its own writes, so every change of the state
 * has the storage read again; other tabs' writes are events.
 * @param subscribeToState the store's `subscribe`.
 */
function watchInventory(subscribeToState: (onChange: () => void) => () => void) {
  const read = (): Inventory => readInventory() ?? 'blocked';
  let latest: Inventory | null = null;

  function subscribe(onChange: () => void): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const now = read();
      if (JSON.stringify(now) === JSON.stringify(latest)) return;
      latest = now;
      onChange();
    };
    const lookSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(look, savedWithin);
    };
    const unsubscribe = subscribeToState(lookSoon);
    const events = ['storage', 'pageshow', 'focus'] as const;
    for (const event of events) window.addEventListener(event, lookSoon);
    lookSoon();
    return () => {
      clearTimeout(timer);
      unsubscribe();
      for (const event of events) window.removeEventListener(event, lookSoon);
    };
  }

  return { subscribe, current: () => (latest ??= read()) };
}
