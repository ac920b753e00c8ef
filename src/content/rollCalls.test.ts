import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { OfficialVote, StoredVotes } from '../../scripts/congress/convertRecord';
import type { CongressData } from './congressTypes';
import { record as english } from './en/record';
import { record as spanish } from './es/record';
import { unfoldRecord } from './foldedRecord';
import type { FoldedRecord } from './foldedRecord';
import { policyIds } from './policyIds';
import { positions } from './recordTypes';
import {
  chamberOfVote,
  isOnSubject,
  officialRecord,
  rollCallIds,
  rollCalls,
  rollCallsOn,
  votesThrough,
} from './rollCalls';
import { statesInCongress } from './statesInCongress';

const read = (file: string): unknown => JSON.parse(readFileSync(path.join(__dirname, file), 'utf8'));
const { members } = read('congress.json') as CongressData;
const record = unfoldRecord(read('congressRecord.json') as FoldedRecord);
/** The official files as they were published, reduced to days, addresses and ids. */
const { senateIds, votes } = read('../../scripts/congress/rollCalls.json') as StoredVotes;

/** @returns whom the site lists of a list of ids of either kind. */
const listed = (ids: readonly string[]) => {
  const own = ids.map((id) => senateIds[id] ?? id);
  return members.map(({ id }) => id).filter((id) => own.includes(id));
};

/** @returns by a name of a position the members whom the site shows so. */
const shownAs = (id: (typeof rollCallIds)[number], name: string) =>
  record.members
    .filter(
      ({ votes: own }) => positions[own[record.rollCalls.indexOf(id)] as keyof typeof positions] === name,
    )
    .map((member) => member.id);

describe.each(rollCallIds)('What the site says of the vote %s', (id) => {
  const official: OfficialVote = votes[id];

  test('is the day and the tally of the official file, and leads to that record', () => {
    const { day, yeas, nays } = rollCalls[id];
    expect([day, yeas, nays]).toEqual([official.day, official.yea.length, official.nay.length]);
    const page = officialRecord(id);
    const numbers = /(?:(?<year>\d{4})\/roll0*(?<roll>\d+)|vote_(?<senate>\d+_\d_\d{5}))\.xml$/.exec(
      official.source,
    );
    const { year, roll, senate } = numbers?.groups ?? {};
    expect(page.endsWith(senate ? `vote_${senate}.htm` : `/Votes/${year}${roll}`)).toBe(true);
    expect(new URL(page).hostname).toBe(new URL(official.source).hostname);
  });

  if (isOnSubject(id)) {
    test.each(['yea', 'nay', 'present', 'notVoting'] as const)('names whom the file names: %s', (name) => {
      expect(shownAs(id, name)).toEqual(listed(official[name]));
    });

    test('calls nobody absent whom the file does not list', () => {
      const inFile = listed([...official.yea, ...official.nay, ...official.present, ...official.notVoting]);
      const others = ['elsewhere', 'delegate', 'sat'].flatMap((name) => shownAs(id, name));
      expect([...inFile, ...others].toSorted()).toEqual(members.map((member) => member.id).toSorted());
    });
  } else {
    test('is no member’s vote on the subject', () => {
      expect(record.rollCalls).not.toContain(id);
    });
  }
});

test('The members with a record are those of the list, in its order, with a letter for each vote', () => {
  expect(record.members.map(({ id }) => id)).toEqual(members.map(({ id }) => id));
  expect(record.rollCalls).toEqual(rollCallIds.filter(isOnSubject));
  const known = new RegExp(`^[${Object.keys(positions).join('')}]{${record.rollCalls.length}}$`);
  expect(record.members.filter(({ votes: own }) => !known.test(own))).toEqual([]);
});

/** The votes of a member, of either chamber, as the site has them. */
const votesOf = (name: string) => {
  const member = members.find((each) => each.name === name);
  const own = record.members.find(({ id }) => id === member?.id)?.votes ?? '';
  return Object.fromEntries(
    record.rollCalls.map((id, place) => [id, positions[own[place] as keyof typeof positions]]),
  );
};

test('Who moved from the House to the Senate has a record in both, each from the day of the oath', () => {
  // Sworn in as a senator on January 3, 2025; in the House since 2017.
  const votes = votesOf('Lisa Blunt Rochester');
  expect(votes).toMatchObject({
    '117-2021-h75': 'yea',
    '118-2024-s221': 'elsewhere',
    '119-2025-s127': 'nay',
  });
  expect(votes['119-2026-h224']).toBe('elsewhere');
});

test('Who was appointed or elected later was not in the chamber before', () => {
  // Appointed in January 2025.
  expect(votesOf('Ashley Moody')).toMatchObject({ '118-2024-s221': 'elsewhere', '119-2025-s127': 'yea' });
  // Elected in 2026.
  const { '119-2026-h224': first, '119-2026-h228': second, ...before } = votesOf('James Gallagher');
  expect([first, second]).toEqual(['yea', 'yea']);
  expect(new Set(Object.values(before))).toEqual(new Set(['elsewhere']));
});

test('A delegate has no vote, a Speaker may be in no list, and who did not vote is said not to have', () => {
  const delegates = members.filter(
    ({ state }) =>
      Object.values(statesInCongress).find(({ postalCode }) => postalCode === state)?.senators === 0,
  );
  expect(delegates.length).toBeGreaterThan(0);
  for (const { name } of delegates)
    expect(
      Object.values(votesOf(name)).filter((position) => !['delegate', 'elsewhere'].includes(position)),
    ).toEqual([]);
  // Speaker on that day, and of a Speaker the House asks no vote.
  expect(votesOf('Nancy Pelosi')).toMatchObject({ '117-2021-h297': 'sat', '117-2021-h75': 'yea' });
  expect(shownAs('119-2026-h224', 'notVoting').length).toBeGreaterThan(30);
});

test('Congress has voted on all policies but these, and no vote is later than the newest that was looked at', () => {
  const votedOn = policyIds.filter((id) =>
    rollCallsOn(id).some((vote) => ['direct', 'opposite'].includes(rollCalls[vote].relation)),
  );
  expect(policyIds.filter((id) => !votedOn.includes(id))).toEqual(['3', '4', '6', '10']);
  const days = rollCallIds.map((id) => rollCalls[id].day);
  expect(days).toEqual(days.toSorted());
  expect(days.filter((day) => day > votesThrough)).toEqual([]);
  expect(rollCallIds.filter((id) => chamberOfVote(id) === 'house')).toHaveLength(19);
});

test.each(Object.entries({ english, spanish }))(
  'In %s each vote says what a Yea meant, and where that was against the policy it says “against”',
  (_, { votes: words }) => {
    expect(Object.keys(words).toSorted()).toEqual([...rollCallIds].toSorted());
    const against = rollCallIds.filter((id) => /\bagainst\b|\bcontrario a\b/.test(words[id].yea));
    // Not policy 8, whose votes in the other direction say “for minimum terms in more cases”, without “against”.
    const opposite = rollCallIds.filter(
      (id) => rollCalls[id].relation === 'opposite' && rollCalls[id].policy !== '8',
    );
    expect(against).toEqual(opposite);
  },
);
