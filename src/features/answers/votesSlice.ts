import { createAction, createSelector, createSlice } from '@reduxjs/toolkit';
import type { Action, PayloadAction } from '@reduxjs/toolkit';
import { policyIds } from '../../content/policyIds';
import type { PolicyId } from '../../content/policyIds';
import type { AppThunk, RootState } from '../../lib/hooks';
import { changedElsewhere, erased, eraseRefused, shownAgain } from '../../persistence/storageEvents';
import { today } from '../../lib/today';
import { persistedReasons } from './reasons';
import { persistedVotes } from './votes';
import type { Answer } from '../../content/answerIds';
import type { Votes } from './votes';

interface Vote {
  readonly policyId: PolicyId;
  readonly answer: Answer;
}

export interface VotesState {
  /** Persisted. A policy without an answer is absent, so the number of keys is that of the answers. */
  readonly byPolicy: Votes;
  /** The answers that the last clearing removed, for Undo. In memory only: a reload ends Undo, as the site says. */
  readonly cleared: Votes | null;
  /**
   * True if `cleared` began with a clearing of all. The next clearing must then add to it: replaced, the answers for which
   * the site promised Undo would be lost. Stays true once nothing is left to undo, so read it by `addsToUndo`.
   */
  readonly isAllCleared?: boolean;
  /** The last vote cast in this tab. In memory only, so that no answer of an earlier visit is announced. */
  readonly recorded: Recorded | null;
}

interface Recorded extends Vote {
  /**
   * The policy whose answer in this tab left none open. A later change of an answer must not set it: the way on would
   * turn from the next policy into the result under the visitor's finger.
   */
  readonly completedBy?: PolicyId | undefined;
}

/** What `reasonsSlice.ts` needs of a vote; `votes` can't keep it, as its stored form is fixed. */
interface CastMeta {
  readonly was: Answer | undefined;
  /** True for the answer that was cleared, while Undo could restore it. */
  readonly isBack: boolean;
  /** The day of the press, `YYYY-MM-DD`. */
  readonly day: string;
}

/** `reasonsSlice.ts` needs it as well: otherwise Undo would bring back answers without their reasons. */
interface ClearMeta {
  readonly adds: boolean;
}

const initialState: VotesState = { byPolicy: {}, cleared: null, recorded: null };

