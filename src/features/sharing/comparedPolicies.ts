import { policyHeadings } from 'words/policyHeadings';
import type { compare } from 'words/compare';
import type { Answer } from '../../content/answerIds';
import type { Votes } from '../answers/votes';

/** `open`: the visitor has not answered the policy yet. */
export type Outcome = keyof typeof compare.result.outcomes;

export type ComparedPolicy = ReturnType<typeof compareVotes>['policies'][number];

/**
 * Undecided is an answer, but neither for nor against, so it is counted separately even if both gave it.
 * @returns the policies that the sender answered, those that both answered first, each group in the site's order; and
 * how many of them are `weighed` (both answered Yes or No: only these can be agreed on), `agreed` on, `undecided` (both
 * answered, at least one of them Undecided), and `open` (not answered by the visitor).
 */
export function compareVotes(mine: Votes, theirs: Votes) {
  const policies = policyHeadings.flatMap(({ id, title, slug }) => {
    const answer = theirs[id];
    const outcome = outcomeOf(mine[id], answer);
    return answer ? [{ id, title, slug, mine: mine[id], theirs: answer, outcome }] : [];
  });
  const count = (...outcomes: readonly Outcome[]) =>
    policies.filter(({ outcome }) => outcomes.includes(outcome)).length;
  const isOpen = ({ outcome }: { outcome: Outcome }) => Number(outcome === 'open');
  return {
    policies: policies.sort((one, other) => isOpen(one) - isOpen(other)),
    weighed: count('agree', 'differ'),
    agreed: count('agree'),
    undecided: count('bothUndecided', 'oneUndecided'),
    open: count('open'),
  };
}

function outcomeOf(mine: Answer | undefined, theirs: Answer | undefined): Outcome {
  if (!mine || !theirs) return 'open';
  if (mine === 'undecided' && theirs === 'undecided') return 'bothUndecided';
  if (mine === 'undecided' || theirs === 'undecided') return 'oneUndecided';
  return mine === theirs ? 'agree' : 'differ';
}
