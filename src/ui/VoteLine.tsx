import { record as words } from 'words/record';
import { fullDay } from '../content/fullDate';
import { chamberOfVote, rollCalls } from '../content/rollCalls';
import type { RollCallId } from '../content/rollCalls';

/** @returns which vote it was: "Senate, June 1, 2023". */
export function nameOfVote(id: RollCallId): string {
  return words.nameOf(words.chambers[chamberOfVote(id)], fullDay(rollCalls[id].day));
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
