import type { Page } from '@playwright/test';
import { expectAnswer, expectNoAnswer, openSurveys, stored } from './answering';
import { haveHeardEachOther } from './hearing';
import { answer, expect, noticeArea, restyle, startWith, storedVotes, test, visit } from './siteTest';
import { fixedPolicies } from '../src/test/fixedPolicies';

const title = 'Carbon Tax Policy';
const clear = (page: Page) => page.getByRole('button', { name: `Clear my answer, ${title}` });
const undo = (page: Page) => page.getByRole('button', { name: `Undo, ${title}` });
const clearAll = (page: Page) => page.getByRole('button', { name: 'Clear all answers' });
const undoAll = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Undo', exact: true });

async function confirm(page: Page, name: string) {
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('A cleared answer leaves the card and the device, and is not there after a reload', async ({ page }) => {
  await startWith(page, { votes: '{"1":"yes","5":"no"}' });
  await openSurveys(page);
  await clear(page).click();
  await expectNoAnswer(page, 5);
  await expect(page.getByRole('article', { name: title })).toContainText('Not answered yet');
  await expect(page.getByText(`1 of ${fixedPolicies.length} answered`, { exact: true })).toBeVisible();
  await expect(answer(page, 'No', title)).toBeFocused();
  await expect.poll(() => stored(page)).toEqual({ votes: '{"1":"yes"}' });
  await page.reload();
  await expectAnswer(page, 1, 'yes');
  await expectNoAnswer(page, 5);
});

test(
  'Answering, clearing and Undo shift nothing, however wide the window',
  { tag: '@all' },
  async ({ page }) => {
    for (const width of [320, 360, 1280]) {
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await visit(page, '/surveys');
        // Cards take their real height when they come near the window; here all have it from the start.
        await restyle(page, 'article { content-visibility: visible !important }');
        const next = page.getByRole('article', { name: 'Data Privacy Protection' });
        const place = () => next.evaluate((card) => card.getBoundingClientRect().top + window.scrollY);
        const before = await place();
        await answer(page, 'Undecided', title).click();
        await expect(clear(page)).toBeVisible();
        expect(await place()).toBeCloseTo(before, 1);
        await clear(page).click();
        await expect(undo(page)).toBeVisible();
        expect(await place()).toBeCloseTo(before, 1);
        await undo(page).click();
        await expect(clear(page)).toBeVisible();
        expect(await place()).toBeCloseTo(before, 1);
        await expect(answer(page, 'Undecided', title)).toBeFocused();
        await expect(answer(page, 'Undecided', title)).toHaveAttribute('aria-pressed', 'true');
      });
    }
  },
);

test('A cleared answer comes back from the notice, by keyboard alone', async ({ page }) => {
  await startWith(page, { votes: '{"5":"no","6":"yes"}' });
  await openSurveys(page);
  await clear(page).focus();
  await page.keyboard.press('Enter');
  await expect(noticeArea(page)).toContainText('Your answer was cleared.');
  await expect(answer(page, 'No', title)).toBeFocused();
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await expect(noticeArea(page).getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectAnswer(page, 5, 'no');
  await expect(noticeArea(page)).toContainText('Your answer is back.');
  await expect(answer(page, 'No', title)).toBeFocused();
  expect(await storedVotes(page)).toEqual({ '5': 'no', '6': 'yes' });
});

test(
  'A cleared answer comes back from the card, long after the notice has gone',
  { tag: '@all' },
  async ({ page }) => {
    await page.clock.install();
    await startWith(page, { votes: '{"5":"no"}' });
    await openSurveys(page);
    await clear(page).click();
    await expect(noticeArea(page)).toContainText('Your answer was cleared.');
    await page.clock.fastForward('05:00');
    await expect(noticeArea(page)).not.toContainText('Your answer was cleared.');
    await undo(page).click();
    await expectAnswer(page, 5, 'no');
    await expect(undo(page)).toHaveCount(0);
  },
);

test(
  'An answer given in one tab and cleared at once in the other stays cleared in both',
  { tag: '@all' },
  async ({ context }) => {
    const [one, other] = [await context.newPage(), await context.newPage()];
    await openSurveys(one);
    await openSurveys(other);
    await answer(one, 'Yes', 'Medicare Expansion').click();
    for (const label of ['No', 'Yes', 'Undecided'] as const) {
      await answer(one, label, title).click();
      await clear(other).click();
      await expectNoAnswer(one, 5);
      await expectNoAnswer(other, 5);
      await haveHeardEachOther(one, other);
      await expectNoAnswer(one, 5);
      expect(await storedVotes(one)).toEqual({ '3': 'yes' });
      expect(await storedVotes(other)).toEqual({ '3': 'yes' });
    }
    // Given again, the answer is there in both tabs.
    await answer(other, 'No', title).click();
    await expectAnswer(one, 5, 'no');
  },
);

for (const path of ['/surveys', '/my-answers']) {
  test(
    `All answers can be cleared on ${path} after a question, and brought back`,
    { tag: path === '/surveys' ? [] : '@all' },
    async ({ page }) => {
      await startWith(page, { votes: '{"1":"yes","5":"no"}' });
      await visit(page, path);
      // Cards take their real height when they come near the window. Without this the button may move while it is
      // pressed.
      await clearAll(page).hover();
      await clearAll(page).click();
      await confirm(page, 'Cancel');
      expect(await storedVotes(page)).toEqual({ '1': 'yes', '5': 'no' });
      await clearAll(page).click();
      await confirm(page, 'Clear all');
      await expect(noticeArea(page)).toContainText('Your answers were cleared.');
      await expect.poll(() => stored(page)).toEqual({ votes: '{}' });
      await undoAll(page).click();
      await expect.poll(() => storedVotes(page)).toEqual({ '1': 'yes', '5': 'no' });
      await expect(clearAll(page)).toBeFocused();
      await expect(undoAll(page)).toHaveCount(0);
    },
  );
}

test('All cleared answers come back from the notice by keyboard', { tag: '@all' }, async ({ page }) => {
  await startWith(page, { votes: '{"1":"yes","5":"no"}' });
  await openSurveys(page);
  await clearAll(page).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Clear all', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(noticeArea(page)).toContainText('Your answers were cleared.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectAnswer(page, 1, 'yes');
  await expectAnswer(page, 5, 'no');
});
