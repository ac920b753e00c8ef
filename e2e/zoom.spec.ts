import { answer, expect, test, visit } from './siteTest';

test('With reduced motion nothing moves', { tag: '@all' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/surveys');
  await answer(page, 'Yes', 'Universal Background Checks').click();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
});

test(
  'In forced colours the chosen answer and the current page stand out',
  { tag: '@all' },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await visit(page, '/surveys');
    const yes = answer(page, 'Yes', 'Carbon Tax Policy');
    const ground = () => yes.evaluate((element) => getComputedStyle(element).backgroundColor);
    const before = await ground();
    await yes.click();
    await expect.poll(ground).not.toBe(before);
    const [current, other] = await Promise.all(
      ['Surveys', 'Education'].map((name) =>
        page
          .getByRole('banner')
          .getByRole('link', { name })
          .evaluate((element) => getComputedStyle(element, '::after').borderBlockEndStyle),
      ),
    );
    expect([current, other]).toEqual(['solid', 'none']);
    // Answers that stick to the edge of a small window hide the text below them.
    await page.setViewportSize({ width: 390, height: 844 });
    const dock = yes.locator('xpath=../..');
    await expect(dock).toHaveCSS('position', 'sticky');
    await expect(dock).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  },
);
