import type { Answer } from '../votes/votesDocument';

/** A letter changed by hand. */
interface OwnText {
  readonly text: string;
  /** The answer it was written for; `null` once the visitor kept it although the answer had changed. */
  readonly answer: Answer | null;
  readonly taken: boolean;
}

/** What the visitor made of one policy's letter. In memory only: a letter is nobody's business but its writer's. */
export interface LetterNotes {
  readonly reason: string;
  readonly story: string;
  /** Points quoted from the card, in its order. Each answer has its own: a letter quotes nothing against itself. */
  readonly points: Readonly<Partial<Record<Answer, readonly string[]>>>;
  /** The letter as changed by hand; `null` as long as it follows the fields. */
  readonly edited: OwnText | null;
  /** What was changed by hand before the letter was written anew, the latest last. */
  readonly setAside: readonly OwnText[];
  /** Copied, printed or handed to an email program as the fields stand now: there is nothing to lose in them. */
  readonly taken: boolean;
}

export const noNotes: LetterNotes = {
  reason: '',
  story: '',
  points: {},
  edited: null,
  setAside: [],
  taken: false,
};

/** A change of what the visitor made of a letter. */
export type LetterChange = (notes: LetterNotes) => LetterNotes;

export function inOwnWords(words: Partial<Pick<LetterNotes, 'reason' | 'story'>>): LetterChange {
  return (notes) => ({ ...notes, ...words, taken: false });
}

/** @param points all that are quoted for this answer. */
export function quoting(answer: Answer, points: readonly string[]): LetterChange {
  return (notes) => ({ ...notes, points: { ...notes.points, [answer]: points }, taken: false });
}

/** @param answer the letter speaks for; a letter that is changed by hand already keeps the one it was written for. */
export function changedByHand(text: string, answer: Answer): LetterChange {
  return (notes) => ({
    ...notes,
    edited: { text, answer: notes.edited ? notes.edited.answer : answer, taken: false },
  });
}

/** The letter follows the fields again; the visitor's own version can be brought back. */
export const writtenAnew: LetterChange = (notes) => ({
  ...notes,
  edited: null,
  setAside: notes.edited ? [...notes.setAside, notes.edited] : notes.setAside,
});

/** Pressed again and again, it goes through all versions: none is ever lost. */
export const broughtBack: LetterChange = (notes) => ({
  ...notes,
  edited: notes.setAside.at(-1) ?? notes.edited,
  setAside: notes.edited ? [notes.edited, ...notes.setAside.slice(0, -1)] : notes.setAside.slice(0, -1),
});

/** The visitor was asked, and stands by the text whatever the answer is. */
export const keptAsIs: LetterChange = (notes) => ({
  ...notes,
  edited: notes.edited && { ...notes.edited, answer: null },
});

/** Copied, printed or handed to an email program. */
export const takenAlong: LetterChange = (notes) => ({
  ...notes,
  edited: notes.edited && { ...notes.edited, taken: true },
  taken: true,
});

/** @returns the answer a letter was written for, where that is not what the visitor says now: only the visitor knows what to do. */
export function outdatedAnswer({ edited }: LetterNotes, answer: Answer): Answer | null {
  return edited && edited.answer !== answer ? edited.answer : null;
}

/** True if leaving the page would lose something that took thought to write. */
export function isUnsaved({ reason, story, points, edited, setAside, taken }: LetterNotes): boolean {
  const filledIn = (reason + story).trim() !== '' || Object.values(points).some(({ length }) => length > 0);
  return (filledIn && !taken) || [edited, ...setAside].some((own) => own && !own.taken);
}
