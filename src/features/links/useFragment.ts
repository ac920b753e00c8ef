import { useLocation } from 'react-router-dom';
import { useHydrated } from '../../ui/useHydrated';

/** @returns the fragment of the address, which may hold a link's code; empty while a page is hydrated, which is printed without. */
export function useFragment(): string {
  const { hash } = useLocation();
  return useHydrated() ? hash.slice(1) : '';
}
