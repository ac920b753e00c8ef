/** Email programs on Windows take about 2,000 characters of a mailto link, and cut off the rest without a warning. */
const longestAddress = 1900;

/** @returns a link that opens an email with subject and text; `null` if so long that its end would be cut off. */
export function mailtoLink(subject: string, text: string): string | null {
  // RFC 6068: lines in a mailto link end in CRLF.
  const body = text.replace(/\r?\n/g, '\r\n');
  const address = `mailto:?subject=${encoded(subject)}&body=${encoded(body)}`;
  return address.length > longestAddress ? null : address;
}

/** `encodeURIComponent` throws at half a surrogate pair, which a cut-off paste may leave. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}
