import { expect, test } from '@jest/globals';
import { stringify } from 'yaml';
import { committeeIds } from '../../src/content/committees';
import { compareCongress, convertCongress } from './convertCongress';

const senator = {
  id: { bioguide: 'S000001' },
  name: { first: 'Ana', last: 'Ruiz', official_full: 'Ana M. Ruiz' },
  terms: [
    { type: 'rep', end: '2021-01-03', state: 'TX', party: 'None' },
    {
      type: 'sen',
      end: '2029-01-03',
      state: 'TX',
      phone: '202-224-0001',
      url: 'http://www.ruiz.senate.gov',
      address: '1 Hart Senate Office Building Washington DC 20510',
    },
  ],
};
const representative = {
  id: { bioguide: 'H000001' },
  name: { first: 'Bo', last: 'Lee', suffix: 'Jr.' },
  terms: [{ type: 'rep', end: '2027-01-03', state: 'TX', district: 2 }],
};

const successor = {
  id: 'N000001',
  name: 'Kim Oh',
  last: 'Oh',
  state: 'TX',
  district: 3,
  since: '2026-06-01',
  end: '2027-01-03',
};

function files(
  legislators: unknown,
  membership: Record<string, unknown> = {},
  byHand: readonly unknown[] = [],
) {
  const everyCommittee = Object.fromEntries(committeeIds.map((id) => [id, []]));
  return {
    'legislators-current.yaml': stringify(legislators),
    'committees-current.yaml': stringify(committeeIds.map((id) => ({ thomas_id: id, name: id }))),
    'committee-membership-current.yaml': stringify({ ...everyCommittee, ...membership }),
    'membersByHand.json': JSON.stringify({
      source: 'https://clerk.house.gov/Members',
      asOf: '2026-06-20',
      members: byHand,
    }),
  };
}

const convert = (legislators: unknown, membership?: Record<string, unknown>) =>
  convertCongress(files(legislators, membership), '2026-06-15');

test('The last term gives office and contact, by https, and no party', () => {
  expect(convert([representative, senator]).data.members).toEqual([
    {
      id: 'S000001',
      name: 'Ana M. Ruiz',
      last: 'Ruiz',
      state: 'TX',
      end: '2029-01-03',
      phone: '202-224-0001',
      site: 'https://www.ruiz.senate.gov',
      office: '1 Hart Senate Office Building',
      zip: '20510',
    },
    { id: 'H000001', name: 'Bo Lee Jr.', last: 'Lee', state: 'TX', district: 2, end: '2027-01-03' },
  ]);
});

test('The order of the files does not change the result', () => {
  expect(convert([senator, representative])).toEqual(convert([representative, senator]));
});

test('A seat on one of the committees is kept with its title, another committee is not', () => {
  const seats = {
    SSJU: [{ bioguide: 'S000001', title: 'Chairman' }],
    SSVA: [{ bioguide: 'S000001' }],
    SSAF: [{ bioguide: 'S000001' }],
  };
  expect(convert([senator], seats).data.members[0]?.seats).toEqual({ SSJU: 'chair', SSVA: 'member' });
});

test('Of a member who has moved to the other chamber, a seat on a committee of the one before is left out and said', () => {
  const seats = { HSJU: [{ bioguide: 'S000001' }], SSVA: [{ bioguide: 'S000001' }] };
  const { data, leftOut } = convert([senator], seats);
  expect(data.members[0]?.seats).toEqual({ SSVA: 'member' });
  expect(leftOut).toEqual(['S000001, HSJU: the member now sits in the other chamber.']);
});

test('A website with a slip of the pen is left out and said, and the member stays', () => {
  const [, term] = senator.terms;
  const { data, leftOut } = convert([
    { ...senator, terms: [{ ...term, contact_form: 'hhttps://ruiz.senate.gov' }] },
  ]);
  expect(data.members[0]).not.toHaveProperty('contactForm');
  expect(leftOut).toEqual([expect.stringContaining('S000001, contact_form: "hhttps://ruiz.senate.gov"')]);
});

test('A member whose term was over on the day of the data is left out and said, and the others stay', () => {
  const [, term] = senator.terms;
  const appointed = { ...senator, terms: [{ ...term, end: '2026-06-15' }] };
  const { data, leftOut } = convert([appointed, representative]);
  expect(data.members.map(({ id }) => id)).toEqual(['H000001']);
  expect(leftOut).toEqual(['S000001, Ana M. Ruiz, TX: the term was over on 2026-06-15.']);
});

