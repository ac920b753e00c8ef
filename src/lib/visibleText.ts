/**
 * Removes from a text what a reader cannot see. Joiners and variation selectors stay: Persian and Japanese names and
 * some signs need them.
 * @returns one line with single spaces, or an empty string if nothing in it can be seen.
 */
export function visibleText(text: string): string {
  // Control characters, direction marks, zero-width spaces, letters blank by design (U+3164), the blank Braille cell.
  // Not outside of the function: scripts that never call it would then hold this, too, spelled out for old browsers.
  const invisible = /(?![\u200c\u200d\p{Variation_Selector}])[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;
  const line = text
    .replace(/[\p{Z}\t\n\r]+/gu, ' ')
    .replace(invisible, '')
    .replace(/ +/g, ' ')
    .trim();
  return /[^\s\p{M}\u200c\u200d]/u.test(line) ? line : '';
}
