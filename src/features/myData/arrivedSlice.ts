import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { mergeWhole } from '../../persistence/merge';
import type { PersistedField } from '../../persistence/persistedField';

/** In characters; a whole code is shorter. More of a fragment that somebody made up is not kept. */
const longestLink = 100;

interface ArrivedState {
  /** Fragment of a link from another device whose answers wait for a press. `null` once they are taken or put away. */
  readonly link: string | null;
}

const initialState: ArrivedState = { link: null };

const arrivedSlice = createSlice({
  name: 'arrived',
  initialState,
  reducers: {
    answersArrived: (_, { payload }: PayloadAction<string>) => ({ link: payload.slice(0, longestLink) }),
    arrivedEnded: () => initialState,
  },
  selectors: {
    selectArrived: ({ link }) => link,
  },
});

export const arrivedReducer = arrivedSlice.reducer;
export const { answersArrived, arrivedEnded } = arrivedSlice.actions;
export const { selectArrived } = arrivedSlice.selectors;

/**
 * sessionStorage `arrived`: a code as `encodeDeviceCode` returns it, `"d1.AQIMQW5h…"`. Only its form is checked here;
 * `ImportAnswers` decodes it and says what is wrong with it. Not in the address or its entry of the history: there no
 * erasure reaches it, and Back would offer answers again that were taken.
 */
export const persistedArrived: PersistedField<string | null, 'link'> = {
  key: 'arrived',
  name: 'link',
  empty: null,
  read: (json) => (typeof json === 'string' && json.length <= longestLink && /^d\d/.test(json) ? json : null),
  merge: mergeWhole,
};
