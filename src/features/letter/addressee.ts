import type { MemberOfCongress, Office } from '../../content/congressTypes';
import type { Recipient } from '../../content/letterTypes';
import type { StateId } from '../../content/stateIds';
import { stateOf, statesInCongress } from '../../content/statesInCongress';
import { recipients } from './letterSlice';
import type { Written } from './letterSlice';
import { officeOf, seatsOf } from './seats';
import type { Sender } from './senderSlice';
import type { Congress } from './useCongress';

/** Whom a letter and a call are to. */
export interface Addressee {
  readonly office: Office;
  /** Absent if nobody is named. */
  readonly member?: MemberOfCongress | undefined;
}

/**
 * Worked out from state, district, chosen kind of office and chosen member together, wherever it is needed. Nothing
 * stores the result: the sender's state may change in another tab or by a restored file, seats by time and by data, and
 * a letter must then name nobody rather than somebody who does not represent its writer.
 */
export function addresseeOf(
  { recipient, member: chosen }: Pick<Written, 'recipient' | 'member'>,
  { state: postalCode = '', district }: Pick<Sender, 'state' | 'district'>,
  { data, today }: Congress,
): Addressee {
  const state = stateOf(postalCode);
  const seats = state && data && seatsOf(data, state, district, today);
  const member = seats && [...seats.senators, seats.representative].find((each) => each?.id === chosen);
  if (member) return { office: officeOf(member), member };
  const offices = officesOf(state);
  return { office: offices.find((office) => office === recipient) ?? offices[0] };
}

/** @returns which offices represent the people of a state: in DC and the territories there are no senators. */
export function officesOf(state: StateId | undefined): readonly [Office, ...Office[]] {
  if (!state || statesInCongress[state].senators > 0) return recipients;
  return [officeOf({ district: 0, state: statesInCongress[state].postalCode })];
}

/** @returns which chamber's address and bills go with an office. */
export function chamberOf(office: Office): Recipient {
  return office === 'senator' ? 'senator' : 'representative';
}
