import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Scheme } from './appearanceDocument';

interface AppearanceState {
  /** Persisted. */
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
