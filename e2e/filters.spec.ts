import type { Page } from '@playwright/test';
import { fixedPolicies } from '../src/test/fixedPolicies';
import { openSurveys } from './answering';
import { answer, expect, noticeArea, startWith, test, visit } from './siteTest';

const votes = '{"1":"yes","5":"yes","7":"no"}';
const byAnswer = (page: Page) => page.getByLabel('Show policies by your answer');
const cards = (page: Page) => page.getByRole('article');
const card = (page: Page, title: string) => page.getByRole('article', { name: title });

async function expectCards(page: Page, titles: readonly string[]) {
  await expect(cards(page)).toHaveCount(titles.length);
  for (const title of titles) await expect(card(page, title)).toBeVisible();
  await expect(page.getByText(`${titles.length} of ${fixedPolicies.length} shown`)).toBeVisible();
}

test('The filter is in the address: a reload keeps it, Back takes it away again', async ({ page }) => {
  await startWith(page, { votes });
  await openSurveys(page);
  await byAnswer(page).focus();
  await byAnswer(page).selectOption('Answered Yes');
  await expect(page).toHaveURL('/surveys?answer=yes');
  await expectCards(page, ['Universal Background Checks', 'Carbon Tax Policy']);
  await expect(byAnswer(page)).toBeFocused();
  await byAnswer(page).selectOption('Answered No');
  await expect(page).toHaveURL('/surveys?answer=no');
  await expectCards(page, ['Federal Minimum Wage Increase']);
  await page.reload();
  await expectCards(page, ['Federal Minimum Wage Increase']);
  await expect(byAnswer(page)).toHaveValue('no');
  await page.goBack();
  await expectCards(page, ['Universal Background Checks', 'Carbon Tax Policy']);
  await page.goBack();
  await expect(page).toHaveURL('/surveys');
  await expect(cards(page)).toHaveCount(fixedPolicies.length);
  await page.goForward();
  await expectCards(page, ['Universal Background Checks', 'Carbon Tax Policy']);
});

test('The printed page shows all, and so does a query it does not know; every card has an address of its own and a way to report a problem', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/surveys?answer=yes')).text();
  expect(html.match(/<article/g)).toHaveLength(fixedPolicies.length);
  expect(html).not.toMatch(/<article[^>]* hidden/);
  await visit(page, '/surveys?answer=perhaps');
  await expect(cards(page)).toHaveCount(fixedPolicies.length);
  const ids = await cards(page).evaluateAll((articles) => articles.map(({ id }) => id));
  expect(new Set(ids).size).toBe(fixedPolicies.length);
  for (const { id, title } of fixedPolicies) {
    const report = card(page, title).getByRole('link', {
      name: `Report a problem by email, ${title}`,
    });
    const href = new URL((await report.getAttribute('href')) ?? '');
    expect(href.protocol).toBe('mailto:');
    expect(href.searchParams.get('subject')).toBe(`Problem with card ${id}: ${title}`);
  }
});

test(
  '“Not answered” goes by what is stored, not by what the page was printed with',
  { tag: '@all' },
  async ({ page }) => {
    await startWith(page, { votes });
    await visit(page, '/surveys?answer=unanswered');
    await expect(
      page.getByText(`${fixedPolicies.length - 3} of ${fixedPolicies.length} shown`),
    ).toBeVisible();
    await expect(card(page, 'Carbon Tax Policy')).toHaveCount(0);
  },
);

