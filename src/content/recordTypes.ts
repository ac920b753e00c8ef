import type { RollCallId } from './rollCalls';

/**
 * What the official record says of a member in one vote, by the letter that stands for it in `RecordOfMember`. `sat`: in
 * this chamber that day and not in its list at all, as a Speaker of the House may be.
 */
export const positions = {
  Y: 'yea',
  N: 'nay',
  P: 'present',
  A: 'notVoting',
  D: 'delegate',
  S: 'sat',
  '-': 'elsewhere',
} as const;

export type Position = (typeof positions)[keyof typeof positions];

export interface LocalOffice {
  readonly city: string;
  /** Such as `256-734-6043`. */
  readonly phone: string;
}

export interface RecordOfMember {
  /** As in `congress.json`. */
  readonly id: string;
  /** A letter of `positions` for each of the record's `rollCalls`. */
  readonly votes: string;
  /** Offices in the member's state, by town. */
  readonly offices: readonly (readonly [city: string, phone: string])[];
}

/** How the members of Congress voted, and their local offices: kept as `FoldedRecord`. */
export interface CongressRecord {
  readonly rollCalls: readonly RollCallId[];
  /** In the order of `congress.json`. */
  readonly members: readonly RecordOfMember[];
}
