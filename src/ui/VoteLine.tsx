import { record as words } from 'words/record';
import { fullDay } from '../content/fullDate';
import { chamberOfVote, rollCallIds, rollCalls } from '../content/rollCalls';
import type { RollCallId } from '../content/rollCalls';

/** @returns which vote it was: "Senate, June 1, 2023", with its number if that chamber had two on the day. */
export function nameOfVote(id: RollCallId): string {
  const [chamber, { day }] = [chamberOfVote(id), rollCalls[id]];
  const name = [words.chambers[chamber], fullDay(day)] as const;
  const thatDay = rollCallIds.filter(
    (other) => rollCalls[other].day === day && chamberOfVote(other) === chamber,
  );
  return thatDay.length > 1 ? words.nameOfOne(...name, id.replace(/^.*\D/, '')) : words.nameOf(...name);
}

/** Which vote it was, and of what kind. */
export function VoteLine({ id }: { readonly id: RollCallId }) {
  const { step, relation } = rollCalls[id];
  const kind = [words.steps[step], words.relations[relation]].filter(Boolean).join(', ');
  return (
    <small>
      {nameOfVote(id)}: {kind}
    </small>
  );
}
