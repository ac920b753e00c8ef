import type { Page } from '@playwright/test';
import { compare } from '../src/content/en/compare';
import { letterForm } from '../src/content/en/letterForm';
import { register } from '../src/content/en/register';
import { resumeComparison as resume } from '../src/content/en/resumeComparison';
import { yourData } from '../src/content/en/yourData';
import { resumeComparison as spanishResume } from '../src/content/es/resumeComparison';
import { yourData as spanish } from '../src/content/es/yourData';
import { encodeDeviceCode } from '../src/features/sharing/deviceCode';
import { encodeShared } from '../src/features/sharing/shareCode';
import { storageKeys, storedItems } from '../src/persistence/storageLifetimes';
import type { StorageKey } from '../src/persistence/storageLifetimes';
import { expectNothingLeft } from './answering';
import { answer, expect, startWith, takenOver, test, visit } from './siteTest';
import { fixedPolicies } from '../src/test/fixedPolicies';

// React Router warns of every history entry that it did not make. Here the test makes one by setting the fragment.
test.use({ provokedWords: /blocker on a POP navigation/ });

test('Somebody at a shared computer leaves nothing behind, not even an address that names a policy', async ({
  page,
}) => {
  await test.step('declines, answers, and looks around', async () => {
    await visit(page, '/');
    await page.getByRole('button', { name: 'Decline saving' }).click();
    await page.getByRole('link', { name: 'Take Survey' }).click();
    await answer(page, 'Yes', 'Carbon Tax Policy').click();
    await page.evaluate(() => {
      location.hash = '#carbon-tax-policy';
    });
    await page.getByRole('link', { name: 'Register' }).first().click();
    await page.getByLabel('First Name').fill('Ana');
  });
  await test.step('erases everything from where they are, unasked about the half-filled form', async () => {
    await page.getByRole('button', { name: 'Erase now' }).click();
    const question = page.getByRole('dialog', { name: 'Erase everything, including my choices?' });
    await question.getByRole('button', { name: 'Erase', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Everything is erased');
    await expect(page.getByText('Now close this tab.')).toBeVisible();
  });
  await test.step('nothing is left, in either storage or in the tab’s history', async () => {
    await takenOver(page);
    await expectNothingLeft(page);
    const history = await (await page.context().newCDPSession(page)).send('Page.getNavigationHistory');
    const addresses = history.entries.map(({ url }) => url.replace(/^https?:\/\/[^/]+/, ''));
    expect(addresses).toEqual(['about:blank', '/', '/erased']);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Voice Matters');
    await expect(page.getByRole('region', { name: 'Your data and this site' })).toBeVisible();
  });
});

test(
  'The Cookie Policy offers the same, and another open tab is emptied with it',
  { tag: '@all' },
  async ({ page, context }) => {
    await startWith(page, {
      votes: '{"1":"yes"}',
      consent: '{"choice":"accepted","at":"2026-11-21T10:00:00.000Z"}',
    });
    const other = await context.newPage();
    await visit(other, '/surveys');
    await expect(other.getByText(`1 of ${fixedPolicies.length} answered`, { exact: true })).toBeVisible();
    await visit(page, '/cookie-policy');
    await page.getByRole('button', { name: 'Erase everything' }).click();
    await page.getByRole('checkbox', { name: /^Also erase my choices/ }).check();
    await page.getByRole('dialog').getByRole('button', { name: 'Erase', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Everything is erased');
    await expect(other.getByText(`0 of ${fixedPolicies.length} answered`, { exact: true })).toBeVisible();
    await expect(other.getByRole('region', { name: 'Your data and this site' })).toBeVisible();
    await expectNothingLeft(page);
    await expectNothingLeft(other);
  },
);

const votes = { '1': 'yes', '5': 'no' } as const;

interface HalfStored {
  readonly what: string;
  readonly key: StorageKey;
  readonly path: string;
  readonly enter?: (page: Page) => Promise<void>;
  /** In either language. */
  readonly isShown: (page: Page) => Promise<boolean>;
  /** Kept by the browser itself, and for Back alone. */
  readonly isOfBrowser?: boolean;
}

const friend = encodeShared({ votes: { 2: 'yes' }, name: '' });
const ownWords = 'All of this in my own words.';

/** What a visitor enters or decides on a page that is kept for the visit alone. */
const halfStored: readonly HalfStored[] = [
  {
    what: 'answers that came from another device',
    key: 'arrived',
    path: `/my-answers#${encodeDeviceCode({ votes: { 1: 'no' }, starred: [] })}`,
    isShown: (page: Page) =>
      page
        .getByRole('region', { name: new RegExp(`${yourData.restore.preview}|${spanish.restore.preview}`) })
        .isVisible(),
  },
  {
    what: 'an answer that was left out of the link',
    key: 'sharing',
    path: '/share',
    enter: (page: Page) => page.locator('main fieldset input').first().uncheck(),
    isShown: (page: Page) => page.locator('main fieldset input:not(:checked)').isVisible(),
  },
  {
    what: 'how a class votes',
    key: 'classroom',
    path: '/group',
    enter: (page: Page) => page.locator('[value=hands]').click(),
    isShown: (page: Page) => page.locator('[value=hands][aria-pressed=true]').isVisible(),
  },
  {
    what: 'the wish to see a friend’s answers first',
    key: 'sharing',
    path: `/compare#${friend}`,
    enter: (page: Page) => page.getByRole('button', { name: 'Show them now' }).click(),
    isShown: (page: Page) => page.locator('main table').isVisible(),
  },
  {
    what: 'a friend’s link that waits for an answer',
    key: 'comparison',
    path: `/compare#${friend}`,
    enter: (page: Page) => page.getByRole('link', { name: compare.result.first.answer }).click(),
    isShown: (page: Page) =>
      page
        .getByRole('region', { name: new RegExp(`^(?:${resume.label}|${spanishResume.label})$`) })
        .isVisible(),
  },
  {
    what: 'a letter in one’s own words',
    key: 'letter',
    path: '/letter?policy=carbon-tax-policy',
    enter: (page: Page) => page.getByRole('textbox', { name: letterForm.result.label }).fill(ownWords),
    isShown: async (page: Page) => {
      const letters = await page.locator('main textarea').all();
      return (await Promise.all(letters.map((letter) => letter.inputValue()))).includes(ownWords);
    },
  },
  {
    what: 'a name in the registration form',
    key: 'typing',
    path: '/register',
    enter: (page: Page) => page.getByLabel('First Name').fill('Ada'),
    isShown: async (page: Page) => (await page.locator('[name=firstName]').inputValue()) === 'Ada',
    isOfBrowser: true,
  },
  {
    what: 'a photo in the registration form',
    key: 'typing',
    path: '/register',
    // Of a file without a path Chromium keeps nothing.
    enter: (page: Page) => page.locator('[name=photo]').setInputFiles('public/og.png'),
    isShown: (page: Page) =>
      page.locator('[name=photo]').evaluate((field: HTMLInputElement) => field.value !== ''),
    isOfBrowser: true,
  },
];

/** Waits until what is fetched later has come and been drawn: what is not shown by then is not there. */
async function allDrawn(page: Page): Promise<void> {
  await takenOver(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

test('What is kept for the visit alone is all asked about below', () => {
  const ofVisit = storageKeys.filter((key) => storedItems[key].area === 'session');
  expect([...new Set(halfStored.map(({ key }) => key))].sort()).toEqual(ofVisit.sort());
});

for (const { what, key, path, enter, isShown, isOfBrowser = false } of halfStored)
  test(
    `${what} is kept over the other language and Back, and gone once it is erased there or in another tab`,
    { tag: '@all' },
    async ({ page, context }) => {
      page.on('dialog', (dialog) => void dialog.accept());
      const begin = async () => {
        await startWith(page, { votes: JSON.stringify(votes) });
        await visit(page, path);
        await enter?.(page);
        await expect.poll(() => isShown(page), 'as entered').toBe(true);
        await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toContain(key);
        const ofEntry = await page.evaluate(() => Object.keys((history.state as object | null) ?? {}));
        expect(ofEntry.filter((name) => !['idx', 'key', 'usr', 'masked', 'typing'].includes(name))).toEqual(
          [],
        );
      };
      const otherLanguage = async () => {
        await page.locator('header a[hreflang]').click();
        if (isOfBrowser)
          await page.getByRole('dialog').getByRole('button', { name: register.leave.confirm }).click();
        await page.waitForURL('**/es/**');
        await takenOver(page);
      };
      await test.step('the other language and Back', async () => {
        await begin();
        await otherLanguage();
        if (!isOfBrowser) await expect.soft.poll(() => isShown(page), 'in Spanish').toBe(true);
        await page.goBack();
        await takenOver(page);
        await expect.soft.poll(() => isShown(page), 'on Back').toBe(true);
      });
      await test.step('erased in the other language', async () => {
        await begin();
        await otherLanguage();
        await page.goto('/es/cookie-policy');
        await takenOver(page);
        const { button, ask } = spanish.erase.everything;
        await page.getByRole('button', { name: button }).click();
        await page.getByRole('dialog').getByRole('button', { name: ask.confirm, exact: true }).click();
        await expect.poll(() => page.evaluate(() => localStorage.getItem('votes'))).toBe('{}');
        // What is shared and compared needs answers.
        await page.evaluate((text) => localStorage.setItem('votes', text), JSON.stringify(votes));
        for (const step of ['once', 'twice']) {
          await page.goBack();
          await allDrawn(page);
          expect.soft(await isShown(page), `Back ${step}`).toBe(false);
        }
      });
      await test.step('erased in another tab', async () => {
        await begin();
        const other = await context.newPage();
        await visit(other, '/cookie-policy');
        const { button, ask } = yourData.erase.everything;
        await other.getByRole('button', { name: button }).click();
        const reloaded = page.waitForEvent('load');
        await other.getByRole('dialog').getByRole('button', { name: ask.confirm, exact: true }).click();
        await reloaded;
        await other.close();
        await page.evaluate((text) => localStorage.setItem('votes', text), JSON.stringify(votes));
        await page.reload();
        await allDrawn(page);
        expect.soft(await isShown(page), 'in this tab').toBe(false);
      });
    },
  );
