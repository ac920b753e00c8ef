export interface CalendarEntry {
  /** The same for no two entries of anybody. */
  readonly uid: string;
  /** `YYYY-MM-DD`: the entry is of the whole day. */
  readonly day: string;
  /** When it comes again, as a recurrence rule of RFC 5545; absent if it does not. */
  readonly rule?: string;
  readonly summary: string;
  readonly description: string;
  readonly url: string;
}

/**
 * @param made when the file is made. @param name of a calendar to subscribe to, which is asked for anew once a week;
 * absent for a file with entries to take over.
 * @returns a calendar file (RFC 5545, RFC 7986) with entries of whole days and no alarm: it might ring beside others.
 */
export function calendarFile(entries: readonly CalendarEntry[], made: Date, name?: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Civic Voice//Civic Voice//EN',
    ...(name ? [`NAME:${escaped(name)}`, 'REFRESH-INTERVAL;VALUE=DURATION:P1W'] : []),
    ...entries.flatMap((entry) => entryLines(entry, calendarTime(made))),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** @returns the moment in UTC, as calendar files write it: `20261125T153005Z`. */
function calendarTime(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

function entryLines({ uid, day, rule, summary, description, url }: CalendarEntry, stamp: string) {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    ...(rule ? [`RRULE:${rule}`] : []),
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');
}

/** A line holds 75 bytes at most; a longer one goes on in the next, after a space. No character is cut in two. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  return Array.from(line, (character) => {
    const size = encoder.encode(character).length;
    const fits = bytes + size <= 75;
    bytes = fits ? bytes + size : 1 + size;
    return fits ? character : `\r\n ${character}`;
  }).join('');
}
