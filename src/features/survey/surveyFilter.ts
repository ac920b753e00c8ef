import { policyHeadings } from 'words/policyHeadings';
import { slugOf } from '../../lib/slugOf';
import type { PolicyHeading } from '../../content/types';
import { answers } from '../../content/answerIds';
import type { Votes } from '../answers/votes';

export const answerFilters = ['all', 'unanswered', ...answers] as const;

/** Which cards are shown, by the visitor's answer. Kept in the address, so that Back works: `/surveys?answer=yes`. */
export type SurveyFilter = (typeof answerFilters)[number];

/** @param search the query of an address; unknown values count as `all`. */
export function parseFilter(search: string): SurveyFilter {
  const asked = slugOf(new URLSearchParams(search).get('answer'));
  return answerFilters.find((answer) => answer === asked) ?? 'all';
}

/** @returns the query that `parseFilter` reads; empty for `all`. */
export function printFilter(filter: SurveyFilter): string {
  return filter === 'all' ? '' : `answer=${filter}`;
}

/** @returns the ids of the matching policies as one string, so that equal selections compare equal in a selector. */
export function matchingIds(votes: Votes, filter: SurveyFilter): string {
  return policyHeadings
    .filter(({ id }) => filter === 'all' || (votes[id] ?? 'unanswered') === filter)
    .map(({ id }) => id)
    .join(' ');
}

/** @returns the first policy shown under a filter that has no answer, or the first shown; `undefined` if none is. */
export function firstOpenShown(votes: Votes, filter: SurveyFilter): PolicyHeading | undefined {
  const ids = matchingIds(votes, filter).split(' ');
  const shown = policyHeadings.filter(({ id }) => ids.includes(id));
  return shown.find(({ id }) => !votes[id]) ?? shown[0];
}
