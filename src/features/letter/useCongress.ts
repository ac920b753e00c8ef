import type { CongressData } from '../../content/congressTypes';
import { useLoaded } from '../../ui/useLoaded';

/** Its shape is held by `content/congress.test.ts`. */
async function loadCongress(): Promise<CongressData> {
  const { default: congress } = await import(
    /* webpackChunkName: "congress" */ '../../content/congress.json'
  );
  return congress as CongressData;
}

/** @returns the members of Congress, fetched when they are first wanted; `undefined` until they are here. */
export function useCongress(wanted: boolean): CongressData | 'failed' | undefined {
  return useLoaded(loadCongress, wanted);
}
