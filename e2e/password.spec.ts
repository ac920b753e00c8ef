import type { Page } from '@playwright/test';
import { notice } from './answering';
import { agree, fill, openForm, question, storedUser } from './registering';
import { member } from './member';
import { expect, startWith, test, visit } from './siteTest';

const card = (page: Page) => page.getByRole('heading', { name: 'You have joined' });

/** Keeps the password from being derived until `finish()` is called in the page, which counts the derivations. */
async function holdDerivation(page: Page) {
  await page.addInitScript(() => {
    const derive = SubtleCrypto.prototype.deriveBits.bind(crypto.subtle);
    let finish = (): void => undefined;
    const slow = new Promise<void>((resolve) => {
      finish = resolve;
    });
    Object.assign(window, { derivations: 0, finish });
    SubtleCrypto.prototype.deriveBits = async (...parameters) => {
      (window as unknown as { derivations: number }).derivations++;
      await slow;
      return derive(...parameters);
    };
  });
}

const finish = (page: Page) =>
  page.evaluate(() => {
    (window as unknown as { finish: () => void }).finish();
  });

test(
  'Register shows that it is at work for as long as the password takes, and does so once',
  { tag: '@all' },
  async ({ page }) => {
    await holdDerivation(page);
    await openForm(page);
    await fill(page);
    const register = page.getByRole('button', { name: 'Register', includeHidden: true });
    await expect(register).toHaveAttribute('aria-busy', 'false');
    await agree(page);
    const agreeing = question(page).getByRole('button', { name: 'I agree' });
    for (const button of [agreeing, register]) {
      await expect(button).toHaveAttribute('aria-busy', 'true');
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button.locator('svg')).toBeVisible();
    }
    await agreeing.click({ force: true });
    expect(await storedUser(page)).toBeNull();
    await finish(page);
    await expect(card(page)).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { derivations: number }).derivations)).toBe(1);
  },
);

test(
  'A member who changes the password is not asked again, and can cancel while it takes',
  { tag: '@all' },
  async ({ page }) => {
    await holdDerivation(page);
    await startWith(page, { user: JSON.stringify(member) });
    await visit(page, '/register');
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Password', { exact: true }).fill('another-lantern-7');
    const save = page.getByRole('button', { name: 'Save changes' });
    await save.click();
    await expect(save).toHaveAttribute('aria-busy', 'true');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible();
    await finish(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await storedUser(page)).toEqual(member);
  },
);

test(
  'Where the browser offers no Web Crypto, the form says so and registers nobody',
  { tag: '@all' },
  async ({ page }) => {
    await page.addInitScript(() => {
      // As over plain http from another machine.
      Object.defineProperty(window, 'isSecureContext', { value: false });
      Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined });
    });
    await openForm(page);
    await expect(page.getByText('This page was not opened over a secure connection')).toBeVisible();
    await fill(page);
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(notice(page)).toContainText('secure connection');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await storedUser(page)).toBeNull();
  },
);

test(
  'A password can be pasted, and browsers are told that it is new',
  { tag: '@all' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openForm(page);
    const field = page.getByLabel('Password');
    await expect(field).toHaveAttribute('autocomplete', 'new-password');
    await page.evaluate(() => navigator.clipboard.writeText('kumquat-9-lantern'));
    await field.focus();
    await page.keyboard.press('ControlOrMeta+V');
    await expect(field).toHaveValue('kumquat-9-lantern');
  },
);
