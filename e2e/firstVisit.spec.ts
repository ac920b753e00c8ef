import type { Page } from '@playwright/test';
import { watchShift } from './layout';
import { expect, test, visit } from './siteTest';

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
  await session.detach();
  const names = (isSent: boolean) =>
    fonts.filter(({ isCustomFont }) => isCustomFont === isSent).map(({ familyName }) => familyName);
  return { sent: names(true), own: names(false) };
}

for (const width of [360, 768, 1280]) {
  test(`On a first visit ${width} px wide, titles take the site’s typeface after the first paint and move nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const shift = await watchShift(page);
    for (const path of ['/', '/surveys', '/surveys/carbon-tax-policy', '/education', '/about', '/register']) {
      let own: readonly string[] = [];
      await page.route('**/source-serif*.woff2', async (route) => {
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
        ({ own } = await fontsOf(page, 'h1'));
        await route.continue();
      });
      await visit(page, path);
      await expect.poll(async () => (await fontsOf(page, 'h1')).sent, path).toHaveLength(1);
      // A machine without a serif that was measured (`globalCss.ts`) may break a title in another place.
      const isAsWide = own.some((name) => ['Georgia', 'Liberation Serif'].includes(name));
      expect.soft(await shift(), path).toBeLessThan(isAsWide ? 0.01 : 0.1);
      await page.unroute('**/source-serif*.woff2');
    }
  });
}
