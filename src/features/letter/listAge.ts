import { congressOf } from '../../content/congressEnds';

/** Days from which on a list of members says of which day it is beside each name, and is due to be renewed. */
export const agingAfter = 60;
/** Days from which on whoever writes is asked whether the member still sits, before a letter names anybody. */
const oldAfter = 180;

export type ListAge = 'new' | 'aging' | 'old';

/**
 * How far a list of members can be believed. With a new Congress it is old at once: seats change hands and some of its
 * members are in other chambers.
 * @param asOf the day of the list. @param today `YYYY-MM-DD`, by the visitor's clock.
 */
export function ageOf(asOf: string, today: string): ListAge {
  const days = (Date.parse(today) - Date.parse(asOf)) / 86_400_000;
  if (days >= oldAfter || congressOf(today) > congressOf(asOf)) return 'old';
  return days >= agingAfter ? 'aging' : 'new';
}
