import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { committeeIds, committeesOf } from './committees';
import type { CongressData } from './congressTypes';
import { stateIds } from './stateIds';
import { statesInCongress } from './statesInCongress';

const { asOf, members } = JSON.parse(
  readFileSync(path.join(__dirname, 'congress.json'), 'utf8'),
) as CongressData;
const states = stateIds.map((id) => statesInCongress[id]);

test('The 56 states and territories have 435 seats with a vote, six without, and 100 senators', () => {
  expect(new Set(states.map(({ postalCode }) => postalCode)).size).toBe(56);
  const seats = states.reduce((sum, { districts }) => sum + districts, 0);
  expect([seats, states.filter(({ senators }) => senators === 0).length]).toEqual([441, 6]);
  expect(states.reduce((sum, { senators }) => sum + senators, 0)).toBe(100);
});

test.each(states)(
  '$postalCode has no more senators than it may, and one member for each district at the most',
  (state) => {
    const own = members.filter((member) => member.state === state.postalCode);
    const districts = own.flatMap(({ district }) => district ?? []);
    expect(own.length - districts.length).toBeLessThanOrEqual(state.senators);
    expect(new Set(districts).size).toBe(districts.length);
    const [lowest, highest] = state.districts === 1 ? [0, 0] : [1, state.districts];
    expect(districts.filter((district) => district < lowest || district > highest)).toEqual([]);
    expect(own).not.toEqual([]);
  },
);

test('Every member can be told apart, belongs to a known state, and sat on the day of the data', () => {
  const codes = new Set(states.map(({ postalCode }) => postalCode));
  expect(new Set(members.map(({ id }) => id)).size).toBe(members.length);
  expect(members.filter(({ state }) => !codes.has(state))).toEqual([]);
  expect(members.filter(({ end }) => !/^\d{4}-\d\d-\d\d$/.test(end) || end <= asOf)).toEqual([]);
  expect(members.filter(({ name, last }) => !name.includes(last.split(' ')[0] ?? ''))).toEqual([]);
});

test('What can be called or opened is a number of Washington and an address of Congress by https', () => {
  for (const { phone, site, contactForm, office, zip, district } of members) {
    if (phone) expect(phone).toMatch(/^202-\d{3}-\d{4}$/);
    for (const address of [site, contactForm]) {
      if (address) expect(address).toMatch(/^https:\/\/([\w-]+\.)+(senate|house)\.gov(\/|$|\?)/);
    }
    expect(Boolean(office)).toBe(Boolean(zip));
    if (zip) expect(zip).toMatch(district === undefined ? /^20510/ : /^20515/);
  }
});

test('Each policy begins in a committee of either chamber', () => {
  for (const committees of Object.values(committeesOf)) {
    expect(new Set(committees.map((id) => id.charAt(0)))).toEqual(new Set(['S', 'H']));
  }
});

test.each(committeeIds)(
  'On %s sit members of its own chamber, one of them in the chair at the most',
  (id) => {
    const seated = members.filter(({ seats }) => seats?.[id]);
    expect(seated.filter(({ seats }) => seats?.[id] === 'chair').length).toBeLessThan(2);
    expect(seated.every(({ district }) => (district === undefined) === id.startsWith('S'))).toBe(true);
  },
);
