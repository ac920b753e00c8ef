import { policyHeadings } from 'words/policyHeadings';
import { slugOf } from '../../ui/slugOf';
import type { PolicyHeading } from '../../content/types';
import { answers } from '../votes/votes';
import type { Votes } from '../votes/votes';

export const answerFilters = ['all', 'unanswered', ...answers] as const;

/** Which cards the visitor wants to see. Lives in the address: `/surveys?answer=yes&category=economy`. */
export interface SurveyFilter {
  readonly answer: (typeof answerFilters)[number];
  /** Slug of a category, or `all`. */
  readonly category: string;
}

/** The categories by their slugs, each once, in the order of the cards. */
export const categories: ReadonlyMap<string, string> = new Map(
  policyHeadings.map(({ category, categorySlug }) => [categorySlug, category]),
);

/** @param search the query of an address; unknown values count as `all`. */
export function parseFilter(search: string): SurveyFilter {
  const query = new URLSearchParams(search);
  const asked = slugOf(query.get('answer'));
  const category = slugOf(query.get('category'));
  return {
    answer: answerFilters.find((answer) => answer === asked) ?? 'all',
    category: categories.has(category) ? category : 'all',
  };
}

/** @returns the query that `parseFilter` reads; `all` is left out. */
export function printFilter(filter: SurveyFilter): string {
  const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== 'all'));
  return query.toString();
}

/**
 * @returns the ids of the matching policies as one string, so that equal selections compare equal in a selector.
 */
export function matchingIds(votes: Votes, { answer, category }: SurveyFilter): string {
  return policyHeadings
    .filter((heading) => category === 'all' || heading.categorySlug === category)
    .filter(({ id }) => answer === 'all' || (votes[id] ?? 'unanswered') === answer)
    .map(({ id }) => id)
    .join(' ');
}

/**
 * @param after slug of the card to start after; empty starts at the top. @returns the next policy without an
 * answer; after the last the search goes on from the first.
 */
export function nextUnanswered(votes: Votes, after: string): PolicyHeading | undefined {
  const start = policyHeadings.findIndex(({ slug }) => slug === after) + 1;
  const inTurn = [...policyHeadings.slice(start), ...policyHeadings.slice(0, start)];
  return inTurn.find(({ id }) => !votes[id]);
}
