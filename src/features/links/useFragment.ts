import { useLocation } from 'react-router-dom';
import { useHydrated } from '../../ui/useHydrated';

/** @returns the fragment, which may hold a link's code; empty during hydration: pages are prerendered without one. */
export function useFragment(): string {
  const { hash } = useLocation();
  return useHydrated() ? hash.slice(1) : '';
}
