import { areaNames, ifPossible, parseJson, storageArea } from '../storage/storageArea';
import type { AreaName } from '../storage/storageArea';
import { pendingAnswersKey as key } from '../storage/storageKeys';

/** @returns what the inline script kept under `votes.early`, unchecked: of one policy, what was pressed in this tab. */
export function readPendingAnswers(): object {
  return { ...readIn('local'), ...readIn('session') };
}

function readIn(name: AreaName): object | undefined {
  return ifPossible(() => parseJson(storageArea(name).getItem(key) ?? '') as object);
}

/** Only once `votes` is known to hold them: until then this is the one copy. */
export function removePendingAnswers(): void {
  for (const name of areaNames) {
    ifPossible(() => storageArea(name).removeItem(key));
  }
}
