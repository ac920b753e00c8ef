import type { Store } from '@reduxjs/toolkit';
import { persistStore } from 'redux-persist';
import type { DeviceStorage } from './deviceStorage';
import { openTabChannel } from './openTabChannel';
import { succeeds } from './storageArea';

/** Sent when another tab wrote, when this page is shown again (back/forward cache), and when it is being left. */
const events = ['storage', 'pageshow', 'pagehide', 'visibilitychange'] as const;

/**
 * Loads the stored values and keeps store and browser in sync. redux-persist writes a tick after each change, which is
 * too late when the page is left or hidden, so changes are written at once then.
 * @param onLoaded called once the stored values are in the store.
 * @param onErased called after another tab erased and this one dropped its values.
 * @returns a function that stops all of it (for tests).
 */
export function startPersistence(
  store: Store,
  device: DeviceStorage,
  onLoaded?: () => void,
  onErased?: (keys: readonly string[]) => void,
): () => void {
  const persistor = persistStore(store, null, () => {
    device.followChoice();
    onLoaded?.();
  });
  const channel = openTabChannel();
  channel?.addEventListener('message', ({ data }: MessageEvent<readonly string[]>) => {
    device.hearErased(data);
    onErased?.(data);
  });
  // Without a channel an erasure must not be reported as complete.
  device.connectTabs((keys) => channel !== undefined && succeeds(() => channel.postMessage(keys)));

  function sync(event: Event) {
    // Syncing before the stored values are in the store would look as if this tab had erased them.
    // Only a `storage` event has a `key`; it is `null` if the whole area was cleared.
    if (persistor.getState().bootstrapped) device.sync((event as Partial<StorageEvent>).key);
  }

  for (const event of events) window.addEventListener(event, sync, true);
  return () => {
    for (const event of events) window.removeEventListener(event, sync, true);
    channel?.close();
    persistor.pause();
  };
}
