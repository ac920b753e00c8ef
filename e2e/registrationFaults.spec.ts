import type { Page } from '@playwright/test';
import { expectOnlyChoice, notice, stored } from './answering';
import { agree, fill, openForm, person, storedUser } from './registering';
import { blockStorage, expect, test } from './siteTest';

const card = (page: Page) => page.getByRole('heading', { name: 'You have joined' });

/** Every notice that the page shows from now on. */
async function recordNotices(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const shown: string[] = [];
    Object.assign(window, { shown });
    new MutationObserver(() => {
      shown.push(document.querySelector('[role=alert] > :not([hidden])')?.textContent ?? '');
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { shown: string[] }).shown.join('\n'));
}

async function expectRefused(page: Page, shown: () => Promise<string>) {
  await openForm(page);
  await fill(page);
  await agree(page);
  await expect(notice(page)).toContainText('Your browser could not save your registration.');
  for (const [label, text] of Object.entries(person)) await expect(page.getByLabel(label)).toHaveValue(text);
  await expect(card(page)).toHaveCount(0);
  expect(await shown()).not.toMatch(/Success|completed/);
}

test(
  'Registering where storage is blocked claims no success and keeps the form',
  { tag: '@all' },
  async ({ page }) => {
    const shown = await recordNotices(page);
    await blockStorage(page);
    await expectRefused(page, shown);
  },
);

test(
  'Registering where the browser takes the record and drops it claims no success',
  { tag: '@all' },
  async ({ page }) => {
    const shown = await recordNotices(page);
    await page.addInitScript(() => {
      // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its `this` below
      const setItem = Storage.prototype.setItem;
      Storage.prototype.setItem = function (key, text) {
        if (key !== 'user') setItem.call(this, key, text);
      };
    });
    await expectRefused(page, shown);
    expect(await storedUser(page)).toBeNull();
  },
);

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

test(
  'Once somebody is registered, and not before, the browser is asked to keep the data',
  { tag: '@all' },
  async ({ page }) => {
    const asked = await countRequestsToKeep(page);
    await openForm(page);
    await fill(page);
    expect(await asked()).toBe(0);
    await agree(page);
    await expect(card(page)).toBeVisible();
    expect(await asked()).toBe(1);
  },
);
