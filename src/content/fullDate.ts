import { dates } from 'words/dates';

const format = new Intl.DateTimeFormat(dates.locale, { dateStyle: 'long' });

/** @param at ISO timestamp. @returns the day in the visitor's time zone: "November 21, 2026". */
export function fullDate(at: string): string {
  return format.format(new Date(at));
}
