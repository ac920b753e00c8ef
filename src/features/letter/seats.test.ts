import { expect, test } from '@jest/globals';
import { congressEnds } from '../../content/congressEnds';
import congress from '../../content/congress.json';
import type { CongressData } from '../../content/congressTypes';
import { stateIds } from '../../content/stateIds';
import { statesInCongress } from '../../content/statesInCongress';
import { ageOf } from './listAge';
import { committeesUnknown, districtIn, districtsOf, seatsOf } from './seats';

const data = congress as CongressData;
const asOf = data.asOf;

test('A state with many districts names its two senators by last name, and its representative once a district is chosen', () => {
  const { senators, senatorsMissing, representative } = seatsOf(data, 'california', undefined, asOf);
  expect(senators.map(({ last }) => last)).toEqual(['Padilla', 'Schiff']);
  expect(senatorsMissing).toBe(0);
  expect(representative).toBeUndefined();
  expect(seatsOf(data, 'california', 12, asOf).representative).toMatchObject({ state: 'CA', district: 12 });
});

test.each([0, 53, 1.5])('District %d of California counts as none chosen', (district) => {
  expect(seatsOf(data, 'california', district, asOf).representative).toBeUndefined();
});

test('Where the whole state is one district there is nothing to choose', () => {
  for (const state of stateIds.filter((each) => statesInCongress[each].districts === 1)) {
    expect(districtsOf(state)).toEqual([0]);
    expect(seatsOf(data, state, undefined, asOf).representative).not.toBeUndefined();
  }
});

test('A territory has a delegate and no senators, and none is missing', () => {
  const { senators, senatorsMissing, representative } = seatsOf(data, 'puerto-rico', undefined, asOf);
  expect([senators, senatorsMissing]).toEqual([[], 0]);
  expect(representative).toMatchObject({ state: 'PR', district: 0 });
});

test.each(['ohio', 'florida'] as const)(
  'The senator of %s who was appointed until the election of November 2026 sits until then only',
  (state) => {
    expect(seatsOf(data, state, undefined, '2026-11-02').senatorsMissing).toBe(0);
    expect(seatsOf(data, state, undefined, '2026-11-03').senatorsMissing).toBe(1);
  },
);

test.each(['2027-01-03', '2027-02-01', '2032-01-01'])('On %s nobody is named whose term is over', (today) => {
  const named = stateIds.flatMap((state) =>
    districtsOf(state).flatMap((district) => {
      const { senators, representative } = seatsOf(data, state, district, today);
      return [...senators, ...(representative ? [representative] : [])];
    }),
  );
  const over = named.filter(({ end }) => end <= today);
  expect(over).toEqual([]);
  expect(named.filter(({ district }) => district !== undefined)).toEqual([]);
});

test('A seat for which the data names nobody is told from a seat that is not asked for', () => {
  const empty = stateIds.flatMap((state) =>
    districtsOf(state).filter((district) => seatsOf(data, state, district, asOf).representative === null),
  );
  expect(empty).toHaveLength(441 - data.members.filter(({ district }) => district !== undefined).length);
});

test('A committee on which the data seats nobody is told from one with members, until their Congress ends', () => {
  const withoutSenate = {
    ...data,
    members: data.members.filter(({ seats }) => !seats?.SSJU),
  };
  expect(committeesUnknown(withoutSenate, ['SSJU', 'HSJU'], asOf)).toEqual(['SSJU']);
  expect(committeesUnknown(data, ['SSJU', 'HSJU'], asOf)).toEqual([]);
  expect(committeesUnknown(data, ['SSJU', 'HSJU'], congressEnds)).toEqual(['SSJU', 'HSJU']);
});

test('A remembered district counts until the list is of a newer Congress than the one for which it was chosen', () => {
  const remembered = { district: 7, congress: 119 };
  expect(districtIn(remembered, { asOf: '2027-01-02' })).toBe(7);
  expect(districtIn(remembered, { asOf: '2027-01-03' })).toBeUndefined();
  expect(districtIn({ district: 7, congress: 120 }, { asOf: '2027-01-03' })).toBe(7);
  // Stored before the Congress was.
  expect(districtIn({ district: 7 }, { asOf })).toBe(7);
  expect(districtIn({ district: 7 }, { asOf: '2027-01-03' })).toBeUndefined();
});

test('A renewed list of the new Congress gives the committees of its members again', () => {
  const renewed = { ...data, asOf: '2027-02-01' };
  expect(seatsOf(renewed, 'iowa', undefined, '2027-02-01').senators.some(({ seats }) => seats?.SSJU)).toBe(
    true,
  );
  expect(committeesUnknown(renewed, ['SSJU'], '2027-02-01')).toEqual([]);
});

test.each([
  ['America/New_York', '2027-01-02T12:00-05:00', '2027-01-02', true],
  ['America/New_York', '2027-01-03T12:00-05:00', '2027-01-03', false],
  ['America/New_York', '2027-01-04T12:00-05:00', '2027-01-04', false],
  ['Pacific/Guam', '2027-01-02T12:00+10:00', '2027-01-02', true],
  ['Pacific/Guam', '2027-01-03T12:00+10:00', '2027-01-03', false],
  ['Pacific/Guam', '2027-01-04T12:00+10:00', '2027-01-04', false],
  // Noon of January 2 in Washington.
  ['Pacific/Guam', '2027-01-02T12:00-05:00', '2027-01-03', false],
])('In %s at %s it is %s, and whether the list names the House is %s', (timeZone, moment, day, named) => {
  const today = new Date(moment).toLocaleDateString('en-CA', { timeZone });
  expect(today).toBe(day);
  const { senators, representative } = seatsOf(data, 'california', 12, today);
  expect(Boolean(representative)).toBe(named);
  expect(senators.map(({ last }) => last)).toEqual(['Padilla', 'Schiff']);
  expect(ageOf(asOf, today)).toBe(named ? 'aging' : 'old');
  expect(committeesUnknown(data, ['SSJU'], today)).toEqual(named ? [] : ['SSJU']);
  const district = districtIn({ district: 12, congress: 119 }, { asOf: today });
  expect(district).toBe(named ? 12 : undefined);
});
