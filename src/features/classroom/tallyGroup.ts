import { group as words } from 'words/group';
import { policyHeadings } from 'words/policyHeadings';
import { policyIds } from '../../content/policyIds';
import type { PolicyId } from '../../content/policyIds';
import type { Answer, Counts } from '../../content/answerIds';
import type { Votes } from '../answers/votes';
import { handsFor, nobody, sizeOf } from './hands';
import type { People, Round } from './hands';

/** In room, table, wall, file and picture. In another order the dots of the undecided would not part the sides. */
export const answersLeftToRight: readonly Answer[] = ['yes', 'undecided', 'no'];

export interface PolicyTally extends Counts {
  readonly id: PolicyId;
  readonly title: string;
  /** The title, and which round this is if there were two. */
  readonly label: string;
  /** How many gave any answer, Undecided included. */
  readonly answered: number;
  /** How many could have answered: the size of the group, or of the answers if more were counted. */
  readonly of: number;
  /** What the hands said once both sides were heard; absent if no hands were counted a second time. */
  readonly second?: PolicyTally | undefined;
  /** Set for second rounds only. */
  readonly change?: Change;
}

/** What the counts of two rounds say about those who answered in both: hands can't be matched to people. */
export interface Change {
  readonly isSame: boolean;
  /** So many at the least answered otherwise than in the first round; 0 if the counts prove nothing. */
  readonly movedAtLeast: number;
  /** How many did not say in either round; absent as long as nobody has said how many are in the room. */
  readonly silent?: readonly [first: number, second: number];
}

export interface GroupTally {
  readonly people: number;
  /** The policies of the class, or all if there is none, in the order of the site. */
  readonly policies: readonly PolicyTally[];
  /**
   * The policy with the largest share of Yes or of No, if above half of those who answered; several if they tie. Of a
   * policy with two rounds the second counts.
   */
  readonly agreed: readonly PolicyTally[];
  /**
   * The policy with the largest share of whichever of Yes and No has fewer, if above 0; several if they tie. Never one of
   * `agreed`: the page would name it twice, with the same counts, as what unites and what parts the group.
   */
  readonly divided: readonly PolicyTally[];
}

/**
 * Hands join the links in the first round; the second is of hands alone. Shares are of all who answered, Undecided too:
 * else two people among many undecided would decide the result.
 */
export function tallyGroup(group: People, of: readonly PolicyId[] = policyIds): GroupTally {
  const { people, hands } = group;
  const size = sizeOf(group);
  const headings = policyHeadings.filter(({ id }) => of.includes(id));
  const policies = headings.map(({ id, title }): PolicyTally => {
    const count = (answer: Answer) => people.filter((votes) => votes[id] === answer).length;
    const raised = handsFor(hands, 0, id);
    const again = hands?.rounds[1][id];
    const first = roundCounts(size, {
      yes: count('yes') + raised.yes,
      no: count('no') + raised.no,
      undecided: count('undecided') + raised.undecided,
    });
    if (!again) return { id, title, label: title, ...first };
    const second = roundCounts(size, again);
    return {
      ...{ id, title, label: words.firstRound(title), ...first },
      second: {
        ...{ id, title, label: words.secondRound(title), ...second },
        change: changeBetween(first, second, hands.room > 0),
      },
    };
  });
  const several = policies.map((policy) => policy.second ?? policy).filter(({ answered }) => answered > 1);
  const agreed = withLargestShare(several, ({ yes, no }) => Math.max(yes, no), 1 / 2);
  const others = several.filter((policy) => !agreed.includes(policy));
  return { people: size, policies, agreed, divided: withLargestShare(others, smallerSide, 0) };
}

type RoundCounts = ReturnType<typeof roundCounts>;

function roundCounts(size: number, { yes, no, undecided }: Counts) {
  const answered = yes + no + undecided;
  return { yes, no, undecided, answered, of: Math.max(size, answered) };
}

const smallerSide = ({ yes, no }: Counts) => Math.min(yes, no);

/** @returns the counts of that round: all zero for a second one in which no hands were counted. */
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
 * @returns the policies as the wall shows them: most divided first, as those say whose answers came by link. Hands count
 * for nothing here, because an order by them would be another one after a reload. A class of hands alone has the order
 * of the printed cards.
 */
export function orderOnWall(
  policies: readonly PolicyTally[],
  people: readonly Votes[],
): readonly PolicyTally[] {
  const byLink = tallyGroup(
    { people, hands: undefined },
    policies.map(({ id }) => id),
  );
  return mostDividedFirst(byLink.policies).flatMap(({ id }) => policies.find((each) => each.id === id) ?? []);
}

/**
 * An answer that gained hands may owe them to people who did not say the first time: only what is more than these must
 * have come from another answer. Two who changed places are not noticed.
 * @param isSizeKnown without the size of the room nobody knows how many did not say, and a gain proves nothing.
 */
function changeBetween(one: RoundCounts, other: RoundCounts, isSizeKnown: boolean): Change {
  const isSame = answersLeftToRight.every((answer) => one[answer] === other[answer]);
  if (!isSizeKnown) return { isSame, movedAtLeast: 0 };
  const gained = answersLeftToRight.reduce(
    (sum, answer) => sum + Math.max(0, other[answer] - one[answer]),
    0,
  );
  // If the second round counted more people, they said nothing in the first: otherwise each latecomer would be counted as
  // somebody who changed their mind.
  const of = Math.max(one.of, other.of);
  const silent = [of - one.answered, of - other.answered] as const;
  return { isSame, movedAtLeast: Math.max(0, gained - silent[0]), silent };
}

/** @returns the policies with the largest share above `above`; of equal shares, those that more people answered. */
function withLargestShare(
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
