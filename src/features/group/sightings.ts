/** How long (ms) a code must be out of the picture to have left it: a shaking hand loses it for a moment, too. */
const gone = 1500;

/**
 * Tells people apart whose phones are held before one camera. Two people who answered alike show the same code, and
 * so does one whose hand slips: only someone who sees them can tell. So a code counts once by itself, and when it
 * comes back, that is for the visitor to say.
 * @param lastSeen keeps what was seen. @param now in ms, of any clock that never goes back.
 * @returns `new`: to be counted; `again`: came back after it had left the picture; `held`: the last frames showed it, too.
 */
export function see(lastSeen: Map<string, number>, code: string, now: number): 'new' | 'again' | 'held' {
  const last = lastSeen.get(code);
  lastSeen.set(code, now);
  if (last === undefined) return 'new';
  return now - last > gone ? 'again' : 'held';
}
