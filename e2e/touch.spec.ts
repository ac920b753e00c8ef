import type { Page } from '@playwright/test';
import { everyKindOfPage } from './screens';
import { expect, startWith, test, visit } from './siteTest';

// A phone that is touched: `pointer: coarse`.
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

/**
 * @returns what is smaller than a fingertip, 44 px. Links and terms within a sentence are left out, as in WCAG 2.5.8.
 */
async function tooSmall(page: Page): Promise<string[]> {
  return page.locator('a[href], button, input, select, textarea, summary').evaluateAll((elements) =>
    elements
      .filter((element) => {
        const isInText =
          getComputedStyle(element).display.startsWith('inline') &&
          element.closest('p, dd, li, figcaption, .MuiAlert-message');
        const words = isInText ? isInText.textContent.trim() : '';
        const isInSentence = words.length > element.textContent.trim().length + 2;
        if (isInSentence || !element.checkVisibility({ visibilityProperty: true })) return false;
        // A tick box is pressed by its label, too.
        const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
        const isDrawn = width > 1 && height > 1;
        return isDrawn && (width < 43.5 || height < 43.5);
      })
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        return `${element.textContent || element.tagName}: ${width} x ${height}`;
      }),
  );
}

test(
  'Everything that is not within a sentence is large enough for a finger',
  { tag: '@all' },
  async ({ page }) => {
    await startWith(page, { votes: '{"1":"yes","5":"no"}' });
    for (const path of [...everyKindOfPage, '/letter?policy=carbon-tax-policy']) {
      await visit(page, path);
      expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
      expect.soft(await tooSmall(page), path).toEqual([]);
    }
  },
);
