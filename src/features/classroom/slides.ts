import type { PolicyId } from '../../content/policyIds';
import type { Hands } from '../sharing/groupCode';
import { isCounted, latestRound } from './hands';
import type { Round } from './hands';
import type { PolicyTally } from './tallyGroup';

/** The policy and round that are presented. The address holds both: in state, a reload would begin at the first policy. */
export interface Slide {
  readonly id: PolicyId;
  readonly round: Round;
}

/** At the end of the address: the policy on the wall and, in the second round, `-2`. */
const slideInLink = /\/(\d+)(-2)?$/;

export function slidePath({ id, round }: Slide): string {
  return `/${id}${round === 0 ? '' : '-2'}`;
}

/** @param link fragment of the address. @returns the slide in it, if it is of one of the policies. */
export function readSlide(link: string, policies: readonly PolicyTally[]): Slide | undefined {
  const [, id, isSecond] = slideInLink.exec(link) ?? [];
  const policy = policies.find((each) => each.id === id);
  return policy && { id: policy.id, round: isSecond ? 1 : 0 };
}

/**
 * @param policies in their order on the wall. @returns where it opens: an interrupted count goes on at the policy before
 * the first without hands, as its own may not all be counted, and after a whole round at the last, from where the second
 * begins: at the first, its hands would be added to those of before. Answers that came by link are no sign of a count.
 */
export function firstSlide(
  policies: readonly PolicyTally[],
  hands: Hands | undefined,
  isCounting: boolean,
): Slide | undefined {
  const round = latestRound(hands);
  const firstOpen = policies.findIndex(({ id }) => !isCounted(hands, round, id));
  const open = firstOpen < 0 && isCounting ? policies.length : firstOpen;
  const first = policies[Math.max(0, open - 1)];
  return first && { id: first.id, round };
}

/**
 * The round is that of the walk from policy to policy, also where a policy was left out in the first: hands that go up
 * now must not be added to those of before. Where hands are counted, the second round follows the last policy of the
 * first, if anything was counted in that.
 */
export function nextSlide(
  policies: readonly PolicyTally[],
  { id, round }: Slide,
  isCounting: boolean,
): Slide | undefined {
  const next = policies[policies.findIndex((policy) => policy.id === id) + 1];
  if (next) return { id: next.id, round };
  const [first] = policies;
  const startsAgain = isCounting && round === 0 && policies.some(({ answered }) => answered > 0);
  return startsAgain && first ? { id: first.id, round: 1 } : undefined;
}

export function previousSlide(policies: readonly PolicyTally[], { id, round }: Slide): Slide | undefined {
  const previous = policies[policies.findIndex((policy) => policy.id === id) - 1];
  return previous && { id: previous.id, round };
}