const votesSlice = createSlice({
  name: 'votes',
  initialState,
  reducers: {
    voteCast: {
      /** @param was the answer before, if there was one. @param isBack as in `CastMeta`. Both by `castVote`. */
      prepare: (payload: Vote, was?: Answer, isBack?: boolean) => ({
        payload,
        meta: { was, isBack: isBack === true, day: today() },
      }),
      reducer: (state, { payload, meta }: PayloadAction<Vote, string, CastMeta>) => {
        const { policyId, answer } = payload;
        state.byPolicy[policyId] = answer;
        // Not by what is in the state: an answer from before the app ran is there already.
        const completes = !meta.was && policyIds.every((id) => state.byPolicy[id]);
        state.recorded = { ...payload, completedBy: completes ? policyId : state.recorded?.completedBy };
        // Undo must not offer to restore an answer that was given again.
        // oxlint-disable-next-line typescript/no-dynamic-delete -- a Map could not be stored as JSON
        if (state.cleared) delete state.cleared[policyId];
      },
    },
    voteCleared: {
      /** @param adds whether Undo restores this answer with what it restores already (`addsToUndo`). */
      prepare: (payload: PolicyId, adds?: boolean) => ({ payload, meta: { adds: adds === true } }),
      reducer: (state, { payload: policyId, meta }: PayloadAction<PolicyId, string, ClearMeta>) => {
        const answer = state.byPolicy[policyId];
        if (!answer) return;
        state.recorded = null;
        state.cleared = { ...(meta.adds && state.cleared), [policyId]: answer };
        state.isAllCleared = meta.adds;
        // oxlint-disable-next-line typescript/no-dynamic-delete -- a Map could not be stored as JSON
        delete state.byPolicy[policyId];
      },
    },
    votesCleared: {
      /** @param adds as for `voteCleared`. */
      prepare: (adds?: boolean) => ({ payload: undefined, meta: { adds: adds === true } }),
      reducer: (state, { meta }: PayloadAction<undefined, string, ClearMeta>) => {
        state.recorded = null;
        state.cleared = { ...(meta.adds && state.cleared), ...state.byPolicy };
        state.isAllCleared = true;
        state.byPolicy = {};
      },
    },
    clearingUndone: (state) => {
      // Answers given since then are newer and stay.
      state.byPolicy = { ...state.cleared, ...state.byPolicy };
      state.cleared = null;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(changedElsewhere, (state, { payload: { key, value } }) => {
      // What was noted here is no longer the answer.
      if (
        key === 'votes' &&
        state.recorded &&
        (value as Votes)[state.recorded.policyId] !== state.recorded.answer
      )
        state.recorded = null;
    });
    builder.addCase(shownAgain, (state) => {
      state.cleared = null;
    });
    builder.addCase(erased, (state, { payload }) => {
      if (!payload.keys.includes('votes')) return;
      // Erasing cannot be undone: the next person at this browser must not bring the answers back.
      state.cleared = null;
      state.recorded = null;
    });
  },
  selectors: {
    selectVotes: (state) => state.byPolicy,
    selectAnswer: (state, policyId: PolicyId) => state.byPolicy[policyId],
    /** True if Undo would restore anything: a cleared policy has no answer, not even one from another tab. */
    selectCanUndo: ({ cleared, byPolicy }) => policyIds.some((id) => cleared?.[id] && !byPolicy[id]),
    /** The answer that Undo would restore on this card, if it is the only one: Undo must not change other cards. */
    selectClearedAnswer: ({ cleared, byPolicy }, policyId: PolicyId) =>
      Object.keys(cleared ?? {}).length === 1 && !byPolicy[policyId] ? cleared?.[policyId] : undefined,
    selectRecorded: (state) => state.recorded,
  },
});

export const votesReducer = votesSlice.reducer;
export const { voteCast, voteCleared, votesCleared, clearingUndone } = votesSlice.actions;
export const { selectVotes, selectAnswer, selectCanUndo, selectClearedAnswer, selectRecorded } =
  votesSlice.selectors;

/** One answer was cleared, and the browser confirmed that it is no longer stored. */
export const clearingSaved = createAction('votes/clearingSaved');

/** The payload is how many answers came back, and the browser confirmed that they are stored again. */
export const undoSaved = createAction<number>('votes/undoSaved');

export const selectProgress = createSelector([selectVotes], (votes) => {
  const answered = Object.keys(votes).length;
  return { answered, left: policyIds.length - answered };
});

/** From how many on there is something to show to somebody. */
const someAnswers = 3;

/** Whether this visit has come far enough to show its answers to somebody, and not to the end. */
export const selectIsUnderWay = createSelector(
  [selectProgress, selectRecorded],
  ({ answered, left }, recorded) => recorded !== null && answered >= someAnswers && left > 0,
);

/** The first policy without an answer, if there is one. */
export const selectFirstOpen = createSelector([selectVotes], (votes) => policyIds.find((id) => !votes[id]));

/** The policy whose answer in this tab left none open; `undefined` if one is open again, and after a reload. */
export const selectCompletedBy = createSelector([selectProgress, selectRecorded], ({ left }, recorded) =>
  left === 0 ? recorded?.completedBy : undefined,
);

export function castVote(policyId: PolicyId, answer: Answer): AppThunk {
  return (dispatch, getState) => {
    const was = selectAnswer(getState(), policyId);
    const isBack = !was && getState().votes.cleared?.[policyId] === answer;
    dispatch(voteCast({ policyId, answer }, was, isBack));
  };
}

/** @returns whether a clearing of all can still be undone: then the next clearing must not replace what Undo restores. */
function addsToUndo(state: RootState): boolean {
  return state.votes.isAllCleared === true && selectCanUndo(state);
}

/** Unlike `clearVotes` it changes the screen even if the browser refuses to store it; `SavingStatus` then says so. */
export function clearVote(policyId: PolicyId): AppThunk {
  return (dispatch, getState) => {
    // A second press before the first is drawn would take from Undo what it restores.
    if (!selectAnswer(getState(), policyId)) return;
    dispatch(voteCleared(policyId, addsToUndo(getState())));
    dispatch(sayIfSaved(clearingSaved()));
  };
}

/**
 * Clears all answers, including those that another tab has stored and this one has not read yet; Undo restores them.
 * They stay on the screen until the browser confirmed that they are no longer stored.
 */
export function clearVotes(): AppThunk {
  return (dispatch, getState, { device }) => {
    device.sync();
    try {
      device.erase(persistedVotes);
      device.erase(persistedReasons);
    } catch {
      dispatch(eraseRefused());
      return;
    }
    dispatch(votesCleared(addsToUndo(getState())));
  };
}

/** Like `clearVote`, it changes the screen even if the browser refuses to store it. */
export function undoClearing(): AppThunk {
  return (dispatch, getState) => {
    if (!selectCanUndo(getState())) return;
    const before = selectProgress(getState()).answered;
    dispatch(clearingUndone());
    const back = selectProgress(getState()).answered - before;
    dispatch(sayIfSaved(undoSaved(back)));
  };
}

/** Dispatches the event only once the browser confirmed that the answers are stored. */
function sayIfSaved(event: Action): AppThunk {
  return (dispatch, getState, { device }) => {
    try {
      device.write(persistedVotes, selectVotes(getState()));
      device.write(persistedReasons, getState().reasons.byPolicy);
      dispatch(event);
    } catch {
      // redux-persist stores the same change a tick later, and a failure of that shows its own notice.
    }
  };
}
