/**
 * A file of its own, because the inline script of every page has it: with `today.ts` it would load React as well.
 * @returns `YYYY-MM-DD` in the visitor's time zone; in UTC, as in `toISOString`, it may be the day before or after.
 */
export function dayOf(moment: Date): string {
  const [month, day] = [moment.getMonth() + 1, moment.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${moment.getFullYear()}-${month}-${day}`;
}
