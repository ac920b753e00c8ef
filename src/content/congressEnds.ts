/**
 * The day on which the 119th Congress ends (20th Amendment: January 3, at noon). A bill that was not enacted by then
 * has ended and would have to be introduced again, so letters no longer name it.
 */
export const congressEnds = '2027-01-03';

/** @param day `YYYY-MM-DD`. @returns the number of the Congress on that day: a new one begins on January 3 of odd years. */
export function congressOf(day: string): number {
  const year = Number(day.slice(0, 4)) - (day.slice(5) < '01-03' ? 1 : 0);
  return Math.floor((year - 1787) / 2);
}
