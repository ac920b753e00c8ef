import { expect, test } from '@jest/globals';
import { rollCallIds } from '../../content/rollCalls';
import { voteColumns, votesCsv } from './votes';

test('The file of votes has a row for each roll call, with what a Yea meant', () => {
  const lines = votesCsv().split('\r\n').slice(0, -1);
  expect(lines[0]).toBe(`\ufeff${voteColumns.map((name) => `"${name}"`).join(',')}`);
  expect(lines).toHaveLength(rollCallIds.length + 1);
  expect(lines.filter((line) => line.includes('"A Yea was ')).length).toBe(rollCallIds.length);
});
