import { group as words } from 'words/group';
import { findCodes } from '../sharing/readLink';
import { crc32, decodeShared, packAnswers } from '../sharing/shareCode';
import type { Votes } from '../answers/votes';
import { decodeGroup, mostPeople } from '../sharing/groupCode';
import type { Hands } from '../sharing/groupCode';
import { addHands } from './hands';

export type GroupProblem = keyof typeof words.outcome.problems;

/**
 * The codes that were pasted or scanned into the group, so that none counts twice: the answers of each as
 * `packAnswers` gives them, by a checksum that does not give the name away. The group itself keeps no names.
 */
export type CountedCodes = Readonly<Record<string, number>>;

export interface GroupInput {
  /** The answers of each person to add. Names only serve to find repeated codes: the group must not hold any. */
  readonly people: readonly Votes[];
  /** What was counted by hand in the groups of the text, all together. */
  readonly hands?: Hands | undefined;
  /** The codes that add nobody, by reason. The visitor is shown them, or nobody would notice who is missing. */
  readonly unread: Readonly<Partial<Record<GroupProblem, readonly string[]>>>;
  /** Codes with a name that the text or the group already had: counted again, each would count one person twice. */
  readonly repeated: number;
  /** Answers in repeated codes without a name. Another person may have answered alike, so the visitor is asked. */
  readonly again: readonly Votes[];
  readonly counted: CountedCodes;
}

/**
 * Finds people in any text: senders' codes and whole groups, with any text around them. Never throws: codes that can't
 * be read are returned by reason.
 * @param current code of the group that the text is for. In the text it adds nobody, or everyone would be in twice.
 * @param before the codes that were counted before.
 */
export function parseGroupInput(text: string, current = '', before: CountedCodes = {}): GroupInput {
  const people: Votes[] = [];
  const counted: Record<string, number> = { ...before };
  const unread: Partial<Record<GroupProblem, string[]>> = {};
  const again: Votes[] = [];
  let repeated = 0;
  let hands: Hands | undefined;
  const leaveOut = (problem: GroupProblem, code: string) => (unread[problem] ??= []).push(code);

  for (const code of findCodes(text)) {
    const { shared, problem } = decodeShared(code);
    const key = crc32(new TextEncoder().encode(code)).toString(36);
    // `findCodes` returns only text spelled like our codes, so `notOurs` does not occur; a wrong checksum is `broken`.
    if (!shared) leaveOut(problem === 'notOurs' ? 'broken' : problem, code);
    else if (packAnswers(shared.votes) === 0) leaveOut('nothing', code);
    else if (counted[key] === undefined) {
      counted[key] = packAnswers(shared.votes);
      people.push(shared.votes);
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
  return { people, hands, unread, repeated, again, counted };
}

/** Whoever left the group may come back with the same code. Forgets those of others with the same answers as well. */
export function forgetCodes(counted: CountedCodes, votes: Votes): CountedCodes {
  return Object.fromEntries(Object.entries(counted).filter(([, packed]) => packed !== packAnswers(votes)));
}

/** @param json what the browser's history holds. */
export function readCounted(json: unknown): CountedCodes {
  return Object.fromEntries(Object.entries(json ?? {}).filter(([, packed]) => typeof packed === 'number'));
}

/** Adds people to a group, up to `mostPeople`. @returns the group, how many were added and how many did not fit. */
export function join(group: readonly Votes[], newcomers: readonly Votes[]) {
  const people = [...group, ...newcomers].slice(0, mostPeople);
  const added = people.length - group.length;
  return { people, added, over: newcomers.length - added };
}

/** @param all how many the group then has. */
export function addedLines(
  found: GroupInput,
  { added, over }: ReturnType<typeof join>,
  all: number,
): readonly string[] {
  return [
    ...(added > 0 ? [words.outcome.added(added, all)] : []),
    ...(found.hands ? [words.outcome.hands] : []),
    ...problemLines(found),
    ...fullLines(over),
  ];
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
