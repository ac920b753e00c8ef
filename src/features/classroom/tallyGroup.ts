import { group } from 'words/group';
import { policyHeadings } from 'words/policyHeadings';
import { policyIds } from '../../content/policyIds';
import type { PolicyId } from '../../content/policyIds';
import type { Answer, Counts } from '../../content/answerIds';
import type { Votes } from '../answers/votes';
import type { Hands } from '../sharing/groupCode';
import { handsFor, nobody } from './hands';
import type { Round } from './hands';

/** From left to right in table, wall, file and picture. In another order the dots of the undecided would not part the sides. */
export const sides: readonly Answer[] = ['yes', 'undecided', 'no'];

export interface PolicyTally extends Counts {
  readonly id: PolicyId;
  readonly title: string;
  /** The title, and which round this is if there were two. */
  readonly label: string;
  /** How many gave any answer, Undecided included. */
  readonly answered: number;
  /** What the hands said once both sides were heard; absent if no hands were counted a second time. */
  readonly second?: PolicyTally | undefined;
  /** Set for second rounds only: a lower bound of how many answered otherwise than in the first. */
  readonly movedAtLeast?: number;
}

export interface GroupTally {
  /**
   * The size of the room as the teacher gave it, also if more hands were counted: one count too many must not show in the
   * other policies as somebody who did not say. Without a size, how many gave an answer.
   */
  readonly people: number;
  /** The policies of the class, or all if there is none, in the order of the site. */
  readonly policies: readonly PolicyTally[];
  /**
   * The policy with the largest share of Yes or of No, if above half of those who answered; several if they tie. Of a
   * policy with two rounds the second counts.
   */
  readonly agreed: readonly PolicyTally[];
  /** The policy with the largest share of whichever of Yes and No has fewer, if above 0; several if they tie. */
  readonly divided: readonly PolicyTally[];
}

/**
 * Hands join the links in the first round; the second is of hands alone. Shares are of all who answered, Undecided too:
 * else two people among many undecided would decide the result.
 */
export function tallyGroup(
  people: readonly Votes[],
  of: readonly PolicyId[] = policyIds,
  hands?: Hands,
): GroupTally {
  const headings = policyHeadings.filter(({ id }) => of.includes(id));
  const policies = headings.map(({ id, title }): PolicyTally => {
    const count = (answer: Answer) => people.filter((votes) => votes[id] === answer).length;
    const raised = handsFor(hands, 0, id);
    const again = hands?.rounds[1][id];
    const first = counted(
      count('yes') + raised.yes,
      count('no') + raised.no,
      count('undecided') + raised.undecided,
    );
    if (!again) return { id, title, label: title, ...first };
    const second = counted(again.yes, again.no, again.undecided);
    return {
      ...{ id, title, label: group.firstRound(title), ...first },
      second: {
        ...{ id, title, label: group.secondRound(title), ...second },
        movedAtLeast: movedAtLeast(first, second),
      },
    };
  });
  const several = policies.map((policy) => policy.second ?? policy).filter(({ answered }) => answered > 1);
  const room = hands?.room ?? 0;
  const most = Math.max(0, ...rounds(policies).map(({ answered }) => answered));
  return {
    people: Math.max(people.length, room > 0 ? room : most),
    policies,
    agreed: first(several, ({ yes, no }) => Math.max(yes, no), 1 / 2),
    divided: first(several, smallerSide, 0),
  };
}

type Counted = ReturnType<typeof counted>;

function counted(yes: number, no: number, undecided: number) {
  return { yes, no, undecided, answered: yes + no + undecided };
}

const smallerSide = ({ yes, no }: Counts) => Math.min(yes, no);

/** @returns what was said in that round; nothing by nobody where no hands were counted a second time. */
export function inRound(policy: PolicyTally, round: Round): PolicyTally {
  return round === 0 ? policy : (policy.second ?? { ...policy, ...nobody, answered: 0 });
}

/** @returns the policies, most divided first, each followed by its second round if there was one. */
export function rounds(policies: readonly PolicyTally[]): readonly PolicyTally[] {
  return mostDividedFirst(policies).flatMap((policy) => (policy.second ? [policy, policy.second] : [policy]));
}

/** What nobody answered comes last. */
function mostDividedFirst(policies: readonly PolicyTally[]): readonly PolicyTally[] {
  const share = (policy: PolicyTally) => (policy.answered > 0 ? smallerSide(policy) / policy.answered : -1);
  return [...policies].sort((a, b) => share(b) - share(a));
}

/**
 * @returns the policies as the wall shows them: most divided first, but where hands are counted in the order of the
 * printed cards, because an order by counts would be another one after a reload.
 */
export function orderOnWall(
  policies: readonly PolicyTally[],
  hands: Hands | undefined,
): readonly PolicyTally[] {
  return hands ? policies : mostDividedFirst(policies);
}

/**
 * @returns how many answered otherwise the second time, at the least: who raised no hand may have done so then. Hands
 * can't be matched to people, so two who changed places are not noticed.
 */
function movedAtLeast(one: Counted, other: Counted): number {
  const changes = [...sides.map((answer) => other[answer] - one[answer]), one.answered - other.answered];
  return changes.reduce((sum, change) => sum + Math.max(change, 0), 0);
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
