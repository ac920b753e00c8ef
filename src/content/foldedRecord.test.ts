import { expect, test } from '@jest/globals';
import { foldRecord, unfoldRecord } from './foldedRecord';

test('A record that was folded and unfolded is the same, with many offices, one and none', () => {
  const record = {
    rollCalls: ['115-2018-h189', '115-2018-s106'],
    members: [
      {
        id: 'A000001',
        votes: '-Y',
        offices: [
          ['St. Paul', '651-555-0100'],
          ['St. Paul', '651-555-0101'],
        ],
      },
      { id: 'B000001', votes: 'N-', offices: [['Waco', '254-555-0100']] },
      { id: 'C000001', votes: 'A-', offices: [] },
    ],
  } as const;
  expect(unfoldRecord(foldRecord(record))).toEqual(record);
});
