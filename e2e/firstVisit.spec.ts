import type { Page } from '@playwright/test';
import { watchShift } from './layout';
import { expect, test, visit, waitUntil } from './siteTest';

/** @returns the names of the fonts sent by the site that the words of an element are drawn in. */
async function sentFontsOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.filter(({ isCustomFont }) => isCustomFont).map(({ familyName }) => familyName);
}

/** Lets the typefaces come only after the first paint, and waits until they have come. */
async function visitSlowly(page: Page, path: string): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await waitUntil(page, () => performance.getEntriesByName('first-contentful-paint').length > 0);
    await route.continue();
  });
  await visit(page, path);
  await page.evaluate(() => document.fonts.ready);
  await page.unroute('**/*.woff2');
}

for (const width of [360, 412, 768, 1280]) {
  test(
    `On a first visit ${width} px wide, the site’s typefaces come after the first paint and move next to nothing`,
    { tag: '@all' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      const shift = await watchShift(page);
      for (const path of [
        '/',
        '/surveys',
        '/surveys/carbon-tax-policy',
        '/education',
        '/about',
        '/register',
      ]) {
        await visitSlowly(page, path);
        expect.soft(await shift(), path).toBeLessThanOrEqual(0.02);
      }
    },
  );
}

test('Every page of a visit is in the site’s two typefaces, whether they came from the network or the cache', async ({
  page,
}) => {
  for (const path of ['/about', '/education', '/about', '/education']) {
    await visit(page, path);
    for (const [selector, family] of [
      ['h1', 'Ballot Serif'],
      ['main p', 'Public Sans'],
    ] as const)
      await expect
        .poll(async () => (await sentFontsOf(page, selector)).join(), `${path} ${selector}`)
        .toContain(family);
  }
});

test('Without the CSS Font Loading API, links inside the site work', { tag: '@all' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'fonts', { value: undefined });
  });
  await visit(page, '/about');
  await page.getByRole('navigation').getByRole('link', { name: 'Education' }).click();
  await expect(page.locator('h1')).toHaveText('Understanding Legislation');
});
