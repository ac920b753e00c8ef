/**
 * `npm run congress -- <folder> [YYYY-MM-DD] [--votes <folder>]`: turns the files of the public dataset on members of
 * Congress into `src/content/congress.json`, and how they voted and their local offices into
 * `src/content/congressRecord.json`; says who and what came and went. With `--votes`, the roll calls are read again
 * from a folder of the public dataset of votes; else those in `scripts/congress/rollCalls.json` are used, as a vote once
 * taken stays. docs/content.md says when that is due.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { CongressData } from '../../src/content/congressTypes';
import { foldRecord, unfoldRecord } from '../../src/content/foldedRecord';
import type { FoldedRecord } from '../../src/content/foldedRecord';
import { rollCallIds } from '../../src/content/rollCalls';
import { dayOf } from '../../src/lib/dayOf';
import { compareCongress, convertCongress } from './convertCongress';
import { compareRecord, convertRecord, faultsOfVotes, readVotes } from './convertRecord';
import type { OfficialVotes, StoredVotes } from './convertRecord';
import { dayOfClone, faultOfDay, faultOfFolder } from './dayOfDataset';

const target = path.join(import.meta.dirname, '../../src/content/congress.json');
const recordTarget = path.join(import.meta.dirname, '../../src/content/congressRecord.json');
const byHand = path.join(import.meta.dirname, 'membersByHand.json');
const votesTarget = path.join(import.meta.dirname, 'rollCalls.json');

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const {
  positionals: [folder, day],
  values: { votes: votesFolder },
} = parseArgs({ allowPositionals: true, options: { votes: { type: 'string' } } });
if (!folder)
  fail(
    'Which folder? Clone https://github.com/unitedstates/congress-legislators, then: npm run congress -- <folder>',
  );
const faultThere = faultOfFolder(folder);
if (faultThere) fail(faultThere);

function present(at: string): unknown {
  return existsSync(at) ? JSON.parse(readFileSync(at, 'utf8')) : null;
}

const before = present(target) as CongressData | null;
const asOf = day ?? dayOfClone(folder);
if (!asOf)
  fail(
    'The folder is no clone of the dataset, so it does not say of which day it is: add the day as YYYY-MM-DD.',
  );
const fault = faultOfDay(asOf, before?.asOf ?? '', dayOf(new Date()));
if (fault) fail(fault);

const file = (name: string) => readFileSync(path.join(folder, name), 'utf8');

/** One entry on a line, so that a diff shows what changed. */
function write(at: string, entries: readonly string[], open: string, close: string): void {
  writeFileSync(at, `${open}\n${entries.join(',\n')}\n${close}\n`);
}

function readOfficialVotes(): OfficialVotes {
  if (!votesFolder) {
    const stored = present(votesTarget) as StoredVotes | null;
    if (!stored) fail('scripts/congress/rollCalls.json is not there: add --votes <folder>.');
    return stored.votes;
  }
  return readVotes((name) => {
    const at = path.join(votesFolder, name);
    return existsSync(at) ? readFileSync(at, 'utf8') : undefined;
  });
}

try {
  const { data, leftOut } = convertCongress(
    {
      'legislators-current.yaml': file('legislators-current.yaml'),
      'committees-current.yaml': file('committees-current.yaml'),
      'committee-membership-current.yaml': file('committee-membership-current.yaml'),
      'membersByHand.json': readFileSync(byHand, 'utf8'),
    },
    asOf,
  );
  const votes = readOfficialVotes();
  const faults = faultsOfVotes(votes);
  if (faults.length > 0) fail(faults.join('\n'));
  const { record, senateIds, toLookAt } = convertRecord(
    {
      'legislators-current.yaml': file('legislators-current.yaml'),
      'legislators-district-offices.yaml': file('legislators-district-offices.yaml'),
    },
    votes,
    data,
  );
  const recordBefore = present(recordTarget) as FoldedRecord | null;
  // Written only now, when all of them fit: half of a renewal would name members without their votes.
  const { members, ...rest } = data;
  const lines = (list: readonly object[]) => list.map((each) => JSON.stringify(each));
  write(target, lines(members), `${JSON.stringify(rest).slice(0, -1)},"members":[`, ']}');
  write(
    recordTarget,
    // A line for a member in each list.
    Object.entries(foldRecord(record)).map(
      ([name, list]) =>
        `"${name}":[\n${(list as readonly string[]).map((each) => JSON.stringify(each)).join(',\n')}\n]`,
    ),
    '{',
    '}',
  );
  write(
    votesTarget,
    rollCallIds.map((id) => `"${id}":${JSON.stringify(votes[id])}`),
    `{"senateIds":${JSON.stringify(senateIds)},"votes":{`,
    '}}',
  );
  console.log(compareCongress(before, data));
  console.log(compareRecord(recordBefore && unfoldRecord(recordBefore), record));
  for (const sentence of leftOut) console.log(`Left out: ${sentence}`);
  for (const sentence of toLookAt) console.log(`To look at: ${sentence}`);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
