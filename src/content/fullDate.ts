import { dates } from 'words/dates';

/**
 * @param at ISO timestamp. @param locale of a text in another language than the page's.
 * @returns the day in the visitor's time zone: "November 21, 2026".
 */
export function fullDate(at: string, locale: string = dates.locale): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(at));
}
