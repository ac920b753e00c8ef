import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { everyPath } from './screens';
import { answer, blockStorage, expect, noticeArea, test, visit } from './siteTest';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Everything axe finds wrong on the page as it stands, one line each. */
async function violations(page: Page): Promise<string[]> {
  // Half-way through a transition a colour is neither the one before nor the one after.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  const { violations: found } = await new AxeBuilder({ page }).withTags(rules).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

const looks = [
  { name: 'light', use: { colorScheme: 'light' } },
  { name: 'dark', use: { colorScheme: 'dark' } },
  { name: 'forced colours', use: { contextOptions: { forcedColors: 'active' } } },
] as const;

for (const { name, use } of looks) {
  for (const width of [1280, 360]) {
    test.describe(`In ${name} at ${width} px, axe finds nothing wrong`, () => {
      test.use({ ...use, viewport: { width, height: 800 } });

      for (const path of everyPath) {
        test(`on ${path}, fresh`, async ({ page }) => {
          await visit(page, path);
          expect(await violations(page)).toEqual([]);
        });
      }

      test('on /surveys and / with answers given', async ({ page }) => {
        await visit(page, '/surveys');
        await answer(page, 'Yes', 'Universal Background Checks').click();
        await answer(page, 'No', 'Student Loan Forgiveness').click();
        await answer(page, 'Undecided', 'Medicare Expansion').click();
        await expect(page.getByText('3 of 10 answered', { exact: true })).toBeVisible();
        expect(await violations(page)).toEqual([]);
        await page.getByRole('link', { name: 'Civic Voice, home' }).click();
        await expect(page.getByText(/7 policies left/)).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });

      test('with a meaning of the glossary open', async ({ page }) => {
        await visit(page, '/education');
        await page.getByRole('button', { name: 'Supremacy Clause' }).click();
        await expect(page.getByRole('tooltip')).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });

      test('with an error notice and the not-saved line shown', async ({ page }) => {
        await blockStorage(page);
        await visit(page, '/surveys');
        await expect(noticeArea(page).getByRole('alert')).toBeVisible();
        // The clock of the notice stands while it is hovered.
        await noticeArea(page).getByRole('alert').hover();
        await expect(page.getByText(/^Not saved on this device: your browser/)).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });

      test('with the errors of the form shown', async ({ page }) => {
        await visit(page, '/register');
        await page.getByRole('button', { name: 'Register', exact: true }).click();
        await noticeArea(page).getByRole('alert').hover();
        expect(await violations(page)).toEqual([]);
      });

      test('after Decline', async ({ page }) => {
        await visit(page, '/cookie-policy');
        await page.getByRole('button', { name: 'Decline' }).first().click();
        await expect(page.getByText(/^Not saved on this device/)).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });

      if (width === 360) {
        test('with the menu open', async ({ page }) => {
          await visit(page, '/surveys');
          await page.getByRole('button', { name: 'Menu' }).click();
          await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
          expect(await violations(page)).toEqual([]);
        });
      }
    });
  }
}

test('axe would notice: an unnamed button is found', async ({ page }) => {
  await visit(page, '/');
  await page.evaluate(() => {
    document.querySelector('main')?.append(document.createElement('button'));
  });
  expect((await violations(page)).join()).toContain('button-name');
});
