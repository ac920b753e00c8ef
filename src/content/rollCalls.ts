import type { HttpsUrl } from './pageTypes';
import type { PolicyId } from './policyIds';

export type Chamber = 'house' | 'senate';

/**
 * What kind of step the vote was. `budget`: on an amendment to a budget plan, which has no force of law, like an
 * `opinion`, and binds Congress itself at most.
 */
export type Step = 'passage' | 'procedural' | 'budget' | 'opinion';

/**
 * What the vote has to do with the policy. `opposite`: a Yea was against what the card describes. `related`: on
 * something near it. `package`: a bill of which the policy is a small part, so that nobody's vote says anything about it.
 */
export type Relation = 'direct' | 'opposite' | 'related' | 'package';

export interface RollCall {
  readonly policy: PolicyId;
  /** In Washington. */
  readonly day: `${number}-${number}-${number}`;
  readonly yeas: number;
  readonly nays: number;
  readonly agreed: boolean;
  readonly step: Step;
  readonly relation: Relation;
  /** Set if the bill was not law when it was last looked at: it ends with its Congress (`congressEnds.ts`). */
  readonly pending?: true;
}

/** The day of the newest vote that was looked at: a later one on these policies is not known here. */
export const votesThrough = '2026-09-30';

/**
 * By Congress, year, and number within the year, `h` for the House and `s` for the Senate; in the order of their days,
 * in which they are shown. About Civic Voice says how they were chosen; `words/record` says what each was on.
 */
export const rollCalls = {
  '115-2018-s36': vote('4', '2018-02-15', 39, 60, false, 'procedural', 'package'),
  '115-2018-h189': vote('10', '2018-05-16', 347, 70, true, 'passage', 'related'),
  '115-2018-s106': vote('10', '2018-05-23', 92, 5, true, 'passage', 'related'),
  '115-2018-h282': vote('4', '2018-06-21', 193, 231, false, 'passage', 'package'),
  '115-2018-h297': vote('4', '2018-06-27', 121, 301, false, 'passage', 'package'),
  '115-2018-h363': vote('5', '2018-07-19', 229, 180, true, 'opinion', 'opposite'),
  '115-2018-s271': vote('8', '2018-12-18', 87, 12, true, 'passage', 'direct'),
  '115-2018-h448': vote('8', '2018-12-20', 358, 36, true, 'passage', 'direct'),
  '116-2019-h99': vote('1', '2019-02-27', 240, 190, true, 'passage', 'direct'),
  '116-2019-h103': vote('1', '2019-02-28', 228, 198, true, 'passage', 'related'),
  '116-2019-h496': vote('7', '2019-07-18', 231, 199, true, 'passage', 'direct'),
  '116-2020-h128': vote('9', '2020-06-29', 232, 180, true, 'passage', 'direct'),
  '117-2021-s46': vote('5', '2021-02-05', 50, 50, false, 'budget', 'opposite'),
  '117-2021-s74': vote('7', '2021-03-05', 42, 58, false, 'procedural', 'direct'),
  '117-2021-h75': vote('1', '2021-03-11', 227, 203, true, 'passage', 'direct'),
  '117-2021-h77': vote('1', '2021-03-11', 219, 210, true, 'passage', 'related'),
  '117-2021-h297': vote('8', '2021-09-28', 361, 66, true, 'passage', 'direct'),
  '117-2022-s242': vote('1', '2022-06-23', 65, 33, true, 'passage', 'related'),
  '117-2022-h299': vote('1', '2022-06-24', 234, 193, true, 'passage', 'related'),
  '118-2023-h234': vote('2', '2023-05-24', 218, 203, true, 'passage', 'opposite'),
  '118-2023-s135': vote('2', '2023-06-01', 52, 46, true, 'passage', 'opposite'),
  '118-2024-h91': vote('6', '2024-03-20', 414, 0, true, 'passage', 'related'),
  '118-2024-h97': vote('5', '2024-03-21', 222, 196, true, 'opinion', 'opposite'),
  '118-2024-s221': vote('6', '2024-07-30', 91, 3, true, 'passage', 'related'),
  '119-2025-s127': vote('8', '2025-03-14', 84, 16, true, 'passage', 'opposite'),
  '119-2025-s184': vote('7', '2025-04-05', 47, 52, false, 'budget', 'direct'),
  '119-2025-h166': vote('8', '2025-06-12', 321, 104, true, 'passage', 'opposite'),
  '119-2026-s182': vote('9', '2026-06-22', 85, 5, true, 'passage', 'related'),
  '119-2026-h224': vote('9', '2026-06-23', 358, 32, true, 'passage', 'related'),
  '119-2026-h228': { ...vote('6', '2026-06-29', 267, 117, true, 'passage', 'related'), pending: true },
} as const satisfies Readonly<Record<`${number}-${number}-${'h' | 's'}${number}`, RollCall>>;

export type RollCallId = keyof typeof rollCalls;

export const rollCallIds = Object.keys(rollCalls) as readonly RollCallId[];

function vote(
  policy: PolicyId,
  day: RollCall['day'],
  yeas: number,
  nays: number,
  agreed: boolean,
  step: Step,
  relation: Relation,
): RollCall {
  return { policy, day, yeas, nays, agreed, step, relation };
}

/** @returns the votes that the page of a policy shows, the earliest first. */
export function rollCallsOn(policy: PolicyId): readonly RollCallId[] {
  return rollCallIds.filter((id) => rollCalls[id].policy === policy);
}

/** @returns true if who voted how is shown: in a package nobody's vote was one on the policy. */
export function isOnSubject(id: RollCallId): boolean {
  return rollCalls[id].relation !== 'package';
}

/** @returns true if there is a vote on the policy of which it is shown who voted how. */
export function hasVotesOn(policy: PolicyId): boolean {
  return rollCallsOn(policy).some(isOnSubject);
}

export function chamberOfVote(id: RollCallId): Chamber {
  return id.includes('-h') ? 'house' : 'senate';
}

/** @returns the page of the House's or the Senate's own record, with the vote of each member. */
export function officialRecord(id: RollCallId): HttpsUrl {
  const [congress = '', year = '', roll = ''] = id.split('-');
  const number = roll.slice(1);
  if (chamberOfVote(id) === 'house') return `https://clerk.house.gov/Votes/${year}${number}`;
  // The address needs the session: a Congress has two, the first in its odd year.
  const session = Number(year) % 2 === 1 ? 1 : 2;
  return `https://www.senate.gov/legislative/LIS/roll_call_votes/vote${congress}${session}/vote_${congress}_${session}_${number.padStart(5, '0')}.htm`;
}
