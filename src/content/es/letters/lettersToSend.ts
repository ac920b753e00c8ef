/** Letters in the language that offices read. */
export { letterDrafts as draftsToSend } from '../../en/letters/letterDrafts';
export { letterFrame as frameToSend } from '../../en/letterFrame';
