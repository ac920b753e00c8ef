import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { mergeWhole } from '../../persistence/merge';
import type { PersistedField } from '../../persistence/persistedField';
import { markedSchemes } from '../../early/rootMarks';

export const schemes = ['system', ...markedSchemes] as const;
export type Scheme = (typeof schemes)[number];

/** localStorage `appearance`: `"dark"`. */
export const persistedScheme: PersistedField<Scheme, 'scheme'> = {
  key: 'appearance',
  name: 'scheme',
  empty: 'system',
  // Unreadable text counts as `system`, without a notice or a copy set aside: one press restores the choice.
  read: (json) => schemes.find((scheme) => scheme === json) ?? 'system',
  merge: mergeWhole,
};

interface AppearanceState {
  readonly scheme: Scheme;
}

const initialState: AppearanceState = { scheme: 'system' };

const appearanceSlice = createSlice({
  name: 'appearance',
  initialState,
  reducers: {
    schemeChosen: (state, { payload }: PayloadAction<Scheme>) => {
      state.scheme = payload;
    },
  },
  selectors: {
    selectScheme: (state) => state.scheme,
  },
});

export const appearanceReducer = appearanceSlice.reducer;
export const { schemeChosen } = appearanceSlice.actions;
export const { selectScheme } = appearanceSlice.selectors;
