import { webcrypto } from 'node:crypto';

/** Without `crypto.subtle`, jsdom is like a page over plain http. With Node's it is like a page over https. */
export function giveWebCrypto(): void {
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
}

export function takeWebCrypto(): void {
  Object.defineProperty(globalThis.crypto, 'subtle', { value: undefined, configurable: true });
}
