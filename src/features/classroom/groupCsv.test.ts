import { expect, test } from '@jest/globals';
import { policyIds } from '../../content/policyIds';
import { groupCsv } from './groupCsv';
import { tallyGroup } from './tallyGroup';

test('The table for a spreadsheet has a row for each policy with its counts', () => {
  const people = [{ '1': 'yes' }, { '1': 'no', '2': 'undecided' }] as const;
  const lines = groupCsv(tallyGroup({ people, hands: undefined })).split('\r\n');
  expect(lines.slice(0, 3)).toEqual([
    '\ufeff"Policy","Yes","Undecided","No","No answer","People"',
    '"Universal Background Checks",1,0,1,0,2',
    '"Student Loan Forgiveness",0,1,0,1,2',
  ]);
  expect(lines).toHaveLength(policyIds.length + 2);
});

test('It never has more answers than people', () => {
  const hands = { room: 28, rounds: [{ '1': { yes: 30, no: 0, undecided: 0 } }, {}] } as const;
  const [, first] = groupCsv(tallyGroup({ people: [], hands })).split('\r\n');
  expect(first).toMatch(/,30,0,0,0,30$/);
});
