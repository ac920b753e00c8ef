import { toBase64 } from '../../lib/base64';

/** What the OWASP Password Storage Cheat Sheet recommends for PBKDF2-HMAC-SHA-256; fewer make guessing faster. */
const iterations = 600_000;
const saltBytes = 16;
const keyBits = 256;

/** @returns false on an insecure origin: browsers offer no Web Crypto there, so nobody can register. */
export function canDerivePassword(): boolean {
  // The DOM types promise `subtle` everywhere; over plain http it is missing.
  return (globalThis.crypto as Partial<Crypto> | undefined)?.subtle !== undefined;
}

/** `rounds` is a parameter so that a test can compare with published results. @returns the derived 32 bytes. */
export async function pbkdf2(
  text: string,
  salt: Uint8Array<ArrayBuffer>,
  rounds: number,
): Promise<Uint8Array> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(text), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds };
  return new Uint8Array(await crypto.subtle.deriveBits(parameters, key, keyBits));
}

/**
 * Turns a password into what may be stored: a salted, slow, one-way value in PHC form. The browser computes it outside
 * the main thread. The text is normalised (NFKC), so that it does not matter how a keyboard composed an accent.
 * @returns `$pbkdf2-sha256$i=600000$<salt>$<hash>`, base64 without padding.
 */
export async function derivePassword(text: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(saltBytes));
  const hash = await pbkdf2(text.normalize('NFKC'), salt, iterations);
  const [saltText, hashText] = [salt, hash].map((bytes) => toBase64(bytes).replace(/=+$/, ''));
  return `$pbkdf2-sha256$i=${iterations}$${saltText}$${hashText}`;
}
