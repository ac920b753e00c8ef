import { expect, test } from '@jest/globals';
import { congressEnds } from '../../content/congressEnds';
import { congressCalendar } from './congressCalendar';

const file = congressCalendar(new Date('2026-12-01T08:00:00Z'));
const lines = file.replaceAll('\r\n ', '').split('\r\n');
const valuesOf = (name: string) =>
  lines.filter((line) => line.startsWith(`${name}:`)).map((line) => line.slice(name.length + 1));

test('The calendar has the days of Congress by law, under names that stay, dated by the build', () => {
  expect(lines).toContain(`DTSTART;VALUE=DATE:${congressEnds.replaceAll('-', '')}`);
  expect(valuesOf('SUMMARY')[0]).toBe('A new Congress begins');
  expect(valuesOf('UID')).toEqual(
    ['newCongress', 'yourMembers', 'secondSession', 'election'].map(
      (name) => `${name}.en@civicvoice.example`,
    ),
  );
  expect(new Set(valuesOf('DTSTAMP'))).toEqual(new Set(['20261201T080000Z']));
});
