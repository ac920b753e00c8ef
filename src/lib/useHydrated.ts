import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False during hydration: the page was prerendered without knowing the query, the fragment and the browser, and the
 * first render must equal it. True right after that, and from the first render if the page was not prerendered.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
