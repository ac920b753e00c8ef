import { group as words } from 'words/group';
import { findCodes } from '../sharing/readLink';
import { decodeShared, packAnswers } from '../sharing/shareCode';
import type { Votes } from '../answers/votes';
import { decodeGroup, mostPeople } from '../sharing/groupCode';
import type { Hands } from '../sharing/groupCode';
import { addHands } from './hands';

export type GroupProblem = keyof typeof words.outcome.problems;

export interface GroupInput {
  /** The answers of each person to add. Names only serve to find repeated codes: the group must not hold any. */
  readonly people: readonly Votes[];
  /** What was counted by hand in the groups of the text, all together. */
  readonly hands?: Hands | undefined;
  /** The codes that add nobody, by reason. The visitor is shown them, or nobody would notice who is missing. */
  readonly unread: Readonly<Partial<Record<GroupProblem, readonly string[]>>>;
  /** Those of `people` whose code had a name or a student's letters: `join` does not suspect that they are in twice. */
  readonly named: readonly Votes[];
  /** Codes with a name that the text or the group already had: counted again, each would count one person twice. */
  readonly repeated: number;
  /** Answers in repeated codes without a name. Another person may have answered alike, so the visitor is asked. */
  readonly again: readonly Votes[];
}

/**
 * Finds people in any text: senders' codes and whole groups, with any text around them. Never throws: codes that can't
 * be read are returned by reason.
 * @param current code of the group that the text is for. In the text it adds nobody, or everyone would be in twice.
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
  let hands: Hands | undefined;
  const leaveOut = (problem: GroupProblem, code: string) => (unread[problem] ??= []).push(code);

  for (const code of findCodes(text)) {
    const { shared, problem } = decodeShared(code);
    // `findCodes` returns only text spelled like our codes, so `notOurs` does not occur; a wrong checksum is `broken`.
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
    const { people: others, hands: raised, problem } = decodeGroup(code);
    if (!others) leaveOut(problem === 'notOurs' ? 'broken' : problem, code);
    else if (code === current) leaveOut('sameGroup', code);
    else if (others.length === 0 && !raised) leaveOut('nothing', code);
    else {
      hands = addHands(hands, raised);
      for (const each of others) people.push(each);
    }
  }
  return { people, hands, named, unread, repeated, again };
}

/**
 * Adds people to a group, up to `mostPeople`.
 * @param named those of the newcomers whose code can belong to nobody else. @returns the group, how many were added,
 * how many of these, without the named, gave exactly the answers of somebody else in it, and how many did not fit.
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

/** @returns how many people in `group` gave exactly the answers of somebody in `others`. */
export function countAlike(group: readonly Votes[], others: readonly Votes[]): number {
  const kinds = new Set(others.map(packAnswers));
  return group.filter((votes) => kinds.has(packAnswers(votes))).length;
}

/** @param all how many the group then has. */
export function addedLines(
  found: GroupInput,
  { added, alike, over }: ReturnType<typeof join>,
  all: number,
): readonly string[] {
  return [
    ...(added > 0 ? [words.outcome.added(added, all)] : []),
    ...(found.hands ? [words.outcome.hands] : []),
    ...problemLines(found),
    ...alikeLines(alike),
    ...fullLines(over),
  ];
}

/** @param alike how many of those added may have been in the group already, and are then counted twice. */
export function alikeLines(alike: number): readonly string[] {
  return alike > 0 ? [words.outcome.alike(alike)] : [];
}

export function fullLines(over: number): readonly string[] {
  return over > 0 ? [words.outcome.full(over, mostPeople)] : [];
}

/** In characters: enough to find an unreadable code in the pasted text. A group's code can have thousands. */
const shownOfCode = 16;
const mostShown = 5;

/** @returns a sentence for each reason why codes added nobody, or one if there are no codes; empty if all did. */
export function problemLines({ people, hands, unread, repeated, again }: GroupInput): string[] {
  const lines = Object.entries(unread).map(([problem, codes]) => {
    const shown = codes.slice(0, mostShown).map((code) => `${code.slice(0, shownOfCode)}…`);
    return `${words.outcome.problems[problem as GroupProblem](codes.length)} ${shown.join(' ')}`;
  });
  if (repeated > 0) lines.push(words.outcome.repeated(repeated));
  if (again.length > 0) lines.push(words.outcome.again(again.length));
  if (people.length === 0 && !hands && lines.length === 0) lines.push(words.add.noCodes);
  return lines;
}
