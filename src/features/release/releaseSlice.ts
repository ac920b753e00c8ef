import { createSlice } from '@reduxjs/toolkit';

export interface ReleaseState {
  /** A newer release of the site is on the device and waits to be used. Never persisted. */
  readonly ready: boolean;
}

const initialState: ReleaseState = { ready: false };

const releaseSlice = createSlice({
  name: 'release',
  initialState,
  reducers: {
    releaseReady: (state) => {
      state.ready = true;
    },
  },
  selectors: {
    selectReleaseReady: (state) => state.ready,
  },
});

export const releaseReducer = releaseSlice.reducer;
export const { releaseReady } = releaseSlice.actions;
export const { selectReleaseReady } = releaseSlice.selectors;
