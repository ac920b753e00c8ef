/** Letters in the language that offices read. */
export { letterDrafts as officeDrafts } from '../../en/letters/letterDrafts';
export { letterFrame as officeTemplate } from '../../en/letterFrame';
export { argumentLabels as officeLabels } from '../../en/argumentLabels';
export { letterVotes as officeVotes } from '../../en/letterVotes';
