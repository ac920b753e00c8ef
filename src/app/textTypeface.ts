/**
 * Sets text in the site's own typeface from now on. Pages declare it `optional` (`globalCss.ts`): arriving late, it would
 * break lines anew and move what is being read. A screen that a link has just drawn has nothing to move.
 */
export function showTextTypeface(): void {
  // Only styles in the page: those that a browser extension links to may be of another site, whose rules cannot be read.
  for (const { sheet } of document.querySelectorAll('style')) {
    for (const { style } of (sheet?.cssRules ?? []) as Iterable<Partial<CSSFontFaceRule>>) {
      if (style?.getPropertyValue('font-display') !== 'optional') continue;
      style.setProperty('font-display', 'swap');
      return;
    }
  }
}
