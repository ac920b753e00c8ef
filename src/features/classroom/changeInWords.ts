import { groupParts } from 'words/groupParts';
import type { Change } from './tallyGroup';

const { present: words } = groupParts;

/** @returns what two rounds of hands prove, and who is not in it. */
export function changeInWords({ isSame, movedAtLeast, silent: [first, second] = [0, 0] }: Change): string {
  const proved = movedAtLeast > 0 ? words.moved(movedAtLeast) : isSame ? words.same : words.unproved;
  return first + second > 0 ? `${proved} ${words.silentTwice(first, second)}` : proved;
}
