/** Letters in the language that offices read. */
export { letterDrafts as officeDrafts } from '../../en/letters/letterDrafts';
export { letterTemplate as officeTemplate } from '../../en/letterTemplate';
export { letterVotes as officeVotes } from '../../en/letterVotes';