test(
  'A card that is answered stays where it is until the filter changes; where nothing fits, the page says so and leads back to all',
  { tag: '@all' },
  async ({ page }) => {
    await visit(page, '/surveys?answer=unanswered');
    await answer(page, 'No', 'Medicare Expansion').click();
    await expect(answer(page, 'No', 'Medicare Expansion')).toHaveAttribute('aria-pressed', 'true');
    await expect(cards(page)).toHaveCount(fixedPolicies.length);
    await answer(page, 'Yes', 'Medicare Expansion').click();
    await expect(card(page, 'Medicare Expansion')).toBeVisible();
    await byAnswer(page).selectOption('Undecided');
    await expect(page.getByText(`0 of ${fixedPolicies.length} shown`)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No matching policies' })).toBeVisible();
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(cards(page)).toHaveCount(fixedPolicies.length);
    await expect(page).toHaveURL('/surveys');
    await expect(byAnswer(page)).toBeFocused();
    // One step back leads to the filter before the one that fitted nothing.
    await page.goBack();
    await expect(page).toHaveURL('/surveys?answer=unanswered');
  },
);

test('A tile leads to its card, also to one that the filter hides, and from there three stops lead to an answer', async ({
  page,
}) => {
  await startWith(page, { votes: '{"1":"yes","2":"no","4":"yes"}' });
  await visit(page, '/surveys?answer=yes');
  await expect(cards(page)).toHaveCount(2);
  await page.getByRole('link', { name: 'Medicare Expansion: not answered yet' }).focus();
  await page.keyboard.press('Enter');
  await expect(card(page, 'Medicare Expansion')).toBeFocused();
  // Below the line that stays at the top of the window.
  await expect(card(page, 'Medicare Expansion').getByRole('heading', { level: 2 })).toBeInViewport({
    ratio: 1,
  });
  await page.keyboard.press('Tab');
  await expect(card(page, 'Medicare Expansion').getByText('Go to your answer')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(answer(page, 'Yes', 'Medicare Expansion')).toBeFocused();
  await page.keyboard.press('Space');
  const count = page.getByText(`4 of ${fixedPolicies.length} answered`, { exact: true });
  await expect(count).toBeInViewport({ ratio: 1 });
});

test('The address of a card leads to it on load', { tag: '@all' }, async ({ page }) => {
  await visit(page, '/surveys#data-privacy-protection');
  await expect(card(page, 'Data Privacy Protection')).toBeFocused();
  await expect(card(page, 'Data Privacy Protection').getByRole('heading', { level: 2 })).toBeInViewport();
});

test(
  'The address of a card leads to it also where a filter would hide it',
  { tag: '@all' },
  async ({ page }) => {
    await startWith(page, { votes });
    await visit(page, '/surveys?answer=yes#data-privacy-protection');
    await expectCards(page, ['Universal Background Checks', 'Carbon Tax Policy', 'Data Privacy Protection']);
    await expect(card(page, 'Data Privacy Protection')).toBeFocused();
    await expect(card(page, 'Data Privacy Protection').getByRole('heading', { level: 2 })).toBeInViewport();
  },
);

test.describe('“Copy link”', () => {
  const title = 'Carbon Tax Policy';
  const copy = (page: Page) => page.getByRole('button', { name: `Copy link, ${title}` });

  test('copies the address of the card, without the filter', async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, '/surveys?answer=unanswered');
    await copy(page).click();
    await expect(noticeArea(page)).toContainText('The link to this card was copied.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${baseURL ?? ''}/surveys/carbon-tax-policy`,
    );
  });

  test(
    'shows it to be copied by hand where the browser refuses it',
    { tag: '@all' },
    async ({ page, baseURL }) => {
      await page.addInitScript(() => {
        const writeText = () =>
          Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
        Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
      });
      await visit(page, '/surveys');
      await copy(page).click();
      const field = page.getByRole('textbox', { name: `Link to ${title}` });
      await expect(field).toBeFocused();
      await expect(field).toHaveAccessibleDescription(/did not let us copy/);
      await expect(field).toHaveValue(`${baseURL ?? ''}/surveys/carbon-tax-policy`);
      const selected = await field.evaluate(
        (input: HTMLInputElement) => (input.selectionEnd ?? 0) - (input.selectionStart ?? 0),
      );
      expect(selected).toBe((await field.inputValue()).length);
    },
  );
});
