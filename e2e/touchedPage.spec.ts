import type { Page } from '@playwright/test';
import { expect, holdScripts, takenOver, test, visit } from './siteTest';
import { goodPhoto } from './photos';
import { everyKindOfPage } from './screens';
import { translate } from './translate';

test.use({ viewport: { width: 390, height: 740 } });

/** What browsers and extensions do to a page before its scripts have run. */
const changes: Record<string, () => void> = {
  'a telephone number that became a link': () => {
    const link = document.createElement('a');
    link.href = 'tel:5551234';
    link.textContent = '555 1234';
    document.querySelector('main p')?.prepend(link);
  },
  'an element in the header': () => {
    document.querySelector('header button')?.before(document.createElement('span'));
  },
  'an element of a password manager beside the first field or button': () => {
    document
      .querySelector('main :is(input, textarea, button)')
      ?.after(document.createElement('password-manager'));
  },
  'a translated text': () => {
    const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
    font.textContent = 'Übersetzt';
    document.querySelector('h1')?.firstChild?.replaceWith(font);
  },
};

test.describe('before the scripts', () => {
  // React reports that it draws the changed page anew.
  test.use({ provokedWords: /Minified React error #418/ });
  /** Opens the page, changes it before its scripts come, and uses it. */
  async function expectWorking(page: Page, path: string, made: readonly (() => void)[]): Promise<void> {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByRole('contentinfo').waitFor();
    for (const change of made) await page.evaluate(change);
    release();
    await takenOver(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    await expect(page.locator('#load-failure')).toBeHidden();
  }

  for (const path of everyKindOfPage) {
    test(
      `A page changed before its scripts run works all the same: ${path}`,
      { tag: '@all' },
      async ({ page }) => {
        await expectWorking(page, path, Object.values(changes));
      },
    );
  }

  for (const [what, change] of Object.entries(changes)) {
    test(`A page works with ${what} before its scripts run`, { tag: '@all' }, async ({ page }) => {
      await expectWorking(page, '/register', [change]);
    });
  }
});

test('A translated page keeps its menu, its form and what was typed', async ({ page }) => {
  await visit(page, '/register');
  await page.getByLabel('First Name').fill('Ada');
  await translate(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /^Show/ }).click();
  await expect(page.getByRole('button', { name: /^Hide/ })).toBeVisible();
  for (const name of ['Dark', 'Light', 'System', 'Accept saving']) {
    await page.getByRole('button', { name, exact: true }).click();
    await translate(page);
  }
  for (const photo of [goodPhoto, { ...goodPhoto, name: 'second.jpg' }]) {
    await page.getByLabel('Photo').setInputFiles(photo);
    await expect(page.getByRole('slider', { name: 'Zoom' })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByText('Please fill in all fields')).toBeVisible();
  await expect(page.getByLabel('First Name')).toHaveValue('Ada');
});

test(
  'What is typed while the app takes over goes on as if nothing happened',
  { tag: '@all' },
  async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/register', { waitUntil: 'commit' });
    const field = page.getByLabel('First Name');
    await field.pressSequentially('Ada');
    await field.press('Home');
    release();
    await takenOver(page);
    await page.keyboard.type('X');
    await expect(field).toHaveValue('XAda');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(field).toHaveValue('Ada');
  },
);

test('Parts of a table that are drawn as blocks name their roles', { tag: '@all' }, async ({ page }) => {
  for (const path of ['/my-answers', '/cookie-policy', '/share', '/group']) {
    await visit(page, path);
    const unnamed = await page.evaluate(() =>
      [...document.querySelectorAll('table, :is(thead, tbody, tr, th, td)')]
        .filter((part) => {
          const table = part.closest('table');
          const isRedrawn = [...(table?.querySelectorAll('tbody, tr, td') ?? [])].some(
            (each) =>
              !getComputedStyle(each).display.startsWith('table') &&
              getComputedStyle(each).display !== 'none',
          );
          return isRedrawn && !part.hasAttribute('role');
        })
        .map((part) => part.outerHTML.slice(0, 60)),
    );
    expect.soft(unnamed, path).toEqual([]);
  }
});
