/** How long (ms) a code must be out of the picture to have left it: a shaking hand loses it for a moment, too. */
const gone = 1500;

interface Scan {
  readonly seenAt: number;
  /** How many people of the group had the answers in this code once it was counted; 0 if it was never counted. */
  readonly alike: number;
}

/**
 * Tells people apart whose phones are held before one camera. Two people who answered alike show the same code, and
 * so does one whose hand slips: only someone who sees them can tell. So a code counts once by itself, and when it
 * comes back, that is for the visitor to say. If fewer people with its answers are in the group than when it was
 * counted (Undo, Take out), it counts by itself again.
 */
export class ScannedCodes {
  private readonly scans = new Map<string, Scan>();

  /**
   * @param alike how many people with its answers are in the group. @param now in ms, of any clock that never goes back.
   * @returns `new`: to be counted; `again`: came back after it had left the picture; `held`: the last frames showed it, too.
   */
  see(code: string, alike: number, now: number): 'new' | 'again' | 'held' {
    const last = this.scans.get(code);
    const counted = last && alike >= last.alike ? last.alike : 0;
    this.scans.set(code, { seenAt: now, alike: counted });
    if (last && now - last.seenAt <= gone) return 'held';
    return counted > 0 ? 'again' : 'new';
  }

  /** The code was counted. @param alike how many people with its answers are in the group now. */
  count(code: string, alike: number): void {
    const last = this.scans.get(code);
    if (last) this.scans.set(code, { ...last, alike });
  }
}
