import { record } from '../../en/record';

/** Letters in the language that offices read. */
export { letterDrafts as officeDrafts } from '../../en/letters/letterDrafts';
export { letterTemplate as officeTemplate } from '../../en/letterTemplate';
/** The sentence about a vote of the member in it. */
export const officeRecord = { saw: record.saw, votes: record.votes };
