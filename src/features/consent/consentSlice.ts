import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Decision } from './consentDocument';

export interface ConsentState {
  /** Persisted; `null` until the visitor chooses. */
  readonly decision: Decision | null;
}

const initialState: ConsentState = { decision: null };

const consentSlice = createSlice({
  name: 'consent',
  initialState,
  reducers: {
    consentDecided: {
      reducer: (state, { payload }: PayloadAction<Decision>) => {
        state.decision = payload;
      },
      prepare: (choice: Decision['choice']) => ({ payload: { choice, at: new Date().toISOString() } }),
    },
  },
  selectors: {
    selectConsent: (state) => state.decision?.choice ?? null,
  },
});

export const consentReducer = consentSlice.reducer;
export const { consentDecided } = consentSlice.actions;
export const { selectConsent } = consentSlice.selectors;
