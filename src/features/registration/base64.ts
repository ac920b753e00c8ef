const chunk = 0x8000;

/** @returns `bytes` in standard base64 with padding. In chunks, as a call takes only so many arguments. */
export function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let start = 0; start < bytes.length; start += chunk) {
    binary += String.fromCharCode(...bytes.subarray(start, start + chunk));
  }
  return btoa(binary);
}
