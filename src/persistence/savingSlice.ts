import { createSlice } from '@reduxjs/toolkit';
import { storedItems } from './storageLifetimes';
import type { StorageKey } from './storageLifetimes';
import { writeFailed, writeRecovered } from './storageEvents';

/** Keys whose last write the browser refused: their values are in this tab's memory only and are lost with it. */
const initialState: { readonly failing: readonly StorageKey[] } = { failing: [] };

const savingSlice = createSlice({
  name: 'saving',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(writeFailed, (state, { payload }) => {
        if (!state.failing.includes(payload.key)) state.failing.push(payload.key);
      })
      .addCase(writeRecovered, (state, { payload }) => {
        state.failing = state.failing.filter((key) => key !== payload.key);
      });
  },
  selectors: {
    selectIsSavingFailing: (state) => state.failing.length > 0,
    /** True if something was refused that is to be there after the visit: a letter, say, is kept for the visit only. */
    selectIsKeepingFailing: (state) => state.failing.some((key) => storedItems[key].area !== 'session'),
    selectIsFailing: (state, key: StorageKey) => state.failing.includes(key),
  },
});

export const savingReducer = savingSlice.reducer;
export const { selectIsSavingFailing, selectIsKeepingFailing, selectIsFailing } = savingSlice.selectors;
