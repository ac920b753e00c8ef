import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { blockStorage, expect, startWith, test } from './siteTest';
import { wholeBrowserPath } from '../scripts/browsers/browserPath';
import type { Page } from '@playwright/test';
import {
  answer,
  expectAnswer,
  expectNoAnswer,
  itsDay,
  notice,
  notSavedLine,
  openSurveys,
  stored,
} from './answering';

const notSaved = 'Your browser is not saving your answers.';
const unreadable = 'Some saved data could not be read.';

function noErrors(page: Page): Error[] {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  return errors;
}

test.describe('Storage that throws on access', () => {
  async function expectSiteInMemory(page: Page) {
    const errors = noErrors(page);
    await openSurveys(page);
    await expect(notice(page)).toContainText(notSaved);
    await expect(notSavedLine(page)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Your data and this site' })).toBeHidden();
    await answer(page, 3, 'no');
    await page.getByRole('link', { name: 'Education' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Understanding Legislation');
    await expect(notSavedLine(page)).toBeVisible();
    await page.goBack();
    await expectAnswer(page, 3, 'no');
    expect(errors).toEqual([]);
  }

  test('leaves a site that works in memory and says so', async ({ page }) => {
    await blockStorage(page);
    await expectSiteInMemory(page);
  });

  test(
    'does so too where the visitor blocks storage in the browser’s own settings',
    { tag: '@all' },
    async ({ playwright, baseURL, launchOptions }) => {
      const profile = await mkdtemp(path.join(tmpdir(), 'civic-voice-'));
      await mkdir(path.join(profile, 'Default'));
      const blocked = { profile: { default_content_setting_values: { cookies: 2 } } };
      await writeFile(path.join(profile, 'Default', 'Preferences'), JSON.stringify(blocked));
      const wholeBrowser = wholeBrowserPath();
      const context = await playwright.chromium.launchPersistentContext(profile, {
        ...launchOptions,
        ...(wholeBrowser && { executablePath: wholeBrowser }),
        ...(baseURL && { baseURL }),
      });
      try {
        const page = await context.newPage();
        await page.goto('/robots.txt');
        const fault = await page.evaluate(() => {
          try {
            return String(localStorage.length);
          } catch (error) {
            return (error as Error).name;
          }
        });
        expect(fault).toBe('SecurityError');
        await expectSiteInMemory(page);
      } finally {
        await context.close();
        await rm(profile, { recursive: true, force: true });
      }
    },
  );
});

/** Fills localStorage but for `room` characters: Chromium takes 5 Mi of them, keys included. */
async function fillUp(page: Page, room: number): Promise<void> {
  const left = await page.evaluate((spare) => {
    const used = Object.entries<string>(localStorage).flat().join('').length;
    localStorage.setItem('filler', 'x'.repeat(5 * 2 ** 20 - used - 'filler'.length - spare));
    try {
      localStorage.setItem('probe', 'x'.repeat(Math.max(0, spare - 'probe'.length + 1)));
      return 'not full';
    } catch {
      return 'full';
    }
  }, room);
  expect(left).toBe('full');
}

/** Not `stored`, which would bring the filler along. */
const storedAs = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test.describe('A full store', () => {
  test('refuses an answer: the visitor is told, the line stays, and making room saves it', async ({
    page,
  }) => {
    await openSurveys(page);
    await fillUp(page, 0);
    await answer(page, 1, 'yes');
    await expect(notice(page)).toContainText(notSaved);
    await expect(notice(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Close' }).click();
    await answer(page, 2, 'no');
    await expect(notSavedLine(page)).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
    expect(await storedAs(page, 'votes')).toBeNull();

    await page.evaluate(() => {
      localStorage.removeItem('filler');
    });
    await answer(page, 3, 'undecided');
    await expect(notSavedLine(page)).toBeHidden();
    expect(await storedAs(page, 'votes')).toBe('{"1":"yes","2":"no","3":"undecided"}');
  });

  test(
    'that has room for one answer and its day keeps that one whole, and never claims the second',
    { tag: '@all' },
    async ({ page }) => {
      await openSurveys(page);
      const day = '2026-11-27';
      const withItsDay = `votes{"1":"yes"}reasons{"1":{"answered":"${day}","first":["yes","${day}"]}}`;
      await fillUp(page, withItsDay.length);
      await answer(page, 1, 'yes');
      await expect.poll(() => storedAs(page, 'votes')).toBe('{"1":"yes"}');
      await expect(notSavedLine(page)).toBeHidden();
      await answer(page, 2, 'no');
      await expect(notSavedLine(page)).toBeVisible();
      expect(await storedAs(page, 'votes')).toBe('{"1":"yes"}');
      await openSurveys(page);
      await expectAnswer(page, 1, 'yes');
      await expectNoAnswer(page, 2);
    },
  );

  test('cannot stop Decline: what leaves makes room for the choice', { tag: '@all' }, async ({ page }) => {
    await openSurveys(page);
    await answer(page, 1, 'yes');
    await expect.poll(() => storedAs(page, 'votes')).toBe('{"1":"yes"}');
    await fillUp(page, 0);
    await page.getByRole('button', { name: 'Decline saving' }).click();
    await expect(notSavedLine(page)).toBeVisible();
    const keys = await page.evaluate(() => Object.keys(localStorage));
    expect(keys.filter((key) => !['filler', 'probe'].includes(key))).toEqual(['consent']);
    expect(await stored(page, 'sessionStorage')).toMatchObject({ votes: '{"1":"yes"}' });
  });
});

test(
  'A write that the browser refuses for “votes” alone is told and made up for',
  { tag: '@all' },
  async ({ page }) => {
    await page.addInitScript(() => {
      // oxlint-disable-next-line typescript/unbound-method -- called with its `this` below
      const setItem = Storage.prototype.setItem;
      Storage.prototype.setItem = function (key, text) {
        if (key === 'votes' && !('roomAgain' in window)) {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        }
        setItem.call(this, key, text);
      };
    });
    await openSurveys(page);
    await answer(page, 1, 'yes');
    await expect(notice(page)).toContainText(notSaved);
    await expect(notSavedLine(page)).toBeVisible();
    await page.evaluate(() => {
      Object.assign(window, { roomAgain: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect(notSavedLine(page)).toBeHidden();
    expect((await stored(page)).votes).toBe('{"1":"yes"}');
  },
);

/** Looks only when the code of a notice would have come, which is fetched once there is one. */
async function expectNoNotice(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(notice(page)).toHaveCount(0);
}

// Other forms are in persistence.test.ts.
test('“votes” that are cut short are set aside, told once, and never overwritten', async ({ page }) => {
  const text = '{"1":"yes","2":"n';
  const errors = noErrors(page);
  await startWith(page, { votes: text });
  await openSurveys(page);
  await expect(notice(page)).toContainText(unreadable);
  await expect(notice(page)).toHaveCount(1);
  await answer(page, 4, 'no');
  await expect.poll(() => stored(page)).toEqual({ votes: '{"4":"no"}', ...itsDay, unreadable: text });
  await openSurveys(page);
  await expectAnswer(page, 4, 'no');
  await expectNoNotice(page);
  expect(errors).toEqual([]);
});

test(
  '“votes” that are partly right keep what is right, and what only a newer release knows',
  { tag: '@all' },
  async ({ page }) => {
    const errors = noErrors(page);
    const votes =
      '{"1":"yes","2":"maybe","3":{"choice":"no"},"4":["no"],"99":"yes","01":"no","__proto__":"no","constructor":"yes","10":"undecided"}';
    await startWith(page, { votes });
    await openSurveys(page);
    await expectAnswer(page, 1, 'yes');
    await expectAnswer(page, 10, 'undecided');
    for (const policy of [2, 3, 4]) await expectNoAnswer(page, policy);
    await answer(page, 2, 'no');
    await expect
      .poll(async () => (await stored(page)).votes)
      .toBe('{"1":"yes","2":"no","10":"undecided","99":"yes"}');
    expect(errors).toEqual([]);
  },
);

const photo = {
  name: 'me.jpg',
  type: 'image/jpeg',
  size: 3,
  width: 600,
  height: 600,
  dataUrl: 'data:image/jpeg;base64,/9j/',
};
const member = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  email: 'ana@example.com',
  password: `$pbkdf2-sha256$i=600000$${'s'.repeat(22)}$${'h'.repeat(43)}`,
  photo,
};
const whole = JSON.stringify(member);
const hostile = '<img src=x onerror="window.pwned=true">';

/** Other forms are in persistence.test.ts and registrationSlice.test.ts. */
const unreadableUsers = {
  empty: '',
  'with a script for a photo': JSON.stringify({
    ...member,
    photo: { ...photo, dataUrl: 'javascript:window.pwned=true' },
  }),
  'with a page for a photo': JSON.stringify({
    ...member,
    photo: { ...photo, dataUrl: `data:text/html,${hostile}` },
  }),
  'with a poisoned prototype': `{"__proto__":${whole},"constructor":${whole}}`,
};

test(
  'A “user” that cannot be read is set aside, told once, and never overwritten',
  { tag: '@all' },
  async ({ page }) => {
    for (const [form, text] of Object.entries(unreadableUsers)) {
      await test.step(form, async () => {
        const errors = noErrors(page);
        await startWith(page, { user: text });
        await page.goto('/register');
        await expect(notice(page)).toContainText(unreadable);
        await expect(page.getByLabel('First Name')).toBeVisible();
        expect(await stored(page)).toEqual({ ...(text && { unreadable: text }) });
        await openSurveys(page);
        await answer(page, 1, 'yes');
        await expect
          .poll(() => stored(page))
          .toEqual({ votes: '{"1":"yes"}', ...itsDay, ...(text && { unreadable: text }) });
        await expectNoNotice(page);
        expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
        expect(errors).toEqual([]);
      });
    }
  },
);

test('A “user” with markup for a name shows it as text', { tag: '@all' }, async ({ page }) => {
  await startWith(page, { user: JSON.stringify({ ...member, firstName: hostile, more: hostile }) });
  await page.goto('/register');
  await expect(page.getByText(hostile).first()).toBeVisible();
  await expectNoNotice(page);
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
});

test(
  'A “user” that is null means that nobody is registered, and nobody is told anything',
  { tag: '@all' },
  async ({ page }) => {
    await startWith(page, { user: 'null' });
    await page.goto('/register');
    await expect(page.getByLabel('First Name')).toBeVisible();
    await expectNoNotice(page);
    await openSurveys(page);
    await answer(page, 1, 'yes');
    await expectNoNotice(page);
    await expect.poll(() => stored(page)).toEqual({ votes: '{"1":"yes"}', ...itsDay, user: 'null' });
  },
);
