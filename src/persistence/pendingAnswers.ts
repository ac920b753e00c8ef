import { areaNames, ifPossible, parseJson, storageArea } from './storageArea';
import type { AreaName } from './storageArea';
import { pendingAnswersKey as key } from './storageKeys';

/**
 * @returns what the inline script stored under `votes.early`, not validated. If both areas have an answer to the same
 * policy, the one in sessionStorage wins, as it is this tab's.
 */
export function readPendingAnswers(): object {
  return { ...readIn('local'), ...readIn('session') };
}

function readIn(name: AreaName): object | undefined {
  return ifPossible(() => parseJson(storageArea(name).getItem(key) ?? '') as object);
}

/** Call it only after `votes` is confirmed to hold these answers: until then this is their only copy. */
export function removePendingAnswers(): void {
  for (const name of areaNames) {
    ifPossible(() => storageArea(name).removeItem(key));
  }
}
