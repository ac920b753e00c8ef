import { congressCalendar as words } from 'words/congressCalendar';
import { language } from 'words/language';
import { congressEnds } from '../../content/congressEnds';
import { calendarFile } from '../../lib/calendarFile';
import { daysAfter } from '../../lib/days';
import { canonicalUrl, paths } from '../../lib/paths';

/**
 * The days of Congress that the law fixes (20th Amendment; 2 U.S.C. 7), to subscribe to: they come again every two
 * years. Two weeks after a new Congress begins stands that members may have changed: lists take some days to follow.
 */
const days = {
  newCongress: { day: congressEnds, rule: 'FREQ=YEARLY;INTERVAL=2', path: paths.letter },
  yourMembers: { day: daysAfter(congressEnds, 14), rule: 'FREQ=YEARLY;INTERVAL=2', path: paths.letter },
  secondSession: { day: '2028-01-03', rule: 'FREQ=YEARLY;INTERVAL=2', path: paths.education },
  election: {
    day: '2028-11-07',
    // The Tuesday after the first Monday in November.
    rule: 'FREQ=YEARLY;INTERVAL=2;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8',
    path: paths.home,
  },
} as const;

/** @param made when the site is built. */
export function congressCalendar(made: Date): string {
  const host = new URL(SITE_URL).hostname;
  const entries = Object.entries(days).map(([name, { day, rule, path }]) => ({
    uid: `${name}.${language}@${host}`,
    day,
    rule,
    ...words.days[name as keyof typeof days],
    url: canonicalUrl(path),
  }));
  return calendarFile(entries, made, words.name);
}
