import { areaNames, ifPossible, parseJson, storageArea } from './storageArea';
import type { AreaName } from './storageArea';

const key = 'votes.early';

/** @returns what the inline script kept under `votes.early`, unchecked: of one policy, what was pressed in this tab. */
export function readEarlyVotes(): object {
  return { ...readIn('local'), ...readIn('session') };
}

function readIn(name: AreaName): object | undefined {
  return ifPossible(() => parseJson(storageArea(name).getItem(key) ?? '') as object);
}

/** Only once `votes` is known to hold them: until then this is the one copy. */
export function removeEarlyVotes(): void {
  for (const name of areaNames) {
    ifPossible(() => storageArea(name).removeItem(key));
  }
}
