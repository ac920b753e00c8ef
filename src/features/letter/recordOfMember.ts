import { language } from 'words/language';
import { letterVotes } from 'words/letterVotes';
import { officeVotes } from 'words/letters/officeDrafts';
import congressRecord from '../../content/congressRecord.json';
import { unfoldRecord } from '../../content/foldedRecord';
import type { FoldedRecord } from '../../content/foldedRecord';
import { fullDate } from '../../content/fullDate';
import { languages } from '../../content/languages';
import type { PolicyId } from '../../content/policyIds';
import { positions } from '../../content/recordTypes';
import type { LocalOffice, Position } from '../../content/recordTypes';
import { rollCalls } from '../../content/rollCalls';
import type { RollCallId } from '../../content/rollCalls';
import type { Widened } from '../../content/widened';
import type { MentionOf } from './lettersOf';

// Safe: `content/rollCalls.test.ts` checks the file.
const record = unfoldRecord(congressRecord as unknown as FoldedRecord);

const recordOf = new Map(record.members.map((member) => [member.id, member]));

export interface RecordedVote {
  readonly id: RollCallId;
  readonly position: Position;
}

/** @param member by id in `congress.json`. @returns what the record says of the member, the earliest vote first. */
export function votesOf(member: string, policy: PolicyId): readonly RecordedVote[] {
  const letters = recordOf.get(member)?.votes;
  if (letters === undefined) return [];
  return record.rollCalls
    .map((id, place) => ({ id, position: positions[letters.charAt(place) as keyof typeof positions] }))
    .filter(({ id }) => rollCalls[id].policy === policy);
}

/** @returns the offices in the member's state that have a phone, by town. */
export function localOfficesOf(member: string): readonly LocalOffice[] {
  return (recordOf.get(member)?.offices ?? []).map(([city, phone]) => ({ city, phone }));
}

/** @returns the votes that a letter to this member may mention: a Yea or Nay. Not voting may have had any reason. */
export function mentionable(member: string, policy: PolicyId): readonly RecordedVote[] {
  return votesOf(member, policy).filter(({ position }) => position === 'yea' || position === 'nay');
}

/**
 * @param vote the one that the writer chose, perhaps for another member.
 * @returns the sentence about it in the language to read and in that to send; nothing if the record has no Yea or Nay
 * of this member in it.
 */
export const mentionOf: MentionOf = (vote, policy, member) => {
  const found = member && mentionable(member.id, policy).find(({ id }) => id === vote);
  if (!found) return undefined;
  const { id, position } = found;
  const sentence = ({ saw, votes }: Widened<typeof letterVotes>, locale: string) =>
    saw[position === 'yea' ? 'yea' : 'nay'](fullDate(`${rollCalls[id].day}T12:00`, locale), votes[id]);
  const read = sentence(letterVotes, languages[language].locale);
  return { read, sent: officeVotes ? sentence(officeVotes, languages.en.locale) : read };
};
