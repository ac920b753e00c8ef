import type { group as words } from 'words/group';
import { findCodes } from '../sharing/readLink';
import { decodeShared, packAnswers } from '../sharing/shareCode';
import type { Votes } from '../answers/votes';
import { decodeGroup } from '../sharing/groupCode';
import type { People } from './hands';

export type GroupProblem = keyof typeof words.outcome.problems;

/** One person's answers. The name, or a student's sign, tells whose they are; the group itself must not hold any. */
export interface Sender {
  readonly votes: Votes;
  /** Empty if the person stays anonymous. */
  readonly name: string;
}

export interface GroupInput {
  readonly senders: readonly Sender[];
  /** Whole groups, each with the hands that were counted there. */
  readonly groups: readonly (People & Readonly<{ code: string }>)[];
  /** The codes that add nobody, by reason. The visitor is shown them, or nobody would notice who is missing. */
  readonly unread: Readonly<Partial<Record<GroupProblem, readonly string[]>>>;
}

/**
 * Finds people in any text: senders' codes and whole groups, with any text around them. Never throws: codes that can't
 * be read are returned by reason.
 * @param current code of the group that the text is for. In the text it adds nobody, or everyone would be in twice.
 */
export function parseGroupInput(text: string, current = ''): GroupInput {
  const senders: Sender[] = [];
  const groups: GroupInput['groups'][number][] = [];
  const unread: Partial<Record<GroupProblem, string[]>> = {};
  const leaveOut = (problem: GroupProblem, code: string) => (unread[problem] ??= []).push(code);

  for (const code of findCodes(text)) {
    const { shared, problem } = decodeShared(code);
    // `findCodes` returns only text spelled like our codes, so `notOurs` does not occur; a wrong checksum is `broken`.
    if (!shared) leaveOut(problem === 'notOurs' ? 'broken' : problem, code);
    else if (packAnswers(shared.votes) === 0) leaveOut('nothing', code);
    else senders.push(shared);
  }
  for (const code of findCodes(text, ['g'])) {
    const { people, hands, problem } = decodeGroup(code);
    if (!people) leaveOut(problem === 'notOurs' ? 'broken' : problem, code);
    else if (code === current) leaveOut('sameGroup', code);
    else if (people.length === 0 && !hands) leaveOut('nothing', code);
    else groups.push({ code, people, hands });
  }
  return { senders, groups, unread };
}
