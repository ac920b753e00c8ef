import type { Page } from '@playwright/test';
import { answerButton, expectAnswer, expectNoAnswer, stored } from './answering';
import type { Answer } from './answering';
import { expect, holdScripts, startWith, test } from './siteTest';

/** Presses an answer on a page whose scripts have not arrived. */
async function pressEarly(page: Page, policy: number, given: Answer) {
  await page.goto('/surveys', { waitUntil: 'commit' });
  await answerButton(page, policy, given).click();
  await expectAnswer(page, policy, given);
}

const storedVotes = (page: Page) => expect.poll(async () => (await stored(page)).votes);

test('Answers pressed early on two visits that both ended too soon are there on the third', async ({
  page,
}) => {
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
  expect(Object.keys(await stored(page))).toEqual(['votes']);
});

test('An answer pressed early after a visit that ended too soon joins the first', async ({ page }) => {
  const release = await holdScripts(page);
  await pressEarly(page, 1, 'yes');
  await page.goto('/robots.txt');
  await pressEarly(page, 2, 'no');
  release();
  await storedVotes(page).toBe('{"1":"yes","2":"no"}');
  await expectAnswer(page, 1, 'yes');
  await expectAnswer(page, 2, 'no');
});

test('Two tabs that are still loading lose none of each other’s early answers', async ({ context }) => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  await holdScripts(one);
  const release = await holdScripts(other);
  await pressEarly(one, 1, 'yes');
  await pressEarly(other, 2, 'no');
  await one.close();
  release();
  await storedVotes(other).toBe('{"1":"yes","2":"no"}');
  await expectAnswer(other, 1, 'yes');
});

test('An early answer changes the stored one, but not one that was given since', async ({
  page,
  context,
}) => {
  const release = await holdScripts(page);
  await startWith(page, { votes: '{"1":"no","2":"no"}' });
  await pressEarly(page, 1, 'yes');
  await pressEarly(page, 2, 'yes');
  await page.goto('/robots.txt');
  // A tab that was open all the while, as far as the browser can tell.
  const other = await context.newPage();
  await startWith(other, { ...(await stored(page)), votes: '{"1":"no","2":"undecided"}' });
  release();
  await page.goto('/surveys');
  await expectAnswer(page, 1, 'yes');
  await expectAnswer(page, 2, 'undecided');
  await storedVotes(page).toBe('{"1":"yes","2":"undecided"}');
});

test('An early answer takes the place of what is no early answer', async ({ page }) => {
  for (const junk of [
    '',
    'null',
    '[["no"]]',
    '{"1":',
    '"no"',
    '{"__proto__":["no"],"3":"no","4":[7],"11":["no"]}',
  ]) {
    await test.step(junk || 'nothing', async () => {
      const release = await holdScripts(page);
      await startWith(page, { 'votes.early': junk });
      await pressEarly(page, 1, 'yes');
      release();
      await storedVotes(page).toBe('{"1":"yes"}');
      await expectNoAnswer(page, 4);
      expect(Object.keys(await stored(page))).toEqual(['votes']);
    });
  }
});

test('An early answer stays until “votes” has really taken it', async ({ page }) => {
  const release = await holdScripts(page);
  await page.addInitScript(() => {
    // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its `this` below
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, text) {
      if (key === 'votes' && !location.search) throw new DOMException('Full.', 'QuotaExceededError');
      setItem.call(this, key, text);
    };
  });
  await pressEarly(page, 1, 'yes');
  release();
  await expect(page.getByRole('status', { name: 'Saving' })).toContainText('Not saved on this device');
  expect(Object.keys(await stored(page))).toEqual(['votes.early']);
  // With room again, on the next visit.
  await page.goto('/surveys?answer=yes');
  await storedVotes(page).toBe('{"1":"yes"}');
  expect(Object.keys(await stored(page))).toEqual(['votes']);
});
