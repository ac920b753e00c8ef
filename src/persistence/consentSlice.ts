import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { AppThunk } from '../lib/hooks';
import { readDecision } from './consentDecision';
import type { ConsentChoice, Decision } from './consentDecision';
import { mergeWhole } from './merge';
import type { PersistedField } from './persistedField';

/** localStorage `consent`: `{"choice":"accepted","at":"2026-11-21T10:00:00.000Z"}`. */
export const persistedConsent: PersistedField<Decision | null, 'decision'> = {
  key: 'consent',
  name: 'decision',
  empty: null,
  read: readDecision,
  merge: mergeWhole,
};

/** `null` until the visitor chooses: the banner then asks, and entries are saved in localStorage. */
const initialState: { readonly decision: Decision | null } = { decision: null };

const consentSlice = createSlice({
  name: 'consent',
  initialState,
  reducers: {
    consentDecided: {
      reducer: (state, { payload }: PayloadAction<Decision>) => {
        state.decision = payload;
      },
      prepare: (choice: ConsentChoice) => ({ payload: { choice, at: new Date().toISOString() } }),
    },
  },
  selectors: {
    selectConsent: (state) => state.decision?.choice ?? null,
  },
});

export const consentReducer = consentSlice.reducer;
export const { consentDecided } = consentSlice.actions;
export const { selectConsent } = consentSlice.selectors;

/** Stores the choice and moves the values at once. */
export function decideConsent(choice: ConsentChoice): AppThunk {
  return (dispatch, _getState, { device }) => {
    device.decide(dispatch(consentDecided(choice)).payload);
  };
}
