import { policyHeadings } from '../../content/en/policyHeadings';
import type { PolicyHeading } from '../../content/types';
import type { Votes } from './votesDocument';

/** @param after slug of the card to go on from; without one, from the top. @returns the next policy without an answer, round and round. */
export function nextUnanswered(votes: Votes, after: string): PolicyHeading | undefined {
  const start = policyHeadings.findIndex(({ slug }) => slug === after) + 1;
  const inTurn = [...policyHeadings.slice(start), ...policyHeadings.slice(0, start)];
  return inTurn.find(({ id }) => !votes[id]);
}
