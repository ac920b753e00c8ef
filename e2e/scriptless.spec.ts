import { fixedPolicies } from '../src/test/fixedPolicies';
import { screens } from './screens';
import { expect, test } from './siteTest';

test.use({ javaScriptEnabled: false });

test('Every screen can be read without scripts', { tag: '@all' }, async ({ page }) => {
  for (const { path, title } of screens) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.locator('h1')).toHaveText([title]);
      // Cards far below are drawn a moment later, and only then have words to a browser.
      const words = async () => (await page.getByRole('main').innerText()).split(/\s+/);
      await expect.poll(async () => (await words()).length).toBeGreaterThan(60);
    });
  }
});

test('All cards are whole without scripts', async ({ page }) => {
  await page.goto('/surveys');
  for (const { title, category } of fixedPolicies) {
    const card = page.getByRole('article', { name: title });
    await expect(card.getByText(category, { exact: true })).toBeVisible();
    for (const term of ['If this became law', 'If it did not', 'The law today']) {
      await expect(card.getByText(term, { exact: true })).toBeVisible();
    }
    for (const name of ['Pros', 'Cons']) await expect(card.getByRole('heading', { name })).toBeVisible();
    await expect(card.getByText(/Facts as of \w+ 20\d\d\. Later changes are not included\./)).toBeVisible();
    expect(await card.getByRole('listitem').count()).toBeGreaterThanOrEqual(11);
  }
});

test('The three phases and the glossary are there without scripts', async ({ page }) => {
  await page.goto('/education');
  for (const name of ['Initial phase', 'Middle phase', 'Final phase']) {
    await expect(page.getByRole('region', { name }).getByRole('heading', { level: 4 })).toHaveCount(3);
  }
  await expect(page.getByRole('region', { name: 'Glossary' }).getByRole('term')).toHaveCount(36);
});

test('The cookie page lists what may be stored without scripts', async ({ page }) => {
  await page.goto('/cookie-policy');
  await expect(page.getByRole('rowheader', { name: 'votes', exact: true })).toBeVisible();
});

test('A screen that needs scripts says what for', async ({ page }) => {
  for (const path of ['/surveys', '/register', '/letter', '/share', '/compare']) {
    await test.step(path, async () => {
      await page.goto(path);
      // Only a browser without scripts makes elements of what stands in noscript.
      const words = page.locator('main noscript > *');
      await expect(words).toBeVisible();
      expect(await words.evaluate((element) => element.textContent)).toMatch(/JavaScript|scripts/);
    });
  }
});

test('A text to copy is there without scripts, without a button that could not copy it', async ({ page }) => {
  await page.goto('/embed');
  await expect(page.getByLabel('Line for your page')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Copy/ })).toHaveCount(0);
});

test('The links are in view on phones and wide screens, and lead on', async ({ page }) => {
  for (const width of [360, 1280]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/');
      const menu = page.getByRole('navigation', { name: 'Main menu' });
      await expect(menu.getByRole('link')).toHaveText([
        'Surveys',
        'My answers',
        'Write or Call',
        'Education',
        'Register',
        'Register to vote (opens in a new tab)',
      ]);
      for (const link of await menu.getByRole('link').all()) await expect(link).toBeVisible();
      await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
      await menu.getByRole('link', { name: 'Education' }).click();
      await expect(page.locator('h1')).toHaveText('Understanding Legislation');
    });
  }
});

test('An unknown address says what to do next without scripts', async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.locator('h1')).toHaveText('Page not found');
});
