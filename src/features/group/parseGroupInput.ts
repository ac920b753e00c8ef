import { group as words } from 'words/group';
import type { GroupProblem } from '../../content/groupTypes';
import { findCodes } from '../links/readLink';
import { decodeShared, packAnswers } from '../links/shareCode';
import type { Votes } from '../votes/votes';
import { decodeGroup, mostPeople } from '../links/groupCode';

/** What a text holds for a group. */
export interface GroupInput {
  /** Their answers; names were read only to tell people apart, and are gone. */
  readonly people: readonly Votes[];
  /** The codes that add nobody, by reason. */
  readonly unread: Readonly<Partial<Record<GroupProblem, readonly string[]>>>;
  /** Those of them whose code had a name, or the sign of one student: nobody else's is the same. */
  readonly named: readonly Votes[];
  /** How many codes with a name were there again, or counted before: each is one person's. */
  readonly repeated: number;
  /** Whose code, without a name, was there again: the same person, or another one who answered alike. */
  readonly again: readonly Votes[];
}

/**
 * Reads everybody out of any text: senders' codes and whole groups, whatever stands around them. Total: what can be
 * read is read, the rest is told apart.
 * @param current code of the group that the text is for; its own link adds nobody.
 * @param isCounted whether a person's code was counted before and that person is still in the group.
 */
export function parseGroupInput(
  text: string,
  current = '',
  isCounted: (code: string, votes: Votes) => boolean = () => false,
): GroupInput {
  const people: Votes[] = [];
  const named: Votes[] = [];
  const unread: Partial<Record<GroupProblem, string[]>> = {};
  const again: Votes[] = [];
  const seen = new Set<string>();
  let repeated = 0;
  const leaveOut = (problem: GroupProblem, code: string) => (unread[problem] ??= []).push(code);

  for (const code of findCodes(text)) {
    const { shared, problem } = decodeShared(code);
    // What is found is spelled as ours are; a stranger's code of that spelling has no checksum of ours.
    if (!shared) leaveOut(problem === 'notOurs' ? 'broken' : problem, code);
    else if (packAnswers(shared.votes) === 0) leaveOut('nothing', code);
    else if (!seen.has(code) && !isCounted(code, shared.votes)) {
      seen.add(code);
      people.push(shared.votes);
      if (shared.name) named.push(shared.votes);
    } else if (shared.name) repeated++;
    else again.push(shared.votes);
  }
  for (const code of findCodes(text, ['g'])) {
    const { people: others, problem } = decodeGroup(code);
    if (!others) leaveOut(problem === 'notOurs' ? 'broken' : problem, code);
    else if (code === current) leaveOut('sameGroup', code);
    else if (others.length === 0) leaveOut('nothing', code);
    else for (const each of others) people.push(each);
  }
  return { people, named, unread, repeated, again };
}

/**
 * Adds people to a group, as many as there is room for.
 * @param named those of the newcomers who are in it once for sure. @returns the group, how many were added, how many of
 * the others gave exactly the answers of somebody else in it, and how many there was no room for.
 */
export function join(group: readonly Votes[], newcomers: readonly Votes[], named: readonly Votes[] = []) {
  const people = [...group, ...newcomers].slice(0, mostPeople);
  const added = people.length - group.length;
  const kinds = (some: readonly Votes[]) => new Set(some.map(packAnswers)).size;
  return {
    people,
    added,
    alike: Math.max(0, added - named.length - (kinds(people) - kinds([...group, ...named]))),
    over: newcomers.length - added,
  };
}

/** @returns how many people in a group gave the answers of any of the others. */
export function countAlike(group: readonly Votes[], others: readonly Votes[]): number {
  const kinds = new Set(others.map(packAnswers));
  return group.filter((votes) => kinds.has(packAnswers(votes))).length;
}

/** What became of a text, sentence by sentence: who came in, and what was left out for which reason. */
export function addedLines(
  found: GroupInput,
  { people, added, alike, over }: ReturnType<typeof join>,
): readonly string[] {
  return [
    ...(added > 0 ? [words.outcome.added(added, people.length)] : []),
    ...problemLines(found),
    ...alikeLines(alike),
    ...fullLines(over),
  ];
}

/** @param alike how many of those who came in may be there twice. */
export function alikeLines(alike: number): readonly string[] {
  return alike > 0 ? [words.outcome.alike(alike)] : [];
}

/** @param over how many people there was no room for. */
export function fullLines(over: number): readonly string[] {
  return over > 0 ? [words.outcome.full(over, mostPeople)] : [];
}

/** As much of a code as tells it from others. */
const shownOfCode = 16;
const mostShown = 5;

/** What could not be taken from a text, with the beginnings of the codes; empty if all of it could. */
export function problemLines({ people, unread, repeated, again }: GroupInput): string[] {
  const lines = Object.entries(unread).map(([problem, codes]) => {
    const shown = codes.slice(0, mostShown).map((code) => `${code.slice(0, shownOfCode)}…`);
    return `${words.outcome.problems[problem as GroupProblem](codes.length)} ${shown.join(' ')}`;
  });
  if (repeated > 0) lines.push(words.outcome.repeated(repeated));
  if (again.length > 0) lines.push(words.outcome.again(again.length));
  if (people.length === 0 && lines.length === 0) lines.push(words.add.noCodes);
  return lines;
}
