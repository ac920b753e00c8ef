import { group as words } from 'words/group';
import type { PolicyId } from '../../content/policyIds';
import type { Votes } from '../answers/votes';
import { encodeGroup, mostPeople } from '../sharing/groupCode';
import { crc32, onlyPolicies, packAnswers, unpackAnswers } from '../sharing/shareCode';
import { joinGroups, letIn } from './hands';
import type { People } from './hands';
import type { GroupInput, GroupProblem } from './parseGroupInput';

/**
 * Who came into a group with a name, or a student's sign, so that nobody counts twice: by a checksum of the name, the
 * place among the people of the group, who are sorted by their answers. With the group's code, whoever guesses a name
 * finds that person's answers: the Cookie Policy says so. Without the place, corrected answers could not replace others.
 */
export type Counted = Readonly<Record<string, number>>;

export interface Group extends People {
  readonly counted: Counted;
}

export const emptyGroup: Group = { people: [], hands: undefined, counted: {} };

/** What a text that was pasted or scanned did to a group. */
export interface Gathered {
  readonly group: Group;
  readonly added: number;
  /** The answers of those who were added. */
  readonly newcomers: readonly Votes[];
  /** People who did not fit. */
  readonly over: number;
  /** Codes of people who had been counted, with the same answers. */
  readonly repeated: number;
  /** Codes of people who had been counted with other answers, which they replace. */
  readonly corrected: number;
  /**
   * Answers that may be another person's, so that the visitor is asked: those of codes without a name that the group has
   * already, and those that were replaced, as two people can have one name.
   */
  readonly again: readonly Votes[];
}

/** @returns by what the `Counted` of a group is kept. Without the hands: one more says nothing about who came in. */
export function keyOf(people: readonly Votes[]): string {
  return checksum(encodeGroup(people));
}

function checksum(text: string): string {
  return crc32(new TextEncoder().encode(text)).toString(36);
}

interface Person {
  packed: number;
  /** Checksum of the name; empty without one. */
  key: string;
}

function personsOf({ people, counted }: Group): Person[] {
  const keys = new Map(Object.entries(counted).map(([key, place]) => [place, key]));
  const packed = people.map(packAnswers).sort((one, other) => one - other);
  return packed.map((each, place) => ({ packed: each, key: keys.get(place) ?? '' }));
}

function groupOf(persons: readonly Person[], hands: People['hands']): Group {
  const sorted = [...persons].sort((one, other) => one.packed - other.packed);
  const places = sorted.flatMap(({ key }, place) => (key ? [[key, place] as const] : []));
  return {
    people: sorted.map(({ packed }) => unpackAnswers(packed)),
    hands,
    counted: Object.fromEntries(places),
  };
}

export function gather(group: Group, { senders, groups }: GroupInput): Gathered {
  const persons = personsOf(group);
  const newcomers: Votes[] = [];
  const again: Votes[] = [];
  const left = { over: 0, repeated: 0, corrected: 0 };
  for (const { votes, name } of senders) {
    const key = name && checksum(name.toLowerCase());
    const packed = packAnswers(votes);
    const before = persons.find((each) => each.key === key && (key !== '' || each.packed === packed));
    if (!before && persons.length === mostPeople) left.over++;
    else if (!before) {
      persons.push({ packed, key });
      newcomers.push(votes);
    } else if (key === '') again.push(votes);
    else if (before.packed === packed) left.repeated++;
    else {
      left.corrected++;
      again.push(unpackAnswers(before.packed));
      before.packed = packed;
    }
  }
  let joined = letIn(group, newcomers);
  for (const other of groups) {
    joined = joinGroups(joined, other);
    for (const votes of other.people)
      if (persons.length === mostPeople) left.over++;
      else {
        persons.push({ packed: packAnswers(votes), key: '' });
        newcomers.push(votes);
      }
  }
  const added = newcomers.length;
  return { ...left, again, added, newcomers, group: groupOf(persons, joined.hands) };
}

/**
 * Adds answers that the visitor was asked about.
 * @returns the group, how many and who were added, and how many did not fit.
 */
export function addAgain(group: Group, again: readonly Votes[]) {
  const newcomers = again.slice(0, mostPeople - group.people.length);
  const persons = newcomers.map((votes) => ({ packed: packAnswers(votes), key: '' }));
  return {
    group: groupOf([...personsOf(group), ...persons], letIn(group, newcomers).hands),
    added: newcomers.length,
    newcomers,
    over: again.length - newcomers.length,
  };
}

/** Whoever left the group may come back with the same name. Forgets those of others with the same answers as well. */
export function takeOut(group: Group, votes: Votes): Group {
  const persons = personsOf(group);
  const packed = packAnswers(votes);
  const at = persons.findIndex((each) => each.packed === packed);
  const others = persons.filter((_, index) => index !== at);
  return groupOf(
    others.map((each) => (each.packed === packed ? { packed, key: '' } : each)),
    group.hands,
  );
}

/**
 * Who answered none of the policies counts in the group all the same, as somebody who did not say; but the code may be of
 * another lesson, so that is told.
 * @param all how many the group then has.
 */
export function addedLines(
  newcomers: readonly Votes[],
  all: number,
  policies: readonly PolicyId[],
): readonly string[] {
  const silent = newcomers.filter((votes) => packAnswers(onlyPolicies(votes, policies)) === 0).length;
  return [
    ...(newcomers.length > 0 ? [words.outcome.added(newcomers.length, all)] : []),
    ...(silent > 0 ? [words.outcome.silent(silent)] : []),
  ];
}

export function gatheredLines(
  found: GroupInput,
  gathered: Gathered,
  all: number,
  policies: readonly PolicyId[],
): readonly string[] {
  const { newcomers, over } = gathered;
  return [
    ...addedLines(newcomers, all, policies),
    ...(found.groups.some(({ hands }) => hands) ? [words.outcome.hands] : []),
    ...problemLines(found, gathered),
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
export function problemLines(
  { senders, groups, unread }: GroupInput,
  { repeated, corrected, again }: Gathered,
): string[] {
  const lines = Object.entries(unread).map(([problem, codes]) => {
    const shown = codes.slice(0, mostShown).map((code) => `${code.slice(0, shownOfCode)}…`);
    return `${words.outcome.problems[problem as GroupProblem](codes.length)} ${shown.join(' ')}`;
  });
  const nameless = again.length - corrected;
  if (corrected > 0) lines.push(words.outcome.corrected(corrected));
  if (repeated > 0) lines.push(words.outcome.repeated(repeated));
  if (nameless > 0) lines.push(words.outcome.again(nameless));
  if (senders.length + groups.length === 0 && lines.length === 0) lines.push(words.add.noCodes);
  return lines;
}
