import { area } from './area';
import type { AreaName } from './area';
import { quietly } from './quietly';
import { parsed } from './storedText';

const key = 'votes.early';

/** @returns what the inline script kept under `votes.early`, unchecked: of one policy, what was pressed in this tab. */
export function readEarlyVotes(): object {
  return { ...readIn('local'), ...readIn('session') };
}

function readIn(name: AreaName): object | undefined {
  return quietly(() => parsed(area(name).getItem(key) ?? '') as object);
}

/** Only once `votes` is known to hold them: until then this is the one copy. */
export function removeEarlyVotes(): void {
  for (const name of ['local', 'session'] as const) {
    quietly(() => {
      area(name).removeItem(key);
    });
  }
}
