import { webcrypto } from 'node:crypto';

/** jsdom has no `crypto.subtle`, like a page over plain http; with Node's it is a page over https. */
export function giveWebCrypto(): void {
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
}

export function takeWebCrypto(): void {
  Object.defineProperty(globalThis.crypto, 'subtle', { value: undefined, configurable: true });
}
