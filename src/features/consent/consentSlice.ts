import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import type { AppThunk } from '../../hooks';
import { choices } from '../../storage/consentRule';
import type { ConsentChoice } from '../../storage/consentRule';
import { ifPossible } from '../../storage/storageArea';
import { mergeWhole } from '../../storage/persistedField';
import type { PersistedField } from '../../storage/persistedField';

const decisionSchema = v.object({
  choice: v.picklist(choices),
  // A wrong date does not invalidate the choice: without one, what somebody who declined enters would be saved in
  // localStorage.
  at: v.fallback(v.nullable(v.pipe(v.string(), v.isoTimestamp())), null),
});

type Decision = Readonly<v.InferOutput<typeof decisionSchema>>;

/** localStorage `consent`: `{"choice":"accepted","at":"2026-11-21T10:00:00.000Z"}`. */
export const persistedConsent: PersistedField<Decision | null, 'decision'> = {
  key: 'consent',
  name: 'decision',
  empty: null,
  read: (json) => {
    if (json === null) return null;
    const result = v.safeParse(decisionSchema, json);
    return result.success ? result.output : undefined;
  },
  merge: mergeWhole,
};

/** Persisted; `null` until the visitor chooses. */
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

/**
 * Records the visitor's choice in localStorage and carries it out at once. Decline is recorded first: other tabs obey
 * it from then on. Accept is recorded last, when this tab's values are in localStorage: other tabs then merge theirs
 * into these. If all tabs wrote at the same moment, some values would be lost.
 */
export function decideConsent(choice: ConsentChoice): AppThunk {
  return (dispatch, _getState, { device }) => {
    const { payload } = dispatch(consentDecided(choice));
    const record = () => Boolean(ifPossible(() => device.write(persistedConsent, payload)));
    const recorded = choice === 'declined' && record();
    device.applyConsent(choice, recorded);
    // Also retries a Decline that did not fit into a full localStorage: moving the values out has made room. If this
    // fails too, the write by redux-persist reports it to the visitor, and `DeviceStorage.sync` tries again.
    if (!recorded) record();
  };
}
