/** @returns a text for the content or an attribute, in double quotes, of HTML or XML. */
export function escapedHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
