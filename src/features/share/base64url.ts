/** @returns the bytes in the alphabet of RFC 4648 §5 without padding: nothing in it is special in an address. */
export function toBase64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
}

/** @returns the bytes, or `null` if `text` is not exactly what `toBase64url` prints: each text stands for one list of bytes. */
export function fromBase64url(text: string): Uint8Array | null {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return null;
  const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  // The last character may carry bits that no byte uses; another one would decode to the same bytes.
  return toBase64url(bytes) === text ? bytes : null;
}
