import { expect, test } from '@jest/globals';
import { congressCalendar } from './congressCalendar';

test('No line of the calendar in Spanish is longer than 75 bytes, and no letter is cut in two', () => {
  const file = congressCalendar(new Date('2026-12-01T08:00:00Z'));
  expect(Math.max(...file.split('\r\n').map((line) => Buffer.byteLength(line)))).toBe(75);
  expect(file.replaceAll('\r\n ', '')).toContain('Los proyectos que no llegaron a ser ley han terminado');
  expect(file).not.toContain('\ufffd');
});
