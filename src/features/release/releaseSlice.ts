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

/** What a tab says to the service worker: use the waiting release, or drop files that no tab needs any more. */
export type ReleaseMessage = 'use' | 'tidy';

/**
 * Reloads the page into the newer release. A form with unsaved input makes the browser ask first; if the
 * visitor then stays, the page goes on with the files it has.
 */
export async function applyRelease(): Promise<void> {
  const reload = () => location.reload();
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.waiting) {
    reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  registration.waiting.postMessage('use' satisfies ReleaseMessage);
}
