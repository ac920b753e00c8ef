import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { PolicyId } from '../../content/policyIds';
import type { RootState } from '../../lib/hooks';
import { today } from '../../lib/today';
import { erased, shownAgain } from '../../persistence/storageEvents';
import { afterAnswer } from './afterAnswer';
import { longestWish, wishesAfter, readReason } from './reasons';
import type { Reason, Reasons } from './reasons';
import { clearingUndone, voteCast, voteCleared, votesCleared } from './votesSlice';

interface ReasonsState {
  /** Persisted. The days of each answer, and why it was given. */
  readonly byPolicy: Reasons;
  /** Of the answers that the last clearing removed, for Undo. In memory only, as those are. */
  readonly cleared: Reasons | null;
}

const initialState: ReasonsState = { byPolicy: {}, cleared: null };

/** What a visitor says of an answer; an empty text takes it back. Words of another choice of `far` are set aside. */
export type Said = Partial<Record<'for' | 'against' | 'far' | 'wish', string>>;

function without(reasons: Reasons | null, id: PolicyId): Reasons {
  return Object.fromEntries(Object.entries(reasons ?? {}).filter(([each]) => each !== id));
}

/** Empty reasons are left out, as the stored value has none. */
function withReason(reasons: Reasons, id: PolicyId, reason: Reason | undefined): Reasons {
  const read = readReason(id, reason);
  return read ? { ...reasons, [id]: read } : without(reasons, id);
}

const reasonsSlice = createSlice({
  name: 'reasons',
  initialState,
  reducers: {
    reasonSaid: ({ byPolicy, cleared }, { payload }: PayloadAction<{ policyId: PolicyId; said: Said }>) => {
      const { policyId, said } = payload;
      const before = byPolicy[policyId] ?? {};
      // Chrome on Android lets more be typed than a field takes, and cuts it later; `readReason` would drop it all.
      const wish = said.wish?.slice(0, longestWish);
      const after = {
        ...before,
        ...(said.far !== undefined && wishesAfter(before, said.far)),
        ...said,
        ...(wish !== undefined && { wish }),
      } as Reason;
      return { byPolicy: withReason(byPolicy, policyId, after), cleared };
    },
    answerKept: {
      prepare: (policyId: PolicyId) => ({ payload: { policyId, day: today() } }),
      reducer: (
        { byPolicy, cleared },
        { payload }: PayloadAction<{ readonly policyId: PolicyId; readonly day: string }>,
      ) => {
        const { policyId, day } = payload;
        return { byPolicy: withReason(byPolicy, policyId, { ...byPolicy[policyId], kept: day }), cleared };
      },
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(voteCast, ({ byPolicy, cleared }, { payload, meta }) => {
        const { policyId, answer } = payload;
        // An answer that was cleared and is given again is as good as undone: otherwise its reason would be lost.
        const before = meta.isBack ? cleared?.[policyId] : byPolicy[policyId];
        const after = afterAnswer(before, meta.isBack ? answer : meta.was, answer, meta.day);
        return {
          byPolicy: after === byPolicy[policyId] ? byPolicy : withReason(byPolicy, policyId, after),
          cleared: cleared && without(cleared, policyId),
        };
      })
      .addCase(voteCleared, ({ byPolicy, cleared }, { payload: id, meta: { adds } }) => ({
        byPolicy: without(byPolicy, id),
        cleared: withReason(adds ? (cleared ?? {}) : {}, id, byPolicy[id]),
      }))
      .addCase(votesCleared, ({ byPolicy, cleared }, { meta: { adds } }) => ({
        byPolicy: {},
        cleared: { ...(adds && cleared), ...byPolicy },
      }))
      // Those of answers given since then are newer and stay.
      .addCase(clearingUndone, ({ byPolicy, cleared }) => ({
        byPolicy: { ...cleared, ...byPolicy },
        cleared: null,
      }))
      .addCase(shownAgain, (state) => ({ ...state, cleared: null }))
      .addCase(erased, (state, { payload }) =>
        payload.keys.includes('votes') ? { ...state, cleared: null } : state,
      );
  },
  selectors: { selectReasons: ({ byPolicy }) => byPolicy },
});

export const reasonsReducer = reasonsSlice.reducer;
export const { reasonSaid, answerKept } = reasonsSlice.actions;
export const { selectReasons } = reasonsSlice.selectors;

/** @returns what is known of why a policy was answered; `undefined` without an answer, whatever is stored. */
export function selectReason(state: RootState, id: PolicyId): Reason | undefined {
  return state.votes.byPolicy[id] && selectReasons(state)[id];
}
