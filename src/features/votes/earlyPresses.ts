import type { AppThunk } from '../../app/hooks';
import type { PolicyId } from '../../content/policyIds';
import { takeEarlyVotes } from '../../storage/earlyVotes';
import { votesDocument } from './votesDocument';
import type { Choice } from './votesDocument';
import { voteCast } from './votesSlice';

/**
 * Takes over from the page's inline script (`early.ts`): answers pressed before the app arrived, in this
 * page or in one that was left too soon, become normal votes; another button pressed is pressed now.
 */
export function replayEarlyPresses(): AppThunk {
  return (dispatch) => {
    const early = window.earlyPresses;
    const votes = votesDocument.read({ ...asObject(takeEarlyVotes()), ...early?.votes }) ?? {};
    for (const [policyId, choice] of Object.entries(votes) as [PolicyId, Choice][]) {
      dispatch(voteCast({ policyId, choice }));
    }
    early?.button?.click();
  };
}

function asObject(json: unknown): object {
  return typeof json === 'object' && json !== null ? json : {};
}
