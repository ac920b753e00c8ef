import type { Page } from '@playwright/test';
import { answerButton, expectAnswer, expectOnlyChoice, notSavedLine, stored } from './answering';
import type { Answer } from './answering';
import { encodeClass } from '../src/features/sharing/classCode';
import { answer, expect, holdScripts, startWith, takenOver, test } from './siteTest';
import { policyPaths } from './screens';
import { fixedPolicies } from '../src/test/fixedPolicies';

/** Presses an answer on a page whose scripts have not arrived. */
async function pressEarly(page: Page, policy: number, given: Answer) {
  await page.goto('/surveys', { waitUntil: 'commit' });
  await answerButton(page, policy, given).click();
  await expectAnswer(page, policy, given);
}

const storedVotes = (page: Page) => expect.poll(async () => (await stored(page)).votes);

test(
  'Answers pressed early on two visits that both ended too soon are there on the third',
  { tag: '@all' },
  async ({ page }) => {
    const release = await holdScripts(page);
    await pressEarly(page, 1, 'yes');
    await page.goto('/robots.txt');
    await pressEarly(page, 2, 'no');
    await page.goto('/robots.txt');
    release();
    await page.goto('/surveys');
    await expectAnswer(page, 1, 'yes');
    await expectAnswer(page, 2, 'no');
    await storedVotes(page).toBe('{"1":"yes","2":"no"}');
    expect(Object.keys(await stored(page)).sort()).toEqual(['reasons', 'votes']);
  },
);

test(
  'An answer pressed early joins that of an earlier visit that ended too soon',
  { tag: '@all' },
  async ({ page }) => {
    const release = await holdScripts(page);
    await pressEarly(page, 1, 'yes');
    await page.goto('/robots.txt');
    await pressEarly(page, 2, 'no');
    release();
    await storedVotes(page).toBe('{"1":"yes","2":"no"}');
    await expectAnswer(page, 1, 'yes');
    await expectAnswer(page, 2, 'no');
  },
);

test(
  'Two tabs that are still loading lose none of each other’s early answers',
  { tag: '@all' },
  async ({ context }) => {
    const [one, other] = [await context.newPage(), await context.newPage()];
    await holdScripts(one);
    const release = await holdScripts(other);
    await pressEarly(one, 1, 'yes');
    await pressEarly(other, 2, 'no');
    await one.close();
    release();
    await storedVotes(other).toBe('{"1":"yes","2":"no"}');
    await expectAnswer(other, 1, 'yes');
  },
);

test('An early answer changes the stored one', { tag: '@all' }, async ({ page }) => {
  const release = await holdScripts(page);
  await startWith(page, { votes: '{"1":"no","2":"no"}' });
  await pressEarly(page, 1, 'yes');
  await page.goto('/robots.txt');
  release();
  await page.goto('/surveys');
  await expectAnswer(page, 1, 'yes');
  await expectAnswer(page, 2, 'no');
});

test(
  'A card that is answered early stays where it is though the filter leaves out its answer',
  { tag: '@all' },
  async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/surveys?answer=unanswered', { waitUntil: 'commit' });
    await answerButton(page, 3, 'yes').click();
    release();
    await takenOver(page);
    await expectAnswer(page, 3, 'yes');
    await expect(answerButton(page, 3, 'yes')).toBeVisible();
    const all = fixedPolicies.length;
    await expect(page.getByText(`${all} of ${all} shown`, { exact: true })).toBeVisible();
  },
);

test(
  'An early answer that the browser refuses to store is kept in the tab, which says so',
  { tag: '@all' },
  async ({ page }) => {
    const release = await holdScripts(page);
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full.', 'QuotaExceededError');
      };
    });
    await pressEarly(page, 1, 'yes');
    release();
    await expect(notSavedLine(page)).toBeVisible();
    await expectAnswer(page, 1, 'yes');
  },
);

test('After an early Decline nothing more is stored on the device, and then nothing but the choice', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await startWith(page, { votes: '{"2":"no"}', unreadable: 'half a per' });
  await page.goto('/surveys', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Decline saving' }).click();
  await answerButton(page, 1, 'yes').click();
  expect((await stored(page)).votes).toBe('{"2":"no"}');
  release();
  await takenOver(page);
  await expectAnswer(page, 1, 'yes');
  await expectAnswer(page, 2, 'no');
  await expectOnlyChoice(page);
  expect(await stored(page, 'sessionStorage')).toMatchObject({
    votes: '{"1":"yes","2":"no"}',
    unreadable: 'half a per',
  });
});

test(
  'A class shows its first policy before the scripts arrive, and keeps what is answered until then',
  { tag: '@all' },
  async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(`/class#${encodeClass(['2', '7', '9'])}`, { waitUntil: 'commit' });
    const cards = page.getByRole('article');
    const tiles = page.getByRole('list', { name: 'The policies of your class' }).getByRole('link');
    await expect(cards).toHaveCount(1);
    await expect(cards.getByRole('heading', { name: 'Pros' })).toBeVisible();
    await expect(tiles).toHaveCount(4);
    const address = page.url();
    await cards.getByRole('link', { name: 'Source 1' }).first().click();
    await expect(cards.locator('li:focus')).toBeInViewport();
    expect(page.url()).toBe(address);
    await answer(page, 'Yes', 'Student Loan Forgiveness').click();
    await tiles.nth(2).click();
    await answer(page, 'No', 'Affordable Housing Initiative').click();
    await expect(answer(page, 'Yes', 'Student Loan Forgiveness')).toBeHidden();
    release();
    await takenOver(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your class: 3 policies');
    await expect(cards).toHaveCount(1);
    await expect(answer(page, 'No', 'Affordable Housing Initiative')).toHaveAttribute('aria-pressed', 'true');
    expect((await stored(page)).votes).toBe('{"2":"yes","9":"no"}');
    await tiles.first().click();
    await expect(answer(page, 'Yes', 'Student Loan Forgiveness')).toHaveAttribute('aria-pressed', 'true');
    await expect(cards.getByRole('heading', { name: 'Pros' })).toBeVisible();
  },
);

test(
  'The page of an answered policy never says that it is not answered',
  { tag: '@all' },
  async ({ page }) => {
    const release = await holdScripts(page);
    await startWith(page, { votes: '{"1":"yes"}' });
    const [answered = '', unanswered = ''] = policyPaths;
    const line = page.getByText('Not answered yet', { exact: true });
    await page.goto(unanswered, { waitUntil: 'commit' });
    await expect(line).toBeVisible();
    await page.goto(answered, { waitUntil: 'commit' });
    await expectAnswer(page, 1, 'yes');
    await expect(line).toBeHidden();
    release();
    await expect(page.getByText('Your answer:')).toBeVisible();
  },
);

test(
  'Whoever has answers is not told that there are none while they load',
  { tag: '@all' },
  async ({ page }) => {
    const nothing = page.getByText(/not answered|no answers yet/i).filter({ visible: true });
    for (const path of ['/share', '/letter', '/my-answers']) {
      await test.step(path, async () => {
        await startWith(page, { votes: '{"1":"no","5":"yes"}' });
        const release = await holdScripts(page);
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.getByRole('contentinfo')).toBeVisible();
        await expect(nothing).toHaveCount(0);
        await page.evaluate(() => localStorage.clear());
        release();
        await takenOver(page);
        await page.unrouteAll({ behavior: 'wait' });
        await page.reload();
        await takenOver(page);
        // Who has none is told so: the words are those that were looked for.
        await expect(nothing.first()).toBeVisible();
      });
    }
  },
);
