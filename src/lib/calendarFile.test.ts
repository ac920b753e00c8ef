import { expect, test } from '@jest/globals';
import { reminder } from 'words/reminder';
import { calendarFile } from './calendarFile';

const entry = {
  uid: 'a1@example.org',
  day: '2026-12-09',
  summary: 'Ask again; now, or never',
  description: 'One\nTwo \\ three',
  url: 'https://example.org/letter',
};
const made = new Date('2026-11-25T15:30:05.123Z');
const text = calendarFile([entry], made);

/** @returns the lines as a calendar reads them: those that were folded in one piece. */
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test('The file is a calendar with one entry of a whole day, made at a time in UTC', () => {
  expect(unfolded(text)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Civic Voice//Civic Voice//EN',
    'BEGIN:VEVENT',
    'UID:a1@example.org',
    'DTSTAMP:20261125T153005Z',
    'DTSTART;VALUE=DATE:20261209',
    'SUMMARY:Ask again\\; now\\, or never',
    'DESCRIPTION:One\\nTwo \\\\ three',
    'URL:https://example.org/letter',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('Every line ends in CRLF, and there is no alarm', () => {
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(text).not.toContain('VALARM');
});

test.each([
  ['the words of the site', reminder],
  ['letters of four bytes', { ask: { summary: '🗳'.repeat(60), description: 'ñ'.repeat(200) } }],
])('No line of %s is longer than 75 bytes, and what was cut is whole again', (_, { ask }) => {
  const file = calendarFile([{ ...entry, ...ask }], made);
  const sizes = file.split('\r\n').map((line) => Buffer.byteLength(line));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
  const whole = unfolded(file).join('\n').replaceAll('\\', '');
  expect(whole).toContain(`SUMMARY:${ask.summary}`);
  expect(whole).toContain(`DESCRIPTION:${ask.description}`);
});
