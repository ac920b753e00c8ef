import type { Store } from '@reduxjs/toolkit';
import { persistStore } from 'redux-persist';
import type { DeviceStorage } from './deviceStorage';
import { openTabChannel } from './openTabChannel';
import { succeeds } from './storageArea';
import { shownAgain } from './storageEvents';
import { storageKeys } from './storageLifetimes';

/** Sent when another tab wrote, when this page is shown again (back/forward cache), and when it is being left. */
const events = ['storage', 'pageshow', 'pagehide', 'visibilitychange'] as const;

/**
 * Loads the stored values and keeps store and browser in sync. redux-persist writes a tick after each change, which is
 * too late when the page is left or hidden, so changes are written at once then.
 * @param onLoaded called once the stored values are in the store.
 * @param onErased called after another tab erased and this one dropped its values, or a later page of this one erased.
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

  const typingMark = () => device.store.values().find(([{ key }]) => key === 'typing')?.[1];

  function sync(event: Event) {
    // Syncing before the stored values are in the store would look as if this tab had erased them.
    if (!persistor.getState().bootstrapped) return;
    const before = typingMark();
    // Only a `storage` event has a `key`; it is `null` if the whole area was cleared.
    device.sync((event as Partial<StorageEvent>).key);
    if (event.type === 'pageshow' && (event as PageTransitionEvent).persisted) store.dispatch(shownAgain());
    // Safari tells a page that it keeps for Back of no erasure. Nothing else takes a mark away, and `visibilitychange` may
    // come before `pageshow`.
    if (before === null || typingMark() === before) return;
    device.erasuresHeard++;
    onErased?.(storageKeys);
  }

  for (const event of events) window.addEventListener(event, sync, true);
  return () => {
    for (const event of events) window.removeEventListener(event, sync, true);
    channel?.close();
    persistor.pause();
  };
}
