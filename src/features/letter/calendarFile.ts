export interface CalendarEntry {
  /** The same for no two entries of anybody. */
  readonly uid: string;
  /** `YYYY-MM-DD`: the entry is of the whole day. */
  readonly day: string;
  readonly summary: string;
  readonly description: string;
  readonly url: string;
}

/**
 * @param made when the file is made.
 * @returns a calendar file (RFC 5545) with one entry of a whole day and no alarm: an alarm might ring beside others.
 */
export function calendarFile({ uid, day, summary, description, url }: CalendarEntry, made: Date): string {
  const stamp = `${made.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Civic Voice//Civic Voice//EN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
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

/** @param day `YYYY-MM-DD`. @returns the day two weeks later. */
export function twoWeeksAfter(day: string): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + 14);
  return moment.toISOString().slice(0, 10);
}
