import { area } from './area';

const key = 'votes.early';

/** @returns what the inline script kept under `votes.early` (unchecked), removing it; `undefined` if there is nothing. */
export function takeEarlyVotes(): unknown {
  let found: unknown;
  for (const name of ['local', 'session'] as const) {
    try {
      const text = area(name).getItem(key);
      if (text === null) continue;
      area(name).removeItem(key);
      found = JSON.parse(text);
    } catch {
      // Blocked or cut short: nothing to take.
    }
  }
  return found;
}