test('The Resident Commissioner of Puerto Rico sits for four years, as the law says, not for the two of the House', () => {
  const term = { type: 'rep', state: 'PR', district: 0 };
  const endIn = (end: string) =>
    convert([{ ...representative, terms: [{ ...term, end }] }]).data.members[0]?.end;
  expect([endIn('2027-01-03'), endIn('2029-01-03')]).toEqual(['2029-01-03', '2029-01-03']);
  expect(convert([representative]).data.members[0]?.end).toBe('2027-01-03');
});

test('A member whose seat was filled by appointment is told from one who was elected', () => {
  const [, term] = senator.terms;
  const [appointed] = convert([{ ...senator, terms: [{ ...term, how: 'appointment' }] }]).data.members;
  expect(appointed).toMatchObject({ appointed: true });
  expect(convert([senator]).data.members[0]).not.toHaveProperty('appointed');
});

test('The salutation keeps to the official name where the dataset has a longer last name', () => {
  const name = { first: 'Darline', last: 'Graham Nordone', official_full: 'Darline Graham' };
  expect(convert([{ ...senator, name }]).data.members[0]).toMatchObject({
    name: 'Darline Graham',
    last: 'Graham',
  });
});

test('A member added by hand stands among the others with the day of the source, until the dataset has the seat', () => {
  const added = convertCongress(files([senator, representative], {}, [successor]), '2026-06-15');
  const shown = { ...successor, asOf: '2026-06-20' };
  expect(added.data.members).toContainEqual(shown);
  expect(added.leftOut).toEqual([]);
  const filled = { ...representative, terms: [{ ...representative.terms[0], district: 3 }] };
  const renewed = convertCongress(files([senator, filled], {}, [successor]), '2026-06-15');
  expect(renewed.data.members).not.toContainEqual(shown);
  expect(renewed.leftOut).toEqual([
    'N000001, Kim Oh, by hand: the dataset has Bo Lee Jr.. Delete the entry.',
  ]);
});

test('A member added by hand whose term is over is left out, and whoever renews the data is told to delete the entry', () => {
  const { data, leftOut } = convertCongress(files([senator], {}, [successor]), '2027-01-03');
  expect(data.members.map(({ id }) => id)).toEqual(['S000001']);
  expect(leftOut).toEqual(['N000001, Kim Oh, by hand: the term was over on 2027-01-03. Delete the entry.']);
});

test.each([
  [
    'a term without an end',
    { ...representative, terms: [{ type: 'rep', state: 'TX', district: 1 }] },
    '0.terms.end',
  ],
  [
    'a representative without a district',
    { ...representative, terms: [{ type: 'rep', state: 'TX', end: '2027-01-03' }] },
    'expected a district',
  ],
  ['nobody’s name', { ...representative, name: {} }, '0.name.first'],
])('With %s nothing is converted, and the message says where', (_, legislator, message) => {
  expect(() => convert([legislator])).toThrow(message);
});

test('A committee whose members are not out yet has none, which is said, and the others keep theirs', () => {
  const { data, leftOut } = convert([senator], { SSJU: undefined, SSVA: [{ bioguide: 'S000001' }] });
  expect(data.members[0]?.seats).toEqual({ SSVA: 'member' });
  expect(leftOut).toEqual(['SSJU: who sits on it is not out yet. The page says so.']);
});

test('A committee that is gone, a title that is new and a day that is none are said', () => {
  const gone = { ...files([senator]), 'committees-current.yaml': stringify([]) };
  expect(() => convertCongress(gone, '2026-06-15')).toThrow('no committee SSBK');
  expect(() => convert([senator], { SSJU: [{ bioguide: 'S000001', title: 'Grand Vizier' }] })).toThrow(
    'a title',
  );
  for (const day of ['June 15', '2026-02-31'])
    expect(() => convertCongress(files([senator]), day)).toThrow('the date does not fit');
});

test('Whoever renews the data reads who came, who went, whose details changed and what is missing', () => {
  const before = convert([senator]).data;
  const moved = { ...senator, terms: [{ ...senator.terms[1], phone: '202-224-0002' }] };
  expect(compareCongress(before, convert([moved, representative]).data).split('\n')).toEqual([
    '2 members as of 2026-06-15.',
    '1 came.',
    '  Bo Lee Jr., TX 2',
    '0 went.',
    '1 changed.',
    '  Ana M. Ruiz, TX Senate',
    '1 without phone, office or website.',
    '  Bo Lee Jr., TX 2',
  ]);
  expect(compareCongress(before, convert([representative]).data)).toContain(
    '1 went.\n  Ana M. Ruiz, TX Senate',
  );
});
