import { policyHeadings } from 'words/policyHeadings';
import { slugOf } from '../../lib/slugOf';
import type { PolicyId } from '../../content/policyIds';
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

/**
 * @param among the policies that the page leads through. @param open the first policy without an answer.
 * @returns the one after `heading`; after the last of them the open one, so that none is left out.
 */
export function nextPolicy(
  heading: PolicyHeading,
  among: readonly PolicyHeading[],
  open: PolicyId | undefined,
): PolicyHeading | undefined {
  const following = policyHeadings.slice(policyHeadings.indexOf(heading) + 1);
  return (
    following.find((each) => among.includes(each)) ??
    policyHeadings.find((each) => each.id === open && each !== heading)
  );
}
