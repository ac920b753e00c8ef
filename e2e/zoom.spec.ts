import { answer, expect, test, visit } from './siteTest';

test('The answers are at least 44 px high', { tag: '@all' }, async ({ page }) => {
  await visit(page, '/surveys');
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    for (const choice of ['Yes', 'No', 'Undecided'] as const) {
      const box = await answer(page, choice, 'Carbon Tax Policy').boundingBox();
      expect(box?.height, `${choice} at ${width} px`).toBeGreaterThanOrEqual(44);
      expect(box?.width, `${choice} at ${width} px`).toBeGreaterThanOrEqual(44);
    }
  }
});

test('With reduced motion nothing moves', { tag: '@all' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/surveys');
  await answer(page, 'Yes', 'Universal Background Checks').click();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
});

test('With more contrast, muted text has the color of all text', { tag: '@all' }, async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  await visit(page, '/surveys');
  const [muted, ink] = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    return ['--cv-muted', '--cv-ink'].map((name) => style.getPropertyValue(name));
  });
  expect(muted).toBe(ink);
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
