import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import type { AppThunk } from '../lib/hooks';
import { choices } from './consentRule';
import type { ConsentChoice } from './consentRule';
import { ifPossible } from './storageArea';
import { mergeWhole } from './persistedField';
import type { PersistedField } from './persistedField';

const decisionSchema = v.object({
  choice: v.picklist(choices),
  // A wrong date must not make the choice unreadable: a visitor who declined would then count as not having chosen,
  // and entries would be saved in localStorage.
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

/**
 * Stores the choice in localStorage and moves the values at once. Decline is stored first: other tabs obey it from then
 * on. Accept is stored last, when this tab's values are in localStorage: other tabs then merge theirs into these. If
 * all tabs wrote at the same moment, some values would be lost.
 */
export function decideConsent(choice: ConsentChoice): AppThunk {
  return (dispatch, _getState, { device }) => {
    const { payload } = dispatch(consentDecided(choice));
    const record = () => Boolean(ifPossible(() => device.write(persistedConsent, payload)));
    const recorded = choice === 'declined' && record();
    device.applyConsent(choice, recorded);
    // Also retries a Decline that did not fit into a full localStorage: moving the values out has freed space. If this
    // fails too, the write by redux-persist reports it to the visitor, and `DeviceStorage.sync` tries again.
    if (!recorded) record();
  };
}
