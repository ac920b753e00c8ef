import type { Page } from '@playwright/test';
import { everyPath } from './screens';
import { answer, expect, noticeArea, storedVotes, test, visit } from './siteTest';

interface Stop {
  readonly name: string;
  readonly problem: string | null;
}

/** Looks at what has the focus: is it drawn with a ring, inside the window, and not under something else? */
async function currentStop(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const name = `${element.tagName.toLowerCase()} "${element.getAttribute('aria-label') ?? element.textContent.slice(0, 40)}"`;
    const box = element.getBoundingClientRect();
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const ringed = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    const inWindow = box.top < innerHeight && box.bottom > 0 && box.left < innerWidth && box.right > 0;
    // The middle of its first line: a link that wraps has a box with corners that are not its own.
    const line = element.getClientRects()[0] ?? box;
    const x = (Math.max(0, line.left) + Math.min(innerWidth, line.right)) / 2;
    const y = (Math.max(0, line.top) + Math.min(innerHeight, line.bottom)) / 2;
    const onTop = document.elementFromPoint(x, y);
    const covered = !onTop || !(element.contains(onTop) || onTop.contains(element));
    const problem = !ringed ? 'no ring' : !inWindow ? 'out of the window' : covered ? 'covered' : null;
    return { name, problem };
  });
}

async function tabTo(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 200; presses++) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never led there.');
}

for (const width of [1280, 360]) {
  for (const path of everyPath) {
    test(`Focus is always visible on ${path} at ${width} px`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 740 });
      await visit(page, path);
      const stops: Stop[] = [];
      await page.keyboard.press('Tab');
      for (let stop = await currentStop(page); stop && stops.length < 200; stop = await currentStop(page)) {
        stops.push(stop);
        await page.keyboard.press('Tab');
      }
      expect(stops.length).toBeGreaterThan(7);
      expect(stops.length).toBeLessThan(200);
      expect(stops.filter(({ problem }) => problem)).toEqual([]);
    });
  }
}

test('A whole visit works by keyboard alone', async ({ page }) => {
  const focused = (name: string | RegExp, role: 'link' | 'button' = 'link') => {
    const target = page.getByRole(role, { name, exact: true }).first();
    return () => target.evaluate((element) => element === document.activeElement);
  };
  await visit(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Cookie Policy' }).first()).toBeFocused();
  await tabTo(page, focused('Accept', 'button'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Your data and this site' })).toHaveCount(0);

  await tabTo(page, focused('Take Survey'));
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toHaveText('Policy Surveys');
  await tabTo(page, focused('No, Carbon Tax Policy', 'button'));
  await page.keyboard.press('Space');
  await expect(answer(page, 'No', 'Carbon Tax Policy')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => storedVotes(page)).toEqual({ '5': 'no' });

  await page.keyboard.press('F8');
  await expect(noticeArea(page)).toBeFocused();
  await tabTo(page, focused('Education'));
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toHaveText('Understanding Legislation');
  await tabTo(page, focused('Supremacy Clause', 'button'));
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Supremacy Clause' })).toBeFocused();
});

test('The question of the form holds the focus and gives it back', async ({ page }) => {
  await visit(page, '/cookie-policy');
  const erase = page
    .getByRole('main')
    .getByRole('button', { name: /^Erase/ })
    .first();
  test.skip((await erase.count()) === 0, 'nothing asks a question yet');
  await erase.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (let presses = 0; presses < 6; presses++) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(erase).toBeFocused();
});
