import { createSlice } from '@reduxjs/toolkit';

export interface ReleaseState {
  /** True once the browser has downloaded a newer release, which is not used before the visitor agrees. */
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

/**
 * To the worker that waits: `use`, end the wait and take over. To the one in use: `tidy`, remove older releases' files,
 * if no tab may still request them; `leave`, end what is being fetched. Browsers let the newer one wait as long as the
 * one in use is busy (Chromium up to five minutes): where a request gets no answer, “Reload” would do nothing until then.
 */
export type ReleaseMessage = 'use' | 'tidy' | 'leave';

/**
 * Reloads the page into the newer release. If a form has unsaved input, the browser asks first; if the visitor then
 * stays, the page keeps running with the files of its own release.
 */
export async function applyRelease(): Promise<void> {
  const reload = () => location.reload();
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.waiting) {
    reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  // Before `use`: a message that came to the worker in use right after it kept the newer one waiting, in about every
  // twentieth run of Chromium 156 with its debugger attached.
  registration.active?.postMessage('leave' satisfies ReleaseMessage);
  registration.waiting.postMessage('use' satisfies ReleaseMessage);
}
