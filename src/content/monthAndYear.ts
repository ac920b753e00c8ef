import { dates } from 'words/dates';

/*
 * In the site's own names of months: `Intl.DateTimeFormat` takes long to start (60 ms on a slow phone), which would
 * delay the first press on the survey page.
 */

const nameOf = (month: string | undefined) => dates.months[Number(month) - 1] ?? '';

/** @param month `YYYY-MM`. @returns "November 2026". */
export function monthAndYear(month: string): string {
  const [year = '', number] = month.split('-');
  return dates.monthAndYear(nameOf(number), year);
}

/** @param day `YYYY-MM-DD`. @returns "November 22, 2026". */
export function dayInWords(day: string): string {
  const [year = '', month, number] = day.split('-');
  return dates.day(nameOf(month), String(Number(number)), year);
}
