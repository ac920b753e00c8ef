import type { Correction } from '../../src/content/types';

const heading = '## Unreleased';
const release = /^## (\S+), (\d{4}-\d\d-\d\d)$/m;

/** @returns the last version in CHANGELOG.md and its day, or `undefined` before the first release. */
export function lastRelease(changelog: string): { version: string; day: string } | undefined {
  const [, version, day] = release.exec(changelog.replaceAll('\r\n', '\n')) ?? [];
  return version && day ? { version, day } : undefined;
}

/** @returns a sentence if such a release cannot be made: the first one is of the version that is there. */
export function faultOfPart(part: string, changelog: string, version: string): string {
  const last = lastRelease(changelog);
  if (!last && part !== 'first')
    return `Nothing was released yet. npm run release -- first releases version ${version} as it is.`;
  if (last && !['patch', 'minor', 'major'].includes(part))
    return `The last release was ${last.version}. Which is the next? npm run release -- patch, minor or major`;
  return '';
}

/**
 * @param changelog CHANGELOG.md, with what is to be told under "Unreleased".
 * @param corrections of the cards, newest first; those that no release told are added to what is told, also an older one
 * that was merged after a release. A line is known by its words: it must stay as it was written here.
 * @returns the file with that under the new version, and an empty "Unreleased" above it.
 * @throws an `Error` where there is nothing to tell, or a correction is of a day that has not come.
 */
export function nextChangelog(
  changelog: string,
  version: string,
  day: string,
  corrections: readonly Pick<Correction, 'date' | 'change'>[],
): string {
  const hasReturns = changelog.includes('\r\n');
  const [head, rest] = changelog.replaceAll('\r\n', '\n').split(`${heading}\n`);
  if (head === undefined || rest === undefined) throw new Error(`CHANGELOG.md has no heading "${heading}".`);
  const start = rest.search(/^## /m);
  const [told, older] = start === -1 ? [rest, ''] : [rest.slice(0, start), rest.slice(start)];
  // A slip in its year would keep it above all others for good.
  const early = corrections.find(({ date }) => date > day);
  if (early)
    throw new Error(
      `The correction “${early.change}” is of ${early.date}, which has not come: today is ${day}. Date it ${day} in corrections.ts of each language.`,
    );
  const toldBefore = new Set(older.split('\n'));
  const corrected = corrections
    .map(({ date, change }) => `- Card corrected on ${date}: ${change}`)
    .filter((line) => !toldBefore.has(line));
  const lines = [told.trim(), ...corrected].filter(Boolean);
  if (lines.length === 0)
    throw new Error(
      `There is nothing to tell: write what changed for visitors below "${heading}" in CHANGELOG.md.`,
    );
  const text = `${head}${heading}\n\n## ${version}, ${day}\n\n${lines.join('\n')}\n${older && `\n${older}`}`;
  return hasReturns ? text.replaceAll('\n', '\r\n') : text;
}
