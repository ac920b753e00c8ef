import type { ArgumentLabels } from '../../argumentIds';
import type { Widened } from '../../widened';
import type { letterVotes } from '../letterVotes';
import type { DraftWords, LetterDrafts } from '../../letterTypes';

/** Letters in the language that offices read, where visitors read another one. */
export const officeDrafts = null as LetterDrafts | null;
export const officeTemplate = null as DraftWords | null;
export const officeLabels = null as ArgumentLabels | null;
export const officeVotes = null as Widened<typeof letterVotes> | null;
