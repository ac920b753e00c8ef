import type { Page } from '@playwright/test';
import { expect, takenOver, test } from './siteTest';

interface Fonts {
  /** Names of those that the site sent. */
  readonly sent: readonly string[];
  /** Names of those of the machine. */
  readonly own: readonly string[];
}

/** @returns the fonts that the words of an element are drawn in. */
async function fontsOf(page: Page, selector: string): Promise<Fonts> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  const names = (isSent: boolean) =>
    fonts.filter(({ isCustomFont }) => isCustomFont === isSent).map(({ familyName }) => familyName);
  return { sent: names(true), own: names(false) };
}

const sentFontsOf = async (page: Page, selector: string) => (await fontsOf(page, selector)).sent;

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries())
        window.moved += (shift as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
});

/** Opens a page that gets no typeface. @returns what sends them. */
async function visitWithoutTypefaces(page: Page, path: string): Promise<() => Promise<void>> {
  let send = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await takenOver(page);
  return async () => {
    send();
    await page.waitForFunction(() => document.fonts.status === 'loaded');
    await page.unroute('**/*.woff2');
  };
}

for (const width of [360, 768, 1280]) {
  test(`On a first visit ${width} px wide, titles take the site’s typeface late and move nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    for (const path of ['/', '/surveys', '/surveys/carbon-tax-policy', '/education', '/about', '/register']) {
      const sendTypefaces = await visitWithoutTypefaces(page, path);
      const { sent, own } = await fontsOf(page, 'h1');
      expect.soft(sent, path).toEqual([]);
      await sendTypefaces();
      await expect.poll(async () => sentFontsOf(page, 'h1'), path).toHaveLength(1);
      // A machine without a serif that was measured (`globalCss.ts`) may break a title in another place.
      const isAsWide = own.some((name) => ['Georgia', 'Liberation Serif'].includes(name));
      expect.soft(await page.evaluate(() => window.moved), path).toBeLessThan(isAsWide ? 0.01 : 0.1);
    }
  });
}

test('Text takes it from the first link inside the site on', async ({ page }) => {
  const sendTypefaces = await visitWithoutTypefaces(page, '/privacy-policy');
  await sendTypefaces();
  expect(await sentFontsOf(page, 'main p')).toEqual([]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie Policy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cookie Policy');
  await expect.poll(async () => sentFontsOf(page, 'main p')).toHaveLength(1);
});

declare global {
  interface Window {
    moved: number;
  }
}
