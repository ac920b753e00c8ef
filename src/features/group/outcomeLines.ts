import { group } from 'words/group';
import type { GroupProblem } from '../../content/groupTypes';
import { mostPeople } from './groupCode';
import type { Found, Joined } from './readPeople';

const { add, outcome: words } = group;

/** As much of a code as tells it from others. */
const shownOfCode = 16;
const mostShown = 5;

/** What became of a text, sentence by sentence: who came in, and what was left out for which reason. */
export function addedLines(found: Found, { people, added, alike, over }: Joined): readonly string[] {
  const lines = problemLines(found);
  if (added > 0) lines.unshift(words.added(added, people.length));
  if (alike > 0) lines.push(words.alike(alike));
  if (over > 0) lines.push(words.full(over, mostPeople));
  return lines;
}

/** What could not be taken from a text, with the beginnings of the codes; empty if all of it could. */
export function problemLines({ people, unread, repeated }: Found): string[] {
  const lines = Object.entries(unread).map(([problem, codes]) => {
    const shown = codes.slice(0, mostShown).map((code) => `${code.slice(0, shownOfCode)}…`);
    return `${words.problems[problem as GroupProblem](codes.length)} ${shown.join(' ')}`;
  });
  if (repeated > 0) lines.push(words.repeated(repeated));
  if (people.length === 0 && lines.length === 0) lines.push(add.noCodes);
  return lines;
}
