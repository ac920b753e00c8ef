import { policyHeadings } from 'words/policyHeadings';
import { policyIds } from '../../content/policyIds';
import type { PolicyId } from '../../content/policyIds';
import { answers } from '../../content/answerIds';
import type { Answer } from '../../content/answerIds';
import type { Votes } from '../answers/votes';

export interface PolicyTally extends Readonly<Record<Answer, number>> {
  readonly id: PolicyId;
  readonly title: string;
  /** How many gave any answer, Undecided included. */
  readonly answered: number;
}

export interface GroupTally {
  readonly people: number;
  /** The policies of the class, or all if there is none, in the order of the site. */
  readonly policies: readonly PolicyTally[];
  /** The policy with the largest share of Yes or of No, if above half of those who answered; several if they tie. */
  readonly agreed: readonly PolicyTally[];
  /** The policy with the largest share of whichever of Yes and No has fewer, if above 0; several if they tie. */
  readonly divided: readonly PolicyTally[];
}

/** Shares are of all who answered, Undecided too: else two people among many undecided would decide the result. */
export function tallyGroup(people: readonly Votes[], of: readonly PolicyId[] = policyIds): GroupTally {
  const headings = policyHeadings.filter(({ id }) => of.includes(id));
  const policies = headings.map(({ id, title }): PolicyTally => {
    const count = (answer: Answer) => people.filter((votes) => votes[id] === answer).length;
    const [yes = 0, no = 0, undecided = 0] = answers.map(count);
    return { id, title, yes, no, undecided, answered: yes + no + undecided };
  });
  const several = policies.filter(({ answered }) => answered > 1);
  return {
    people: people.length,
    policies,
    agreed: first(several, ({ yes, no }) => Math.max(yes, no), 1 / 2),
    divided: first(several, ({ yes, no }) => Math.min(yes, no), 0),
  };
}

/** @returns the policies with the largest share above `above`; of equal shares, those that more people answered. */
function first(
  policies: readonly PolicyTally[],
  part: (policy: PolicyTally) => number,
  above: number,
): readonly PolicyTally[] {
  const share = (policy: PolicyTally) => part(policy) / policy.answered;
  const ranked = policies
    .filter((policy) => share(policy) > above)
    .sort((a, b) => share(b) - share(a) || b.answered - a.answered);
  const [best] = ranked;
  return ranked.filter(
    (policy) => best && share(policy) === share(best) && policy.answered === best.answered,
  );
}
