import { expect, takenOver, test, visit } from './siteTest';
import { screens, unlistedPath } from './screens';

test(
  'Without what came to browsers after 2021, every screen opens, printed as well as drawn by the app',
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
    for (const { path, title } of screens.filter(({ path }) => path !== unlistedPath)) {
      await page.goto(path);
      await takenOver(page);
      await expect(heading, path).toHaveText(title);
      const away = page.getByRole('banner').getByRole('link');
      await (path === '/' ? away.nth(1) : away.first()).click();
      await expect(heading, path).not.toHaveText(title);
      await page.goBack();
      await expect(heading, path).toHaveText(title);
    }
  },
);

test.describe('', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('Where the browser does not close what is open, a press beside it does', async ({ page }) => {
    await visit(page, '/surveys');
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
    await menu.getByText('Education').hover();
    await expect(menu).toBeVisible();
    await page.mouse.click(20, 300);
    await expect(menu).toBeHidden();
  });
});
