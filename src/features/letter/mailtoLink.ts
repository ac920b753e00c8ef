/** Email programs on Windows take no more than about 2,000 characters of address, and cut the rest off unsaid. */
const longestAddress = 1900;

/** @returns an address that opens an email with subject and text, or `null` if it would be too long to arrive whole. */
export function mailtoLink(subject: string, text: string): string | null {
  // RFC 6068: lines end in CRLF.
  const body = text.replace(/\r?\n/g, '\r\n');
  const address = `mailto:?subject=${encoded(subject)}&body=${encoded(body)}`;
  return address.length > longestAddress ? null : address;
}

/** Half a character, as a cut-off paste may leave, can't be encoded. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}
