import type { LetterToSendWords } from '../letterTypes';

/** Beside a letter to read, the one to send: here they are the same. */
export const letterToSend = null as LetterToSendWords | null;
