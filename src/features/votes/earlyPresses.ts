import type { AppThunk } from '../../hooks';
import type { PolicyId } from '../../content/policyIds';
import { readEarlyVotes, removeEarlyVotes } from '../../storage/earlyVotes';
import { ifPossible } from '../../storage/storageArea';
import { votesDocument } from './votesDocument';
import type { Answer, Votes } from './votesDocument';
import { selectVotes, voteCast } from './votesSlice';

/**
 * Takes over from the page's inline script (`early.ts`): answers pressed before the app arrived, in this
 * page or in one that was left too soon, become normal votes; another button pressed is pressed now.
 */
export function replayEarlyPresses(): AppThunk {
  return (dispatch, getState, { device }) => {
    const early = window.earlyPresses;
    const presses = Object.entries({ ...readEarlyVotes(), ...early?.votes });
    const pressed = votesIn(presses, 0);
    const over = votesIn(presses, 1);
    for (const [policyId, answer] of Object.entries(pressed) as [PolicyId, Answer][]) {
      // Answered since, in a tab that was open already: that is newer. So replaying twice changes nothing.
      if (selectVotes(getState())[policyId] === over[policyId]) dispatch(voteCast({ policyId, answer }));
    }
    ifPossible(() => {
      device.write(votesDocument, selectVotes(getState()));
      removeEarlyVotes();
    });
    early?.button?.click();
  };
}

function votesIn(presses: readonly (readonly [string, unknown])[], part: 0 | 1): Votes {
  const votes = presses.map(([id, press]) => [id, Array.isArray(press) ? (press[part] as unknown) : null]);
  return votesDocument.read(Object.fromEntries(votes)) ?? {};
}
