import type { Page } from '@playwright/test';
import { fixedPolicies } from '../src/test/fixedPolicies';
import { stored } from './answering';
import { watchShift } from './layout';
import { member } from './member';
import { answer, expect, restyle, startWith, test, visit } from './siteTest';

const votes = '{"1":"yes","5":"no","7":"undecided"}';
const accepted = '{"choice":"accepted","at":"2026-11-21T10:00:00.000Z"}';
const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
const star = (page: Page, title: string) => page.getByRole('button', { name: `Matters most, ${title}` });
const headers = (page: Page) => page.getByRole('rowheader').getByRole('link');

test('Answers given on the cards stand in the table', async ({ page }) => {
  await visit(page, '/surveys');
  await answer(page, 'Yes', 'Universal Background Checks').click();
  await answer(page, 'No', 'Carbon Tax Policy').click();
  const ofAll = page.getByRole('main').getByRole('link', { name: 'My answers', exact: true }).first();
  await ofAll.click();
  await expect(page.locator('h1')).toHaveText('My answers');
  await expect(page.locator('h1')).toBeFocused();
  await expect(row(page, 'Carbon Tax Policy')).toContainText('No');
  await expect(page.getByRole('region', { name: 'Where I stand' })).toContainText(
    `2 of ${fixedPolicies.length} answered`,
  );
  const all = fixedPolicies.map(({ title }) => title);
  const answered = ['Universal Background Checks', 'Carbon Tax Policy'];
  await expect(headers(page)).toHaveText([...answered, ...all.filter((title) => !answered.includes(title))]);
  await page.reload();
  await expect(row(page, 'Universal Background Checks')).toContainText('Yes');
});

test(
  'The start page, the footer and the header lead here; without answers there are empty cells and the way to fill them',
  { tag: '@all' },
  async ({ page }) => {
    await visit(page, '/');
    await expect(page.getByRole('main').getByRole('link', { name: 'My answers' })).toHaveAttribute(
      'href',
      '/my-answers',
    );
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'My answers' })).toHaveAttribute(
      'href',
      '/my-answers',
    );
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await expect(menu.getByRole('link', { name: 'My answers' })).toHaveAttribute('href', '/my-answers');
    await expect(menu.getByRole('link')).toHaveCount(6);
    await menu.getByRole('link', { name: 'My answers' }).click();
    await expect(page.getByRole('heading', { name: 'No answers yet' })).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
    const drawing = page.locator('main svg:has([data-tile])');
    await expect(drawing).toBeVisible();
    await expect(drawing.locator('[data-tile]:not([data-answer])')).toHaveCount(fixedPolicies.length);
    await page.getByRole('link', { name: 'Take the survey' }).click();
    await expect(page.locator('h1')).toHaveText('Policy Surveys');
  },
);

test('Stars come first, keep the focus, and are there after a reload', async ({ page }) => {
  await startWith(page, { votes: '{"1":"yes","2":"no","5":"no","7":"undecided"}', consent: accepted });
  await visit(page, '/my-answers');
  await star(page, 'Federal Minimum Wage Increase').focus();
  await page.keyboard.press('Space');
  await expect(star(page, 'Federal Minimum Wage Increase')).toHaveAttribute('aria-pressed', 'true');
  await expect(star(page, 'Federal Minimum Wage Increase')).toBeFocused();
  await star(page, 'Student Loan Forgiveness').click();
  await expect(headers(page).first()).toHaveText('Student Loan Forgiveness');
  await expect(headers(page).nth(1)).toHaveText('Federal Minimum Wage Increase');
  await expect.poll(async () => (await stored(page)).starred).toBe('["2","7"]');
  await page.reload();
  await expect(headers(page).first()).toHaveText('Student Loan Forgiveness');
  await star(page, 'Student Loan Forgiveness').click();
  await star(page, 'Federal Minimum Wage Increase').click();
  await expect.poll(async () => (await stored(page)).starred).toBe('[]');
});

test(
  'Stars given in two tabs add up, and Decline takes them off the device',
  { tag: '@all' },
  async ({ context }) => {
    const [one, other] = [await context.newPage(), await context.newPage()];
    await startWith(one, { votes: '{"1":"yes","5":"no"}' });
    await visit(one, '/my-answers');
    await visit(other, '/my-answers');
    await star(one, 'Carbon Tax Policy').click();
    await expect(star(other, 'Carbon Tax Policy')).toHaveAttribute('aria-pressed', 'true');
    await star(other, 'Universal Background Checks').click();
    await expect(star(one, 'Universal Background Checks')).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(async () => (await stored(one)).starred).toBe('["1","5"]');
    await one.getByRole('button', { name: 'Decline saving' }).click();
    await expect.poll(async () => Object.keys(await stored(one))).toEqual(['consent']);
    expect((await stored(one, 'sessionStorage')).starred).toBe('["1","5"]');
    await expect.poll(async () => (await stored(other, 'sessionStorage')).starred).toBe('["1","5"]');
    await one.reload();
    await expect(star(one, 'Carbon Tax Policy')).toHaveAttribute('aria-pressed', 'true');
  },
);

test(
  'The page is built without answers, and a visitor’s own appear without moving the table',
  { tag: '@all' },
  async ({ page, request }) => {
    const html = await (await request.get('/my-answers')).text();
    expect(html.match(/Not answered yet/g)).toHaveLength(fixedPolicies.length);
    await startWith(page, { votes, starred: '["7"]', consent: accepted });
    const shift = await watchShift(page);
    await visit(page, '/my-answers');
    await expect(row(page, 'Carbon Tax Policy')).toContainText('No');
    expect(await shift()).toBeLessThan(0.1);
    await expect(page.getByText('No answers yet')).toHaveCount(0);
  },
);

test('On a phone with text twice the size, each answer is in one line', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await startWith(page, { votes });
  await visit(page, '/my-answers');
  await restyle(page, 'html { font-size: 200% }');
  const lines = await page
    .getByRole('cell', { name: /^(?:Yes|No|Undecided|Not answered yet)$/ })
    .evaluateAll((cells) =>
      cells.map((cell) => {
        const words = document.createRange();
        words.selectNode(document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode() ?? cell);
        return words.getClientRects().length;
      }),
    );
  expect(lines).toEqual(fixedPolicies.map(() => 1));
});

test.describe('On paper', () => {
  test('the record and what matters most are there by the button “Print”, without the frame and a name', async ({
    page,
  }) => {
    await startWith(page, {
      votes,
      starred: '["7"]',
      consent: accepted,
      user: JSON.stringify(member),
    });
    await visit(page, '/my-answers');
    await expect(row(page, 'Carbon Tax Policy')).toContainText('No');
    await page.evaluate(() => {
      Object.assign(window, {
        print: () => {
          document.documentElement.dataset.printed = 'yes';
        },
      });
    });
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
    await page.emulateMedia({ media: 'print' });
    // Of an answer without a reason nothing stands below the row, which would carry the line.
    for (const title of ['Carbon Tax Policy', 'Student Loan Forgiveness'])
      await expect(row(page, title).getByRole('rowheader')).toHaveCSS('border-bottom-width', '1px');
    const words = await page.locator('body').innerText();
    for (const { title } of fixedPolicies) expect(words).toContain(title);
    expect(words).toContain('not a poll');
    expect(words.match(/^Matters most$/gm)).toHaveLength(1);
    for (const word of [
      'Print',
      'Share your answers',
      'Clear all',
      'Write or call',
      'Ruiz',
      'Privacy Policy',
    ]) {
      expect(words).not.toContain(word);
    }
    await expect(page.locator('img')).toHaveCount(0);
  });
});
