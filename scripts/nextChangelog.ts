import type { Correction } from '../src/content/types';

const heading = '## Unreleased';

/**
 * @param changelog CHANGELOG.md, with what is to be told under "Unreleased".
 * @param corrections of the cards, newest first; those since the last release are added to what is told.
 * @returns the file with that under the new version, and an empty "Unreleased" above it.
 * @throws an `Error` where there is nothing to tell.
 */
export function nextChangelog(
  changelog: string,
  version: string,
  day: string,
  corrections: readonly Pick<Correction, 'date' | 'change'>[],
): string {
  const [head, rest] = changelog.split(`${heading}\n`);
  if (head === undefined || rest === undefined) throw new Error(`CHANGELOG.md has no heading "${heading}".`);
  const start = rest.search(/^## /m);
  const [told, older] = start === -1 ? [rest, ''] : [rest.slice(0, start), rest.slice(start)];
  const last = /^## \S+, (\d{4}-\d\d-\d\d)$/m.exec(older)?.[1] ?? '';
  const corrected = corrections
    .filter(({ date }) => date > last)
    .map(({ date, change }) => `- Card corrected on ${date}: ${change}`);
  const lines = [told.trim(), ...corrected].filter(Boolean);
  if (lines.length === 0)
    throw new Error(
      `There is nothing to tell: write what changed for visitors below "${heading}" in CHANGELOG.md.`,
    );
  return `${head}${heading}\n\n## ${version}, ${day}\n\n${lines.join('\n')}\n${older && `\n${older}`}`;
}
