import { findCodes } from '../links/readLink';
import { decodeShared } from '../links/shareCode';
import type { Votes } from '../votes/votes';
import { countAlike } from './parseGroupInput';

/**
 * The codes that were pasted or scanned into the group since the page was opened. Two people who answered alike without
 * a name have the same code, and so does one who sends it twice: a code counts once by itself, and for more the visitor
 * is asked. If fewer people with its answers are in the group than when it was counted (Undo, Take out), it counts by
 * itself again. The group itself does not tell, as it keeps no names.
 */
export class CountedCodes {
  /** How many people of the group had the answers in a code once it was counted. */
  private readonly alike = new Map<string, number>();

  has(code: string, votes: Votes, group: readonly Votes[]): boolean {
    return countAlike(group, [votes]) >= (this.alike.get(code) ?? Infinity);
  }

  /** @param text whose people are in the group now. */
  addAll(text: string, group: readonly Votes[]): void {
    for (const code of findCodes(text)) {
      const { shared } = decodeShared(code);
      const alike = shared ? countAlike(group, [shared.votes]) : 0;
      if (alike > 0) this.alike.set(code, alike);
    }
  }
}
