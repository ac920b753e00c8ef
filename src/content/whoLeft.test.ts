import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import type { CongressData } from './congressTypes';

/**
 * Members of the 119th Congress who left it: by the list of June 15, 2026, compared with that of July 15, and by the
 * vacancies before. Whoever is named in a list that the site no longer has belongs here.
 */
const left = [
  'Lindsey Graham',
  'Mark E. Green',
  'Marjorie Taylor Greene',
  'Tony Gonzales',
  'Sheila Cherfilus-McCormick',
  'Eric Swalwell',
  'David Scott',
];

const { members } = JSON.parse(readFileSync(path.join(__dirname, 'congress.json'), 'utf8')) as CongressData;

test.each(left)(
  '%s, who left, is in no list, word, source or record from which pages, letters and pictures are made',
  (name) => {
    expect(members.filter((member) => member.name === name)).toEqual([]);
    const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(?<!\.test)\.(?:ts|json)$/.test(file),
    );
    expect(files.length).toBeGreaterThan(100);
    const naming = files.filter((file) => readFileSync(path.join(__dirname, file), 'utf8').includes(name));
    expect(naming).toEqual([]);
  },
);

test('Each member of the list is greeted by a name that is part of the official one', () => {
  expect(members.length).toBeGreaterThan(500);
  expect(members.filter(({ name, last }) => !name.includes(last))).toEqual([]);
});

test('A seat is held by one member, whose site and contact form are not those of somebody else', () => {
  const seats = members
    .filter(({ district }) => district !== undefined)
    .map(({ state, district }) => `${state} ${district}`);
  expect(new Set(seats).size).toBe(seats.length);
  const sites = members.flatMap(({ site }) => site ?? []);
  expect(new Set(sites).size).toBe(sites.length);
});
