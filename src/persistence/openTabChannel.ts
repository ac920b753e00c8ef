import { ifPossible } from './storageArea';

/**
 * On it a tab tells the others, in a list, the keys that it has erased: it reaches neither their memory nor their
 * sessionStorage, and nothing about an erasure may be stored. If a page in the back/forward cache has an open channel,
 * the browser discards that page when a message is sent.
 * @returns `undefined` in an old browser, and in Firefox with storage blocked.
 */
export function openTabChannel(): BroadcastChannel | undefined {
  return ifPossible(() => new BroadcastChannel('civic-voice'));
}
