import { expect, test } from '@jest/globals';
import { stringify } from 'yaml';
import { rollCallIds, rollCalls } from '../../src/content/rollCalls';
import { compareRecord, convertRecord, faultsOfVotes, readVote, readVotes } from './convertRecord';
import type { OfficialVotes } from './convertRecord';

const voter = (id: string) => ({ id, display_name: 'Ruiz', party: 'None', state: 'TX' });

const file = (votes: Record<string, unknown>, change: object = {}) =>
  JSON.stringify({
    chamber: 'h',
    congress: 117,
    session: '2021',
    number: 75,
    date: '2021-03-11T23:48:00-05:00',
    source_url: 'http://clerk.house.gov/evs/2021/roll075.xml',
    votes,
    ...change,
  });

const nobody = { yea: [], nay: [], present: [], notVoting: [], day: '2020-01-01', source: '' };

/** One vote of either chamber, and none of anybody in the others. */
const votes: OfficialVotes = {
  ...(Object.fromEntries(
    rollCallIds.map((id) => [id, { ...nobody, day: rollCalls[id].day }]),
  ) as unknown as OfficialVotes),
  '117-2021-h75': { ...nobody, day: '2021-03-11', yea: ['A000001'], notVoting: ['B000001'] },
  '117-2021-s46': { ...nobody, day: '2021-02-05', nay: ['S001'] },
};

const house = (start: string, end: string, state = 'TX') => ({ type: 'rep', start, end, state, district: 1 });
const senate = (start: string, end: string) => ({ type: 'sen', start, end, state: 'TX', class: 1 });

function convert(person: object, { state = 'TX', offices = [] as object[], of = votes } = {}) {
  const id = 'A000001';
  return convertRecord(
    {
      'legislators-current.yaml': stringify([{ id: { bioguide: id }, ...person }]),
      'legislators-district-offices.yaml': stringify([{ id: { bioguide: id }, offices }]),
    },
    of,
    { members: [{ id, name: 'Ana Ruiz', last: 'Ruiz', state, end: '2027-01-03' }] },
  );
}

const letter = ({ record }: ReturnType<typeof convert>, id: (typeof rollCallIds)[number]) =>
  record.members[0]?.votes[record.rollCalls.indexOf(id)];

test('Aye and No count as Yea and Nay, the day is Washington’s, and no name or party is kept', () => {
  const text = file({ Aye: [voter('B000002'), voter('A000001')], No: [voter('C000003')], 'Not Voting': [] });
  expect(readVote('117-2021-h75.json', text)).toEqual({
    day: '2021-03-11',
    source: 'http://clerk.house.gov/evs/2021/roll075.xml',
    yea: ['A000001', 'B000002'],
    nay: ['C000003'],
    present: [],
    notVoting: [],
  });
});

test.each([
  ['another vote', file({}, { number: 76 }), '117-2021-h76'],
  ['somebody twice', file({ Yea: [voter('A000001')], Nay: [voter('A000001')] }), 'A000001 twice'],
  ['a position nobody has looked at', file({ Guilty: [voter('A000001')] }), 'votes'],
  ['another source', file({}, { source_url: 'https://example.org/1' }), 'source_url'],
])('A file with %s is refused with its name', (_, text, said) => {
  const read = () => readVote('117-2021-h75.json', text);
  expect(read).toThrow('117-2021-h75.json');
  expect(read).toThrow(said);
});

test('A folder without the file of a vote is refused, and the vote is named', () => {
  expect(() => readVotes(() => undefined)).toThrow('115-2018-s36');
});

test('A tally that differs from what the site says is said with both', () => {
  expect(faultsOfVotes(votes)).toContain(
    '117-2021-h75: 2021-03-11 1-0 in the record, 2021-03-11 227-203 in src/content/rollCalls.ts.',
  );
});

test('A member who moved to the Senate is found by the id of each chamber, on days of the terms there', () => {
  const member = convert({
    id: { bioguide: 'A000001', lis: 'S001' },
    terms: [house('2013-01-03', '2021-03-12'), senate('2021-01-20', '2027-01-03')],
  });
  expect([letter(member, '117-2021-h75'), letter(member, '117-2021-s46')]).toEqual(['Y', 'N']);
  expect([letter(member, '116-2019-h99'), letter(member, '118-2024-h97')]).toEqual(['S', '-']);
  expect(member.senateIds).toEqual({ S001: 'A000001' });
  expect(member.toLookAt).toContainEqual(expect.stringContaining('sat in the chamber of 116-2019-h99'));
});

test('A delegate has no vote on passage', () => {
  const guam = convert(
    { terms: [house('2013-01-03', '2027-01-03', 'GU')] },
    { state: 'GU', of: { ...votes, '117-2021-h75': { ...nobody, day: '2021-03-11' } } },
  );
  expect([letter(guam, '117-2021-h75'), letter(guam, '117-2021-s46')]).toEqual(['D', '-']);
});

test('A vote of somebody who did not sit there then is refused: the ids are mixed up', () => {
  expect(() => convert({ terms: [house('2025-01-03', '2027-01-03')] })).toThrow(
    '117-2021-h75 lists A000001, who did not sit there',
  );
});

test('Local offices are those of the state with a phone, by town, each once', () => {
  const office = (city: string, phone?: string, state = 'TX') => ({ city, state, ...(phone && { phone }) });
  const { record, toLookAt } = convert(
    { terms: [house('2013-01-03', '2027-01-03')] },
    {
      offices: [
        office('Waco', '254-555-0100'),
        office('Austin', '512-555-0100'),
        office('Austin', '512-555-0100'),
        office('Dallas'),
        office('Tulsa', '918-555-0100', 'OK'),
      ],
    },
  );
  expect(record.members[0]?.offices).toEqual([
    ['Austin', '512-555-0100'],
    ['Waco', '254-555-0100'],
  ]);
  expect(toLookAt).toEqual(
    expect.arrayContaining([
      'Ana Ruiz, office in Dallas, TX: no phone number.',
      'Ana Ruiz, office in Tulsa, OK: another state.',
    ]),
  );
});

test('A renewal says how many votes and offices came and went, and whose vote is another one now', () => {
  const before = convert({ terms: [house('2013-01-03', '2027-01-03')] }).record;
  const [member] = before.members;
  const after = {
    ...before,
    members: [
      { id: 'A000001', votes: `N${member?.votes.slice(1)}`, offices: [['Waco', '254-555-0100']] as const },
    ],
  };
  expect(compareRecord(before, after).split('\n')).toEqual([
    `${before.rollCalls.length} votes by member: 0 came, 0 went.`,
    '1 members whose recorded vote changed.',
    '  A000001',
    '1 local offices: 1 came, 0 went.',
    '0 members without a local office.',
  ]);
});
