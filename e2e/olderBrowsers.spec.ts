import { expect, takenOver, test, visit } from './siteTest';
import { screens } from './screens';

test(
  'Without what came to browsers after 2021, every screen opens, printed as well as drawn by the app, and the logo leads home',
  { tag: '@all' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const matches = Reflect.get(Element.prototype, 'matches') as (selectors: string) => boolean;
      Reflect.set(Element.prototype, 'matches', function (this: Element, selectors: string) {
        if (selectors.includes(':popover-open')) throw new DOMException('unknown', 'SyntaxError');
        return matches.call(this, selectors);
      });
      for (const name of ['popover', 'hidePopover', 'showPopover', 'togglePopover'])
        Reflect.deleteProperty(HTMLElement.prototype, name);
      for (const name of ['toSorted', 'toReversed', 'toSpliced', 'with', 'findLast', 'findLastIndex'])
        Reflect.deleteProperty(Array.prototype, name);
    });
    const heading = page.getByRole('heading', { level: 1 });
    const [home] = screens;
    for (const { path, title } of screens) {
      await page.goto(path);
      await takenOver(page);
      await expect(heading, path).toHaveText(title);
      if (path === home.path) {
        await page.getByRole('banner').getByRole('link').nth(1).click();
        await expect(heading, path).not.toHaveText(title);
      } else {
        await page.getByRole('link', { name: 'Civic Voice, home' }).click();
        await expect(page, path).toHaveURL(home.path);
        await expect(heading, path).toHaveText(home.title);
      }
      await page.goBack();
      await expect(heading, path).toHaveText(title);
    }
  },
);

test.describe('', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test(
    'Where the browser does not close what is open, a press beside it does, and nothing else',
    { tag: '@all' },
    async ({ page }) => {
      await visit(page, '/surveys/carbon-tax-policy');
      // Such a popover is closed by its button alone, as on iOS before 18.3.
      await page.evaluate(() => {
        for (const each of document.querySelectorAll<HTMLElement>('[popover]')) each.popover = 'manual';
      });
      const menu = page.getByRole('navigation', { name: 'Main menu' });
      const menuButton = page.getByRole('button', { name: 'Menu' });
      await menuButton.click();
      await menuButton.click();
      await expect(menu).toBeHidden();
      await menuButton.click();
      await expect(menu).toBeVisible();
      await page.mouse.click(20, 300);
      await expect(menu).toBeHidden();

      await page.getByRole('button', { name: 'deficit' }).click();
      const meaning = page.locator(':popover-open');
      await meaning.hover();
      // Words are selected beyond the edge.
      await page.mouse.down();
      await page.mouse.move(20, 100);
      await page.mouse.up();
      await expect(meaning).toBeVisible();
      await page.mouse.click(20, 100);
      await expect(meaning).toHaveCount(0);
    },
  );
});
