import { useState, useSyncExternalStore } from 'react';

function neverChanges() {
  return () => undefined;
}

/** True for a component that was first drawn by hydrating a prerendered page (or by prerendering it), and stays so. */
export function useIsHydrating(): boolean {
  const now = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const [first] = useState(now);
  return first;
}
