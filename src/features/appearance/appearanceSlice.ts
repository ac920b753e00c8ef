import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { changedElsewhere } from '../../storage/storageEvents';
import { appearanceDocument } from './appearanceDocument';
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
  extraReducers: (builder) => {
    builder.addCase(changedElsewhere, (state, { payload }) => {
      if (payload.key === 'appearance') {
        state.scheme = appearanceDocument.read(payload.value) ?? appearanceDocument.empty;
      }
    });
  },
  selectors: {
    selectScheme: (state) => state.scheme,
  },
});

export const appearanceReducer = appearanceSlice.reducer;
export const { schemeChosen } = appearanceSlice.actions;
export const { selectScheme } = appearanceSlice.selectors;
