import { useState, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import { watchInventory } from './watchInventory';
import type { Inventory } from './watchInventory';

const inPrerender = (): Inventory => 'unread';

/** @returns what the browser stores for this site now; follows every change, also from other tabs. */
export function useInventory(): Inventory {
  const store = useStore();
  const [watched] = useState(() => watchInventory((onChange) => store.subscribe(onChange)));
  return useSyncExternalStore(watched.subscribe, watched.current, inPrerender);
}
