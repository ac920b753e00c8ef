import type { Office } from '../../content/congressTypes';
import type { Recipient } from '../../content/letterTypes';
import type { StateId } from '../../content/stateIds';
import { stateOf, statesInCongress } from '../../content/statesInCongress';
import { recipients } from './letterSlice';
import type { Written } from './letterSlice';
import { ageOf } from './listAge';
import { districtIn, officeOf, seatsOf } from './seats';
import type { SittingMember } from './seats';
import type { Sender } from './senderSlice';
import type { Congress } from './useCongress';

/** Whom a letter and a call are to. */
export interface Addressee {
  readonly office: Office;
  /** Absent if nobody is named. */
  readonly member?: SittingMember | undefined;
  /** Who was chosen, from a list so old that the writer is asked first whether they still sit. */
  readonly unconfirmed?: SittingMember | undefined;
}

/**
 * Worked out from state, district, chosen kind of office and chosen member together, wherever it is needed. Nothing
 * stores the result: the sender's state may change in another tab or by a restored file, seats by time and by data, and
 * a letter must then name nobody rather than somebody who does not represent its writer.
 */
export function addresseeOf(
  { recipient, member: chosen, confirmed }: Pick<Written, 'recipient' | 'member' | 'confirmed'>,
  { state: postalCode = '', ...place }: Pick<Sender, 'state' | 'district' | 'congress'>,
  { data, today }: Congress,
): Addressee {
  const state = stateOf(postalCode);
  const seats = state && data && seatsOf(data, state, districtIn(place, data), today);
  const member = seats && [...seats.senators, seats.representative].find((each) => each?.id === chosen);
  if (member) {
    const isAsked = ageOf(member.asOf, today) === 'old' && confirmed !== member.id;
    return { office: officeOf(member), ...(isAsked ? { unconfirmed: member } : { member }) };
  }
  const offices = officesOf(state);
  return { office: offices.find((office) => office === recipient) ?? offices[0] };
}

/** @returns whether a letter may name somebody. Without a state no list is asked for that says who was chosen. */
export function isSomebodyChosen(
  { member }: Pick<Written, 'member'>,
  { state }: Pick<Sender, 'state'>,
): boolean {
  return member !== null && stateOf(state ?? '') !== undefined;
}

/** @returns which offices represent the people of a state: in DC and the territories there are no senators. */
export function officesOf(state: StateId | undefined): readonly [Office, ...Office[]] {
  if (!state || statesInCongress[state].senators > 0) return recipients;
  return [officeOf({ district: 0, state: statesInCongress[state].postalCode })];
}

/** @returns which chamber's address and bills go with an office. */
export function recipientOf(office: Office): Recipient {
  return office === 'senator' ? 'senator' : 'representative';
}
