import { stateIds } from './stateIds';
import type { StateId } from './stateIds';

export interface StateInCongress {
  /** As in postal addresses and in `congress.json`, whose members are found by it. */
  readonly postalCode: string;
  /** Seats in the House since the census of 2020; the territories and DC have one without a vote on the floor. */
  readonly districts: number;
  readonly senators: 0 | 2;
}

/** Source: the apportionment of the US Census Bureau of April 2021, 435 seats, valid until the election of 2032. */
export const statesInCongress: Readonly<Record<StateId, StateInCongress>> = {
  alabama: { postalCode: 'AL', districts: 7, senators: 2 },
  alaska: { postalCode: 'AK', districts: 1, senators: 2 },
  'american-samoa': { postalCode: 'AS', districts: 1, senators: 0 },
  arizona: { postalCode: 'AZ', districts: 9, senators: 2 },
  arkansas: { postalCode: 'AR', districts: 4, senators: 2 },
  california: { postalCode: 'CA', districts: 52, senators: 2 },
  colorado: { postalCode: 'CO', districts: 8, senators: 2 },
  connecticut: { postalCode: 'CT', districts: 5, senators: 2 },
  delaware: { postalCode: 'DE', districts: 1, senators: 2 },
  'district-of-columbia': { postalCode: 'DC', districts: 1, senators: 0 },
  florida: { postalCode: 'FL', districts: 28, senators: 2 },
  georgia: { postalCode: 'GA', districts: 14, senators: 2 },
  guam: { postalCode: 'GU', districts: 1, senators: 0 },
  hawaii: { postalCode: 'HI', districts: 2, senators: 2 },
  idaho: { postalCode: 'ID', districts: 2, senators: 2 },
  illinois: { postalCode: 'IL', districts: 17, senators: 2 },
  indiana: { postalCode: 'IN', districts: 9, senators: 2 },
  iowa: { postalCode: 'IA', districts: 4, senators: 2 },
  kansas: { postalCode: 'KS', districts: 4, senators: 2 },
  kentucky: { postalCode: 'KY', districts: 6, senators: 2 },
  louisiana: { postalCode: 'LA', districts: 6, senators: 2 },
  maine: { postalCode: 'ME', districts: 2, senators: 2 },
  maryland: { postalCode: 'MD', districts: 8, senators: 2 },
  massachusetts: { postalCode: 'MA', districts: 9, senators: 2 },
  michigan: { postalCode: 'MI', districts: 13, senators: 2 },
  minnesota: { postalCode: 'MN', districts: 8, senators: 2 },
  mississippi: { postalCode: 'MS', districts: 4, senators: 2 },
  missouri: { postalCode: 'MO', districts: 8, senators: 2 },
  montana: { postalCode: 'MT', districts: 2, senators: 2 },
  nebraska: { postalCode: 'NE', districts: 3, senators: 2 },
  nevada: { postalCode: 'NV', districts: 4, senators: 2 },
  'new-hampshire': { postalCode: 'NH', districts: 2, senators: 2 },
  'new-jersey': { postalCode: 'NJ', districts: 12, senators: 2 },
  'new-mexico': { postalCode: 'NM', districts: 3, senators: 2 },
  'new-york': { postalCode: 'NY', districts: 26, senators: 2 },
  'north-carolina': { postalCode: 'NC', districts: 14, senators: 2 },
  'north-dakota': { postalCode: 'ND', districts: 1, senators: 2 },
  'northern-mariana-islands': { postalCode: 'MP', districts: 1, senators: 0 },
  ohio: { postalCode: 'OH', districts: 15, senators: 2 },
  oklahoma: { postalCode: 'OK', districts: 5, senators: 2 },
  oregon: { postalCode: 'OR', districts: 6, senators: 2 },
  pennsylvania: { postalCode: 'PA', districts: 17, senators: 2 },
  'puerto-rico': { postalCode: 'PR', districts: 1, senators: 0 },
  'rhode-island': { postalCode: 'RI', districts: 2, senators: 2 },
  'south-carolina': { postalCode: 'SC', districts: 7, senators: 2 },
  'south-dakota': { postalCode: 'SD', districts: 1, senators: 2 },
  tennessee: { postalCode: 'TN', districts: 9, senators: 2 },
  texas: { postalCode: 'TX', districts: 38, senators: 2 },
  'us-virgin-islands': { postalCode: 'VI', districts: 1, senators: 0 },
  utah: { postalCode: 'UT', districts: 4, senators: 2 },
  vermont: { postalCode: 'VT', districts: 1, senators: 2 },
  virginia: { postalCode: 'VA', districts: 11, senators: 2 },
  washington: { postalCode: 'WA', districts: 10, senators: 2 },
  'west-virginia': { postalCode: 'WV', districts: 2, senators: 2 },
  wisconsin: { postalCode: 'WI', districts: 8, senators: 2 },
  wyoming: { postalCode: 'WY', districts: 1, senators: 2 },
};

export function stateOf(postalCode: string): StateId | undefined {
  return stateIds.find((id) => statesInCongress[id].postalCode === postalCode);
}

export const postalCodes: readonly string[] = stateIds.map((id) => statesInCongress[id].postalCode);
