import { ifPossible } from './storageArea';

/**
 * On it a tab tells the others, in a list, the keys that it has erased: it reaches neither their memory nor their
 * sessionStorage, and nothing about an erasure may be stored. A page in the back/forward cache is discarded by Chromium
 * and Firefox when a message is sent on a channel that it has open; Safari keeps the page and drops the message.
 * @returns `undefined` in an old browser, and in Firefox with storage blocked.
 */
export function openTabChannel(): BroadcastChannel | undefined {
  return ifPossible(() => new BroadcastChannel('civic-voice'));
}
