import type { Source } from './types';

/**
 * @param sources of a text; at least one carries a claim that can stop being true by itself.
 * @returns the month, `YYYY-MM`, in which the oldest of these claims was last seen: nothing on the page that can change
 * is known to be older. A month that somebody typed would contradict the months beside the sources sooner or later.
 */
export function factsAsOf(sources: Readonly<Record<string, Source>>): string {
  const [oldest] = Object.values(sources)
    .flatMap(({ lastSeen }) => lastSeen?.month ?? [])
    .sort();
  if (!oldest) throw new Error('No source has a lastSeen, so nothing says of when these facts are.');
  return oldest;
}
