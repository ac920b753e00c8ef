import type { CommitteeId } from './committees';

export type Seat = 'chair' | 'ranking' | 'viceChair' | 'member';

/**
 * A member of Congress with the data for writing or calling. Neither party nor photo: whom a visitor writes to depends
 * only on where the visitor lives.
 */
export interface MemberOfCongress {
  /** The Biographical Directory's id. It stays the same for life, so a letter can keep it for its recipient. */
  readonly id: string;
  readonly name: string;
  /** For the salutation. It can't be cut from `name`, which may end in “, Jr.”. */
  readonly last: string;
  /** A `postalCode` of `statesInCongress.ts`, by which the members of a state are found. */
  readonly state: string;
  /** Only for members of the House; 0 if the whole state is one district. */
  readonly district?: number;
  /** The day on which the term ends, `YYYY-MM-DD`: who sits from that day on is not known from this data. */
  readonly end: string;
  /** Only for members who were appointed to fill the seat. */
  readonly appointed?: true;
  /** The day on which the member took office, of members whom the dataset does not have yet. */
  readonly since?: string;
  /** The day on which the member was seen to sit, `YYYY-MM-DD`, unless it is that of the whole list. */
  readonly asOf?: string;
  /** Such as `202-224-3441`. A member who has just arrived may have none yet, nor an office. */
  readonly phone?: string;
  readonly site?: string;
  readonly contactForm?: string;
  /** The office in Washington, such as `511 Hart Senate Office Building`, and its ZIP code. */
  readonly office?: string;
  readonly zip?: string;
  /** Roles on the committees of `committees.ts`; others are left out. They end with the Congress, the term may not. */
  readonly seats?: Readonly<Partial<Record<CommitteeId, Seat>>> | undefined;
}

/** `congress.json`, which `npm run congress` writes (docs/content.md). */
export interface CongressData {
  /** `YYYY-MM-DD`. Shown to the visitor, because seats change hands at any time. */
  readonly asOf: string;
  readonly source: string;
  readonly license: string;
  /** In the order in which they are shown: by state, senators first, by last name or by district. */
  readonly members: readonly MemberOfCongress[];
}

/** Delegates and the Resident Commissioner have a seat in the House and no vote on its floor. */
export type Office = 'senator' | 'representative' | 'delegate' | 'residentCommissioner';
