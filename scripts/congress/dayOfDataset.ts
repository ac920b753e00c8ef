import { execFileSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { isDay } from '../../src/lib/days';

const files = [
  'legislators-current.yaml',
  'legislators-district-offices.yaml',
  'committees-current.yaml',
  'committee-membership-current.yaml',
];

/** @returns a sentence if that folder is not the dataset, or not all of it. */
export function faultOfFolder(folder: string): string {
  const missing = files.filter((name) => !existsSync(path.join(folder, name)));
  return missing.length > 0
    ? `In ${folder} there is no ${missing.join(', ')}. Clone https://github.com/unitedstates/congress-legislators and name its folder.`
    : '';
}

/**
 * @returns the day on which the files of a clone of the dataset were last committed. Nothing for a plain copy, also one
 * that lies in another repository, whose last commit says nothing about the data; and nothing where a file was changed
 * since.
 */
export function dayOfClone(folder: string): string {
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-C', folder, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  try {
    const isOwn = realpathSync(git('rev-parse', '--show-toplevel')) === realpathSync(folder);
    const isDataset = /\bcongress-legislators(?:\.git)?\/?$/.test(git('remote', 'get-url', 'origin'));
    const isChanged = git('status', '--porcelain', '--', ...files) !== '';
    return isOwn && isDataset && !isChanged ? git('log', '-1', '--format=%cs', '--', ...files) : '';
  } catch {
    return '';
  }
}

/**
 * @param present the day of the data that the site has. @param today `YYYY-MM-DD`.
 * @returns a sentence if new data can't be of that day.
 */
export function faultOfDay(day: string, present: string, today: string): string {
  if (!isDay(day)) return `“${day}” is no day. Write it as YYYY-MM-DD, such as ${today}.`;
  if (day > today) return `${day} has not come yet: today is ${today}.`;
  if (day < present) return `${day} is before the data that the site has, which is of ${present}.`;
  return '';
}
