import type { Page } from '@playwright/test';

/** @returns what reaches beyond the window, where the page scrolls sideways. */
export async function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [
      `${scrollWidth} px in a window of ${clientWidth} px`,
      ...[...document.querySelectorAll('body *')]
        .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
        .map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`),
    ];
  });
}

/** @returns the words of buttons and links that stick out of them. */
export async function overfull(page: Page): Promise<string[]> {
  return page.locator('button:visible, a:visible').evaluateAll((elements) =>
    elements
      .filter((element) => {
        const isInline = getComputedStyle(element).display === 'inline';
        const clipped =
          element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
        return !isInline && clipped && !element.querySelector('span[class]');
      })
      .map((element) => element.textContent),
  );
}

/**
 * @returns what can be pressed and is smaller than 24 px (WCAG 2.5.8). Links within a sentence are exempt there, not
 * here: of one that is broken over lines, the widest part counts.
 */
export async function small(page: Page): Promise<string[]> {
  return page
    .locator(
      'main :is(a, button, input, summary, select):visible, header :is(a, button):visible, footer a:visible',
    )
    .evaluateAll((elements) =>
      elements
        .filter((element) => {
          const parts = [...element.getClientRects()];
          const { width: w = 0, height: h = 0 } =
            parts.sort((one, other) => other.width - one.width)[0] ?? {};
          const isDrawn = w > 1 && h > 1;
          return isDrawn && (w < 24 || h < 24);
        })
        .map((element) => `${element.textContent} ${JSON.stringify(element.getBoundingClientRect())}`),
    );
}

/**
 * To be called before a visit. @returns a function that asks the browser how much the layout has shifted since the page
 * was last loaded.
 */
export async function watchShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shift: number }).shift);
}
