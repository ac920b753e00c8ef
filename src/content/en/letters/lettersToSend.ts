import type { DraftWords, LetterDrafts } from '../../letterTypes';

/** Letters in the language that offices read, where visitors read another one. */
export const draftsToSend = null as LetterDrafts | null;
export const frameToSend = null as DraftWords | null;
