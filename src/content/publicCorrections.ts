import type { Correction } from './types';

/**
 * @param since the site's first public day; empty before it, and then no correction is shown: nobody had read the faulty
 * text.
 */
export function publicCorrections(all: readonly Correction[], since: string): readonly Correction[] {
  return since ? all.filter(({ date }) => date >= since) : [];
}
