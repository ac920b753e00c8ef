import { group as words } from 'words/group';
import type { PolicyId } from '../../content/policyIds';
import type { Votes } from '../answers/votes';
import { encodeGroup, mostPeople } from '../sharing/groupCode';
import { crc32, onlyPolicies, packAnswers, unpackAnswers } from '../sharing/shareCode';
import { joinGroups, letIn } from './hands';
import type { People } from './hands';
import type { GroupInput, GroupProblem } from './parseGroupInput';

/**
 * What was counted already, so that nothing counts twice. The key is a checksum: of a sender's name, of a student's sign or
 * of a whole group's code. The value is that person's place among the people of the group, who are sorted by their
 * answers, so that corrected answers can replace theirs; for a group's code it is `ofGroup`. Whoever has the group's code
 * and guesses a name finds that person's answers: the Cookie Policy says so.
 */
export type Counted = Readonly<Record<string, number>>;

export interface Group extends People {
  readonly counted: Counted;
}

/** No place of a person. */
const ofGroup = mostPeople;

export const emptyGroup: Group = { people: [], hands: undefined, counted: {} };

/** What a text that was pasted or scanned did to a group. */
export interface Gathered {
  readonly group: Group;
  /** The answers of those who were added. */
  readonly newcomers: readonly Votes[];
  /** The whole groups that were added. */
  readonly joined: readonly People[];
  /** People who did not fit. */
  readonly over: number;
  /**
   * How many codes belong to people or groups that were counted before. The page must report them: otherwise whoever
   * pasted them would expect a larger group.
   */
  readonly repeated: number;
  /** Codes of people who had been counted with other answers, which they replace. */
  readonly corrected: number;
  /**
   * Answers that may be another person's, so that the visitor is asked: those of codes without a name that the group has
   * already, and those that were replaced, as two people can have one name.
   */
  readonly again: readonly Votes[];
}

/** @returns the key under which the group's `Counted` is kept. Without the hands: one more changes nothing about it. */
export function keyOf(people: readonly Votes[]): string {
  return checksum(encodeGroup(people));
}

function checksum(text: string): string {
  return crc32(new TextEncoder().encode(text)).toString(36);
}

interface Person {
  packed: number;
  /** Checksum of the name; none without one. Several once somebody who answered alike was taken out: nobody knows who. */
  readonly keys: string[];
}

function personsOf({ people, counted }: Group): Person[] {
  const packed = people.map(packAnswers).sort((one, other) => one - other);
  const persons = packed.map((each): Person => ({ packed: each, keys: [] }));
  for (const [key, place] of Object.entries(counted)) persons[place]?.keys.push(key);
  return persons;
}

/** @param counted of the group before, for the whole groups that are in it. */
function groupOf(persons: readonly Person[], hands: People['hands'], counted: Counted): Group {
  const sorted = [...persons].sort((one, other) => one.packed - other.packed);
  const places = sorted.flatMap(({ keys }, place) => keys.map((key) => [key, place] as const));
  const groups = Object.entries(counted).filter(([, place]) => place === ofGroup);
  return {
    people: sorted.map(({ packed }) => unpackAnswers(packed)),
    hands,
    counted: Object.fromEntries([...groups, ...places]),
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
    const before = persons.find((each) =>
      key ? each.keys.includes(key) : each.keys.length === 0 && each.packed === packed,
    );
    if (!before && persons.length === mostPeople) left.over++;
    else if (!before) {
      persons.push({ packed, keys: key ? [key] : [] });
      newcomers.push(votes);
    } else if (key === '') again.push(votes);
    else if (before.packed === packed) left.repeated++;
    else {
      left.corrected++;
      again.push(unpackAnswers(before.packed));
      before.packed = packed;
    }
  }
  let whole = letIn(group, newcomers);
  const counted = { ...group.counted };
  const joined: People[] = [];
  for (const { code, ...other } of groups) {
    const key = checksum(code);
    // `Counted` is kept by the people alone, so after Back it may name a group of hands that has not come in here yet.
    if (counted[key] === ofGroup && (whole.hands || !other.hands)) {
      left.repeated++;
      continue;
    }
    // Of which nobody fits, the link may come again once there is room.
    if (other.hands || persons.length < mostPeople) counted[key] = ofGroup;
    joined.push(other);
    whole = joinGroups(whole, other);
    for (const votes of other.people)
      if (persons.length === mostPeople) left.over++;
      else {
        persons.push({ packed: packAnswers(votes), keys: [] });
        newcomers.push(votes);
      }
  }
  return { ...left, again, newcomers, joined, group: groupOf(persons, whole.hands, counted) };
}

/**
 * Adds answers that the visitor was asked about.
 * @returns the group, who was added, and how many did not fit.
 */
export function addAgain(group: Group, again: readonly Votes[]) {
  const newcomers = again.slice(0, mostPeople - group.people.length);
  const persons = newcomers.map((votes) => ({ packed: packAnswers(votes), keys: [] }));
  return {
    group: groupOf([...personsOf(group), ...persons], letIn(group, newcomers).hands, group.counted),
    newcomers,
    over: again.length - newcomers.length,
  };
}

/**
 * Whoever left the group may come back with the same name. Of several who answered alike nobody knows who left: one
 * without a name if there is one, so that those who stay are not counted again; otherwise all their names stay counted:
 * the one who comes back is told so, or with other answers corrects those, and the visitor is asked. Of whole groups none
 * is counted once nobody is left.
 */
export function takeOut(group: Group, votes: Votes): Group {
  const packed = packAnswers(votes);
  const others = personsOf(group).filter((each) => each.packed !== packed);
  const [leaver, heir, ...alike] = personsOf(group)
    .filter((each) => each.packed === packed)
    .sort((one, other) => one.keys.length - other.keys.length);
  if (heir) others.push({ packed, keys: [...(leaver?.keys ?? []), ...heir.keys] }, ...alike);
  return groupOf(others, group.hands, others.length > 0 || group.hands ? group.counted : {});
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
  const { newcomers, joined, over } = gathered;
  return [
    ...addedLines(newcomers, all, policies),
    ...(joined.some(({ hands }) => hands) ? [words.outcome.hands] : []),
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
