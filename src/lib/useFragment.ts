import { useLocation } from 'react-router-dom';
import { longestFragment } from './paths';
import { useHydrated } from './useHydrated';

/** @returns the fragment; empty during hydration, which has to give the HTML of the page prerendered without one. */
export function useFragment(): string {
  const { hash } = useLocation();
  return useHydrated() ? hash.slice(1, longestFragment) : '';
}
