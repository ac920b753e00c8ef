import { useState, useSyncExternalStore } from 'react';

function neverChanges() {
  return () => undefined;
}

/** True while a prerendered page is being hydrated (or printed), when everything has to be drawn as it was printed. */
export function useIsHydratingNow(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
}

/** True for a component that was first drawn by hydrating a prerendered page (or by prerendering it), and stays so. */
export function useIsHydrating(): boolean {
  const now = useIsHydratingNow();
  const [first] = useState(now);
  return first;
}
