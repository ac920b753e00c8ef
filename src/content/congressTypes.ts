import type { CommitteeId } from './committees';

/** What somebody is on a committee. */
export type Seat = 'chair' | 'ranking' | 'viceChair' | 'member';

/**
 * A member of Congress with what it takes to write or call. Neither party nor photo: whom a visitor writes to follows from
 * where the visitor lives.
 */
export interface MemberOfCongress {
  /** The Biographical Directory's id, which stays the same for life. */
  readonly id: string;
  readonly name: string;
  /** For the salutation. */
  readonly last: string;
  /** Postal code of the state or territory, such as `TX`. */
  readonly state: string;
  /** Of the House only; 0 where the whole state is one district. */
  readonly district?: number;
  /** The day on which the term ends, `YYYY-MM-DD`: who sits from that day on is not known from this data. */
  readonly end: string;
  /** Such as `202-224-3441`. A member who has just arrived may have none yet, nor an office. */
  readonly phone?: string;
  readonly site?: string;
  readonly contactForm?: string;
  /** The office in Washington, such as `511 Hart Senate Office Building`, and its ZIP code. */
  readonly office?: string;
  readonly zip?: string;
  /** On the committees of `committees.ts` only. */
  readonly seats?: Readonly<Partial<Record<CommitteeId, Seat>>>;
}

/** `congress.json`, which `npm run congress` writes (docs/content.md). */
export interface CongressData {
  /** The day of the data, `YYYY-MM-DD`. */
  readonly asOf: string;
  readonly source: string;
  readonly license: string;
  /** By state, senators before representatives, senators by last name and representatives by district. */
  readonly members: readonly MemberOfCongress[];
}
