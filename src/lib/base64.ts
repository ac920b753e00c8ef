export function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

export function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

/** @returns the bytes in the alphabet of RFC 4648 §5 without padding, which needs no escaping in an address. */
export function toBase64url(bytes: Uint8Array): string {
  return toBase64(bytes).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/** @returns the bytes; `null` if `toBase64url` would spell them differently, so that no two texts mean the same. */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> | null {
  const bytes = /^[\w-]*$/.test(text) ? fromBase64(text.replace(/-/g, '+').replace(/_/g, '/')) : null;
  // The last character may carry bits that no byte uses; another one would decode to the same bytes.
  return bytes && toBase64url(bytes) === text ? bytes : null;
}
