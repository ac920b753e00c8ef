import { useSyncExternalStore } from 'react';

function neverChanges() {
  return () => undefined;
}

/** The year printed at build while hydrating, so that page and script agree; the visitor's own right after. */
export function useCurrentYear(): number {
  return useSyncExternalStore(
    neverChanges,
    () => new Date().getFullYear(),
    () => BUILD_YEAR,
  );
}
