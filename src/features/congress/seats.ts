import type { CongressData, MemberOfCongress, Office } from '../../content/congressTypes';
import type { StateId } from '../../content/stateIds';
import { statesInCongress } from '../../content/statesInCongress';

/** Who holds a seat today: a member, or nobody that the data knows of. */
export interface Seats {
  /** By last name. */
  readonly senators: readonly MemberOfCongress[];
  /** How many senators the state should have and the data does not name as sitting. */
  readonly senatorsMissing: number;
  /** `undefined` while no district is chosen, `null` where the data names nobody as sitting. */
  readonly representative: MemberOfCongress | null | undefined;
  /** Where `representative` is `null`: the day on which the last term that the data knows of ended. */
  readonly termEnded: string | undefined;
}

/** @returns the day of a moment on this device, `YYYY-MM-DD`. */
export function dayOf(moment: Date): string {
  const [month, day] = [moment.getMonth() + 1, moment.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${moment.getFullYear()}-${month}-${day}`;
}

/**
 * A term ends at noon of its last day, in Washington. That day is counted as over: a name too few is corrected by the
 * official sites beside the list, a name too many is not.
 */
function isSitting({ end }: MemberOfCongress, today: string): boolean {
  return today < end;
}

/** @returns the districts of a state: 1 to 52, or 0 alone where the whole state is one. */
export function districtsOf(state: StateId): readonly number[] {
  const { districts } = statesInCongress[state];
  return districts === 1 ? [0] : Array.from({ length: districts }, (_, index) => index + 1);
}

/**
 * @param district one of `districtsOf`, or `undefined` while none is chosen; where there is only one, that one counts.
 * @param today `YYYY-MM-DD`.
 */
export function seatsOf(
  { members }: CongressData,
  state: StateId,
  district: number | undefined,
  today: string,
): Seats {
  const { postalCode, senators: senatorCount } = statesInCongress[state];
  const known = members.filter((member) => member.state === postalCode);
  const sitting = known.filter((member) => isSitting(member, today));
  const senators = sitting.filter((member) => member.district === undefined);
  const districts = districtsOf(state);
  const asked = districts.length === 1 ? districts[0] : district;
  // A stored district may be of another state, or none at all.
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

/** @returns what a member is called by office. */
export function officeOf({ district, state }: Pick<MemberOfCongress, 'district' | 'state'>): Office {
  if (district === undefined) return 'senator';
  if (state === 'PR') return 'residentCommissioner';
  const hasSenators = Object.values(statesInCongress).some(
    ({ postalCode, senators }) => postalCode === state && senators > 0,
  );
  return hasSenators ? 'representative' : 'delegate';
}
