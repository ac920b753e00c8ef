import type { CommitteeId } from '../../content/committees';
import { congressOf } from '../../content/congressEnds';
import type { CongressData, MemberOfCongress, Office } from '../../content/congressTypes';
import type { StateId } from '../../content/stateIds';
import { statesInCongress } from '../../content/statesInCongress';
import type { Sender } from './senderSlice';

/** A member with the day on which the list knows that the member sits. */
export type SittingMember = MemberOfCongress & { readonly asOf: string };

export interface Seats {
  readonly senators: readonly SittingMember[];
  /** Seats in the Senate that are vacant or whose member's term is over: the page says so, as a name is missing. */
  readonly senatorsMissing: number;
  /** `undefined` while no district is chosen. `null` if the data has no sitting member: the page then says so. */
  readonly representative: SittingMember | null | undefined;
  /** The day, `YYYY-MM-DD`, on which the term of the district's member in the data ended; `undefined` if it has not. */
  readonly termEnded: string | undefined;
}

/**
 * A term ends at noon of its last day, in Washington. The member is left out from the start of that day: a missing name
 * is found on the official sites beside the list, but a name that is out of date would be believed.
 */
function isSitting({ end }: MemberOfCongress, today: string): boolean {
  return today < end;
}

/** Senders that were stored before this was stored with them are of this Congress. */
const firstStored = 119;

/**
 * @param place where the writer lives, with the Congress on whose map the district was chosen.
 * @returns the district, unless the list is of a newer Congress: several states vote in new districts then, and the
 * same number may be somebody else's.
 */
export function districtIn(
  { district, congress = firstStored }: Pick<Sender, 'district' | 'congress'>,
  { asOf }: Pick<CongressData, 'asOf'>,
): number | undefined {
  return congress < congressOf(asOf) ? undefined : district;
}

/** @returns the numbers of a state's districts, from 1 up to at most 52; only 0 if the whole state is one district. */
export function districtsOf(state: StateId): readonly number[] {
  const { districts } = statesInCongress[state];
  return districts === 1 ? [0] : Array.from({ length: districts }, (_, index) => index + 1);
}

/**
 * @param district one of `districtsOf`, or `undefined` while none is chosen; ignored if the state has only one.
 * @param today `YYYY-MM-DD`.
 */
export function seatsOf(
  { members, asOf }: CongressData,
  state: StateId,
  district: number | undefined,
  today: string,
): Seats {
  const { postalCode, senators: senatorCount } = statesInCongress[state];
  const known = members.filter((member) => member.state === postalCode);
  const sitting = known
    .filter((member) => isSitting(member, today))
    .map((member) => ({
      ...member,
      asOf: member.asOf ?? asOf,
      seats: isOfPastCongress(asOf, today) ? undefined : member.seats,
    }));
  const senators = sitting.filter((member) => member.district === undefined);
  const districts = districtsOf(state);
  const asked = districts.length === 1 ? districts[0] : district;
  // A stored district may be one of another state, or exist nowhere: then it counts as not chosen.
  const chosen = districts.find((each) => each === asked);
  return {
    senators,
    senatorsMissing: senatorCount - senators.length,
    representative:
      chosen === undefined ? undefined : (sitting.find((member) => member.district === chosen) ?? null),
    termEnded: known.find(
      (member) => chosen !== undefined && member.district === chosen && !isSitting(member, today),
    )?.end,
  };
}

/**
 * @param today `YYYY-MM-DD`.
 * @returns those of the committees on which the data seats nobody, or only members of the Congress before: a new
 * Congress elects them weeks after it has begun.
 */
export function committeesUnknown(
  { members, asOf }: CongressData,
  committees: readonly CommitteeId[],
  today: string,
): readonly CommitteeId[] {
  return committees.filter(
    (committee) => isOfPastCongress(asOf, today) || members.every(({ seats }) => !seats?.[committee]),
  );
}

function isOfPastCongress(asOf: string, today: string): boolean {
  return congressOf(asOf) < congressOf(today);
}

/** A member of the House from DC or a territory has another title: "Representative" would be a wrong address. */
export function officeOf({ district, state }: Pick<MemberOfCongress, 'district' | 'state'>): Office {
  if (district === undefined) return 'senator';
  if (state === 'PR') return 'residentCommissioner';
  const hasSenators = Object.values(statesInCongress).some(
    ({ postalCode, senators }) => postalCode === state && senators > 0,
  );
  return hasSenators ? 'representative' : 'delegate';
}
