import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { dayOfClone, faultOfDay, faultOfFolder } from './dayOfDataset';
import { attempt, installFromDebian } from '../browsers/installFromDebian';

let folder = '';
const git = (...args: readonly string[]) =>
  execFileSync(
    'git',
    ['-C', folder, '-c', 'user.name=A', '-c', 'user.email=a@b.us', '-c', 'commit.gpgsign=false', ...args],
    {
      stdio: 'ignore',
      env: { ...process.env, GIT_COMMITTER_DATE: '2026-06-15T12:00:00Z' },
    },
  );

function repository(origin: string) {
  for (const name of [
    'legislators-current',
    'legislators-district-offices',
    'committees-current',
    'committee-membership-current',
  ])
    writeFileSync(path.join(folder, `${name}.yaml`), '[]\n');
  git('init');
  git('add', '.');
  git('commit', '-m', 'data');
  git('remote', 'add', 'origin', origin);
}

beforeAll(() => {
  if (!attempt('git', '--version')) installFromDebian('git');
});

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'civic-voice-dataset-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('A clone of the dataset is of the day of its last commit, until a file is changed', () => {
  repository('https://github.com/unitedstates/congress-legislators.git');
  expect(dayOfClone(folder)).toBe('2026-06-15');
  writeFileSync(path.join(folder, 'committees-current.yaml'), '[1]\n');
  expect(dayOfClone(folder)).toBe('');
});

test('A plain copy, a copy in another repository and one in a clone have no day', () => {
  expect(dayOfClone(folder)).toBe('');
  repository('https://github.com/somebody/civic-voice');
  expect(dayOfClone(folder)).toBe('');
  git('remote', 'set-url', 'origin', 'https://github.com/unitedstates/congress-legislators');
  mkdirSync(path.join(folder, 'copy'));
  expect(dayOfClone(path.join(folder, 'copy'))).toBe('');
});

test('A folder that is not there, or lacks a file of the dataset, is named with what it lacks', () => {
  const elsewhere = path.join(folder, 'elsewhere');
  expect(faultOfFolder(elsewhere)).toContain(`In ${elsewhere} there is no legislators-current.yaml, `);
  repository('https://github.com/unitedstates/congress-legislators');
  expect(faultOfFolder(folder)).toBe('');
  rmSync(path.join(folder, 'committees-current.yaml'));
  expect(faultOfFolder(folder)).toContain('there is no committees-current.yaml.');
});

test.each([
  ['2030-01-01', 'has not come yet'],
  ['2026-06-14', 'is before the data'],
  ['2026-02-31', 'is no day'],
  ['June', 'is no day'],
])('New data cannot be of %s', (day, fault) => {
  expect(faultOfDay(day, '2026-06-15', '2026-11-23')).toContain(fault);
});

test.each(['2026-06-15', '2026-11-23'])('New data can be of %s', (day) => {
  expect(faultOfDay(day, '2026-06-15', '2026-11-23')).toBe('');
});
