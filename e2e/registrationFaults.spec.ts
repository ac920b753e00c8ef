import type { Page } from '@playwright/test';
import { expectOnlyChoice, stored } from './answering';
import { agree, fill, openForm } from './registering';
import { expect, test } from './siteTest';

const card = (page: Page) => page.getByRole('heading', { name: 'You have joined' });

/** Counts how often the page asks the browser to keep its data. */
async function countRequestsToKeep(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { asked: 0 });
    StorageManager.prototype.persist = () => {
      (window as unknown as { asked: number }).asked++;
      return Promise.resolve(true);
    };
  });
  return () => page.evaluate(() => (window as unknown as { asked: number }).asked);
}

test('Registering after Decline leaves nothing on the device but the choice, and asks the browser to keep nothing', async ({
  page,
}) => {
  const asked = await countRequestsToKeep(page);
  await openForm(page);
  await page.getByRole('button', { name: 'Decline saving' }).click();
  await fill(page);
  await agree(page);
  await expect(card(page)).toBeVisible();
  await expectOnlyChoice(page);
  expect(JSON.parse((await stored(page, 'sessionStorage')).user ?? 'null')).toMatchObject({
    firstName: 'Ana',
  });
  expect(await asked()).toBe(0);
  await page.reload();
  await expect(card(page)).toBeVisible();
  await expectOnlyChoice(page);
});
