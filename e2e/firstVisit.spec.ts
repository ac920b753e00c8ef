import type { Page } from '@playwright/test';
import { watchShift } from './layout';
import { expect, test, visit } from './siteTest';

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

/** Lets the serif come only after the first paint, and waits until it has come. */
async function visitSlowly(page: Page, path: string): Promise<void> {
  await page.route('**/source-serif*.woff2', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await route.continue();
  });
  await visit(page, path);
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family.includes('Serif 4 Late') && status === 'loaded'),
  );
  await page.unroute('**/source-serif*.woff2');
}

for (const width of [360, 412, 768, 1280]) {
  test(
    `On a first visit ${width} px wide, the site’s typeface comes after the first paint and moves nothing`,
    { tag: [412, 768].includes(width) ? '@all' : [] },
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
        expect.soft(await shift(), path).toBeLessThan(0.01);
      }
    },
  );
}

test('On a first visit titles take the site’s typeface, and all text once a link inside the site is followed', async ({
  page,
}) => {
  await visitSlowly(page, '/about');
  await expect.poll(() => sentFontsOf(page, 'h1')).toHaveLength(1);
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family.includes('Sans Late') && status === 'loaded'),
  );
  await page.getByRole('navigation').getByRole('link', { name: 'Education' }).click();
  await expect(page.locator('h1')).toHaveText('Understanding Legislation');
  for (const selector of ['h1', 'main p'])
    await expect.poll(() => sentFontsOf(page, selector), selector).toHaveLength(1);
});
