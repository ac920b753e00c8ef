import type { Store } from '@reduxjs/toolkit';
import { persistStore } from 'redux-persist';
import type { DeviceStorage } from './deviceStorage';

/** Another tab wrote; this one woke up (from the back/forward cache, from sleep) or is being left. */
const windowEvents = ['storage', 'pageshow', 'pagehide'] as const;

/**
 * Loads the stored values into the store and keeps both together until the page is gone. redux-persist
 * writes a tick after each change; leaving or hiding the page does not wait for the tick.
 * @param onLoaded called once the stored values are in the store.
 * @returns a function that stops all of it (for tests).
 */
export function startPersistence(store: Store, device: DeviceStorage, onLoaded?: () => void): () => void {
  const persistor = persistStore(store, null, onLoaded);

  function sync(event: Event) {
    // Before the stored values are in the store, they would look like values this tab has erased.
    // Only a `storage` event names a key; `null` there means that the whole store was cleared.
    if (persistor.getState().bootstrapped) device.sync((event as Partial<StorageEvent>).key);
  }

  for (const event of windowEvents) window.addEventListener(event, sync);
  document.addEventListener('visibilitychange', sync);
  return () => {
    for (const event of windowEvents) window.removeEventListener(event, sync);
    document.removeEventListener('visibilitychange', sync);
    persistor.pause();
  };
}
