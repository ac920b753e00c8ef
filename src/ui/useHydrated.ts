import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False during hydration: the page was printed without knowing the query, the fragment and the browser, and the first
 * render must equal it. True right after that, and from the first render where nothing is printed.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
