import { findCodes } from '../sharing/readLink';
import { decodeShared } from '../sharing/shareCode';
import type { Votes } from '../answers/votes';
import { countAlike } from './parseGroupInput';

/**
 * The codes that were pasted or scanned into the group since the page was opened. A repeated code without a name was
 * sent twice, or is another person's who answered alike, so it is added only if the visitor confirms. Once fewer people
 * with its answers are in the group than right after it was added (Undo, Take out), it is added without a question
 * again. The group itself keeps no names, so it cannot tell which codes it was made of.
 */
export class CountedCodes {
  /** By code: how many people in the group had its answers right after it was added. */
  private readonly alike = new Map<string, number>();

  has(code: string, votes: Votes, group: readonly Votes[]): boolean {
    return countAlike(group, [votes]) >= (this.alike.get(code) ?? Infinity);
  }

  /** @param group after the codes in `text` were added. The group before has too few: Undo would not be noticed. */
  addAll(text: string, group: readonly Votes[]): void {
    for (const code of findCodes(text)) {
      const { shared } = decodeShared(code);
      const alike = shared ? countAlike(group, [shared.votes]) : 0;
      if (alike > 0) this.alike.set(code, alike);
    }
  }
}
