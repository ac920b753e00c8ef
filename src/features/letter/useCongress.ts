import type { CongressData } from '../../content/congressTypes';
import { useLoaded } from '../../lib/useLoaded';

/** `as` is safe: `content/congress.test.ts` checks the members in the file. */
async function loadCongress(): Promise<CongressData> {
  const { default: congress } = await import(
    /* webpackChunkName: "congress" */ '../../content/congress.json'
  );
  return congress as CongressData;
}

/** @returns the members of Congress, downloaded once `wanted` is true, and whether that failed. */
export function useCongress(wanted: boolean) {
  return useLoaded(loadCongress, wanted);
}
