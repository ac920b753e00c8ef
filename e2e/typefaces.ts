import type { Page } from '@playwright/test';

/** Width of the words, in percent of the site's own typefaces. Fallback typefaces lie between narrow and wide. */
const widths = { own: 100, narrow: 75, wide: 115 } as const;

/**
 * Sets the page in typefaces that are the same on every machine. Otherwise it is in whatever was there first, the
 * site's own or one of the machine's (`documentStyle.ts`), and words are not equally wide in each run.
 */
export async function setIn(page: Page, width: keyof typeof widths): Promise<void> {
  await page.evaluate(async (percent) => {
    for (const sheet of document.styleSheets) {
      for (const rule of [...sheet.cssRules]) {
        if (!(rule instanceof CSSFontFaceRule)) continue;
        const value = (name: string) => rule.style.getPropertyValue(name);
        if (!value('src').includes('url(')) continue;
        // Keeps the height of the text, whatever its width.
        const height = `ascent-override:${9500 / percent}%;descent-override:${2250 / percent}%`;
        const face = `font-family:${value('font-family')};font-weight:${value('font-weight')};src:${value('src')}`;
        sheet.insertRule(
          `@font-face{${face};font-display:block;size-adjust:${percent}%;${height}}`,
          sheet.cssRules.length,
        );
        await document.fonts.load(`${value('font-weight').split(' ')[0] ?? ''} 1em ${value('font-family')}`);
      }
    }
    await document.fonts.ready;
  }, widths[width]);
}
