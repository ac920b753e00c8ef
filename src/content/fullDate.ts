import { language } from 'words/language';
import { languages } from './languages';

/** One formatter for each locale: making one for each date slowed pages with many, such as a member's votes. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * @param at ISO timestamp. @param locale of a text in another language than the page's.
 * @returns the day in the visitor's time zone: "November 21, 2026".
 */
export function fullDate(at: string, locale: string = languages[language].locale): string {
  let format = formats.get(locale);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
    formats.set(locale, format);
  }
  return format.format(new Date(at));
}

/** @param day `YYYY-MM-DD`. @returns that day in words. Without a time it is midnight UTC: a day less in the US. */
export function fullDay(day: string): string {
  return fullDate(`${day}T12:00`);
}
