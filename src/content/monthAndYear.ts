import { dates } from 'words/dates';

/**
 * Spelled out: `Intl.DateTimeFormat` takes long to come up (60 ms on a slow phone), and the survey page
 * would wait for it before its first press. @param month `YYYY-MM`. @returns "November 2026".
 */
export function monthAndYear(month: string): string {
  const [year = '', number] = month.split('-');
  return dates.monthAndYear(dates.months[Number(number) - 1] ?? '', year);
}
