import type { Outcome } from '../../content/shareTypes';
import { policyIds } from '../../content/policyIds';
import type { PolicyId } from '../../content/policyIds';
import type { Answer, Votes } from '../votes/votesDocument';

export interface ComparedPolicy {
  readonly id: PolicyId;
  readonly mine: Answer | undefined;
  readonly theirs: Answer | undefined;
  readonly outcome: Outcome;
}

/**
 * Undecided is an answer, but neither for nor against: it is counted apart, also where both gave it.
 * @returns all policies, first those that both answered, each part in the order of the site; and how many of them are
 * `weighed` (both answered Yes or No: only these can be agreed on), `agreed` on, `undecided` (both answered, at least
 * one of them so), and `open` (without an answer of one side or of both).
 */
export function compareVotes(mine: Votes, theirs: Votes) {
  const policies = policyIds.map((id): ComparedPolicy => ({
    id,
    mine: mine[id],
    theirs: theirs[id],
    outcome: outcomeOf(mine[id], theirs[id]),
  }));
  const count = (...outcomes: readonly Outcome[]) =>
    policies.filter(({ outcome }) => outcomes.includes(outcome)).length;
  const isOpen = ({ outcome }: ComparedPolicy) => Number(outcome === 'open');
  return {
    policies: [...policies].sort((one, other) => isOpen(one) - isOpen(other)),
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
