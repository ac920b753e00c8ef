/** How long (ms) a code must be out of the picture to have left it: a shaking hand loses it for a moment, too. */
const gone = 1500;

/** `new` is to be counted; `again` came back after it had left the picture; `held` is what the last frames showed, too. */
export type Sighting = 'new' | 'again' | 'held';

/**
 * Tells people apart whose phones are held before one camera. Two people who answered alike show the same code, and
 * so does one whose hand slips: only someone who sees them can tell. So a code counts once by itself, and when it
 * comes back, that is for the visitor to say.
 */
export class Sightings {
  private readonly lastSeen = new Map<string, number>();

  /** @param now in ms, of any clock that never goes back. */
  see(code: string, now: number): Sighting {
    const last = this.lastSeen.get(code);
    this.lastSeen.set(code, now);
    if (last === undefined) return 'new';
    return now - last > gone ? 'again' : 'held';
  }
}
