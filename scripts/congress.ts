/**
 * `npm run congress -- <folder> [YYYY-MM-DD]`: turns the three files of the public dataset on members of Congress
 * into `src/content/congress.json`, and says who came and went. docs/content.md says when that is due.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CongressData } from '../src/content/congressTypes';
import { dayOf } from '../src/features/letter/seats';
import { compareCongress, convertCongress } from './convertCongress';
import { dayOfClone, faultOfDay } from './dayOfDataset';

const target = path.join(import.meta.dirname, '../src/content/congress.json');

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const [folder, day] = process.argv.slice(2);
if (!folder)
  fail(
    'Which folder? Clone https://github.com/unitedstates/congress-legislators, then: npm run congress -- <folder>',
  );
const before = existsSync(target) ? (JSON.parse(readFileSync(target, 'utf8')) as CongressData) : null;
const asOf = day ?? dayOfClone(folder);
if (!asOf)
  fail(
    'The folder is no clone of the dataset, so it does not say of which day it is: add the day as YYYY-MM-DD.',
  );
const fault = faultOfDay(asOf, before?.asOf ?? '', dayOf(new Date()));
if (fault) fail(fault);

const file = (name: string) => readFileSync(path.join(folder, name), 'utf8');
try {
  const { data, leftOut } = convertCongress(
    {
      'legislators-current.yaml': file('legislators-current.yaml'),
      'committees-current.yaml': file('committees-current.yaml'),
      'committee-membership-current.yaml': file('committee-membership-current.yaml'),
    },
    asOf,
  );
  const { members, ...rest } = data;
  // One line per member, so that a diff shows who changed.
  const lines = members.map((member) => JSON.stringify(member)).join(',\n');
  writeFileSync(target, `${JSON.stringify(rest).slice(0, -1)},"members":[\n${lines}\n]}\n`);
  console.log(compareCongress(before, data));
  for (const sentence of leftOut) console.log(`Left out: ${sentence}`);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
