import { useLocation } from 'react-router-dom';
import { useHydrated } from '../../ui/useHydrated';

/**
 * @returns the fragment of the address, which may hold a link's code; empty during hydration, as pages are prerendered
 * without a fragment and the first render must equal them.
 */
export function useFragment(): string {
  const { hash } = useLocation();
  return useHydrated() ? hash.slice(1) : '';
}
