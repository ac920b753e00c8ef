import type { CongressData } from '../../content/congressTypes';
import { useToday } from '../../lib/today';
import { useLoaded } from '../../lib/useLoaded';

export interface Congress {
  /** `undefined` before the list of members is there. */
  readonly data?: CongressData | undefined;
  /** True if the list could not be loaded. */
  readonly isLost: boolean;
  /** The day, `YYYY-MM-DD`, of which is asked who sits. */
  readonly today: string;
}

/** `as` is safe: `content/congress.test.ts` checks the members in the file. */
async function loadCongress(): Promise<CongressData> {
  const { default: congress } = await import(
    /* webpackChunkName: "congress" */ '../../content/congress.json'
  );
  return congress as CongressData;
}

/** @returns the members of Congress, downloaded once `wanted` is true. One call for a screen, so that its parts agree. */
export function useCongress(wanted: boolean): Congress {
  const today = useToday();
  const [data, isLost] = useLoaded(loadCongress, wanted);
  return { data, isLost, today };
}
