import { dates } from 'words/dates';

/**
 * Uses the site's own names of months: `Intl.DateTimeFormat` takes long to start (60 ms on a slow phone), which would
 * delay the first press on the survey page. @param month `YYYY-MM`. @returns "November 2026".
 */
export function monthAndYear(month: string): string {
  const [year = '', number] = month.split('-');
  return dates.monthAndYear(dates.months[Number(number) - 1] ?? '', year);
}
