import type { OfficeLetterWords } from '../letterTypes';

/** Beside a letter to read, the one to send: here they are the same. */
export const officeLetter = null as OfficeLetterWords | null;
