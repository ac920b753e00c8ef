/** What the visitor made of one policy's letter. In memory only: a letter is nobody's business but its writer's. */
export interface LetterNotes {
  readonly reason: string;
  readonly story: string;
  /** Points quoted from the card, in its order. */
  readonly points: readonly string[];
  /** The letter as changed by hand; `null` as long as it follows the fields. */
  readonly edited: string | null;
  /** What was changed by hand before the letter was written anew. */
  readonly setAside: string | null;
  /** Copied, printed or handed to an email program just as it stands: there is nothing to lose. */
  readonly taken: boolean;
}

export const noNotes: LetterNotes = {
  reason: '',
  story: '',
  points: [],
  edited: null,
  setAside: null,
  taken: false,
};

/** True if leaving the page would lose something that took thought to write. */
export function isUnsaved({ reason, story, points, edited, taken }: LetterNotes): boolean {
  return !taken && (edited !== null || points.length > 0 || (reason + story).trim() !== '');
}
