import { createSelector, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { policyIds } from '../../content/policyIds';
import type { PolicyId } from '../../content/policyIds';
import { changedElsewhere } from '../../storage/storageEvents';
import { votesDocument } from './votesDocument';
import type { Choice, Votes } from './votesDocument';

export interface VotesState {
  /** Persisted. A policy without an answer is absent. */
  readonly byPolicy: Votes;
  /** What the last withdrawal took away, one answer or all, for Undo; in memory only. */
  readonly withdrawn: Votes | null;
  /** The vote last cast in this tab, to be announced; in memory only. */
  readonly recorded: { readonly policyId: PolicyId; readonly choice: Choice } | null;
}

const initialState: VotesState = { byPolicy: {}, withdrawn: null, recorded: null };

const votesSlice = createSlice({
  name: 'votes',
  initialState,
  reducers: {
    voteCast: (state, { payload }: PayloadAction<{ policyId: PolicyId; choice: Choice }>) => {
      state.byPolicy[payload.policyId] = payload.choice;
      state.recorded = payload;
    },
    /** The visitor took one answer back. */
    voteWithdrawn: (state, { payload: policyId }: PayloadAction<PolicyId>) => {
      const choice = state.byPolicy[policyId];
      if (!choice) return;
      state.recorded = null;
      state.withdrawn = { [policyId]: choice };
      // eslint-disable-next-line @typescript-eslint/no-dynamic-delete
      delete state.byPolicy[policyId];
    },
    votesErased: (state) => {
      state.recorded = null;
      state.withdrawn = state.byPolicy;
      state.byPolicy = {};
    },
    withdrawalUndone: (state) => {
      // Answers given since then are newer and stay.
      state.byPolicy = { ...state.withdrawn, ...state.byPolicy };
      state.withdrawn = null;
    },
    /** For good: nobody who uses this browser next can bring them back. */
    withdrawalForgotten: (state) => {
      state.withdrawn = null;
    },
    /** Answers from the visitor's file are on the device: dispatched only once the write was confirmed. */
    votesRestored: (state, { payload }: PayloadAction<Votes>) => {
      state.byPolicy = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(changedElsewhere, (state, { payload }) => {
      if (payload.key === 'votes') state.byPolicy = votesDocument.read(payload.value) ?? {};
    });
  },
  selectors: {
    selectVotes: (state) => state.byPolicy,
    selectChoice: (state, policyId: PolicyId) => state.byPolicy[policyId],
    selectWithdrawn: (state) => state.withdrawn,
    selectCanUndo: (state) => state.withdrawn !== null,
    /** The one answer that Undo would bring back to its card: withdrawn alone, and not answered anew since. */
    selectWithdrawnAlone: ({ withdrawn, byPolicy }) => {
      const [first, second] = Object.entries(withdrawn ?? {}) as [PolicyId, Choice][];
      return first && !second && !byPolicy[first[0]] ? { policyId: first[0], choice: first[1] } : undefined;
    },
    selectRecorded: (state) => state.recorded,
  },
});

export const votesReducer = votesSlice.reducer;
export const { voteCast, voteWithdrawn, votesErased, withdrawalUndone, withdrawalForgotten, votesRestored } =
  votesSlice.actions;
export const {
  selectVotes,
  selectChoice,
  selectWithdrawn,
  selectCanUndo,
  selectWithdrawnAlone,
  selectRecorded,
} = votesSlice.selectors;

export interface Progress {
  readonly answered: number;
  readonly left: number;
  readonly byChoice: Readonly<Record<Choice, number>>;
}

/** How far the visitor is: counts by choice, answered and left of all policies. */
export const selectProgress = createSelector([selectVotes], (votes): Progress => {
  const byChoice = { yes: 0, no: 0, undecided: 0 };
  for (const choice of Object.values(votes)) byChoice[choice]++;
  const answered = byChoice.yes + byChoice.no + byChoice.undecided;
  return { answered, left: policyIds.length - answered, byChoice };
});
