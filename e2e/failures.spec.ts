import { expect, test } from './siteTest';

test.use({ provokedWords: /net::ERR_FAILED|ChunkLoadError|Error: no year/ });

test('a screen whose code is lost is asked for again, and then offers a way out', async ({ page }) => {
  await page.goto('/');
  let requests = 0;
  await page.route('**/assets/Education*.js', async (route) => {
    requests++;
    await route.abort();
  });
  await page.getByRole('link', { name: 'Education', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be shown', {
    timeout: 5000,
  });
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(requests).toBeGreaterThan(1);

  await page.getByRole('link', { name: 'Surveys', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Policy Surveys');

  await page.unroute('**/assets/Education*.js');
  await page.getByRole('link', { name: 'Education', exact: true }).click();
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await expect(tryAgain.or(page.getByRole('heading', { name: 'Understanding Legislation' }))).toBeVisible();
  if (await tryAgain.isVisible()) await tryAgain.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Understanding Legislation');
});

test('a request that is lost once does not show', async ({ page }) => {
  await page.goto('/');
  let lost = 0;
  await page.route('**/assets/Education*.js', async (route) => {
    if (lost++ === 0) await route.abort();
    else await route.continue();
  });
  await page.getByRole('link', { name: 'Education', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Understanding Legislation');
});

test('a failure anywhere in the frame leaves a page with a way out and the stored answers alone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem('votes')) localStorage.setItem('votes', '{"5":"yes"}');
    // The frame asks for the year; a browser where that throws stands for any defect of ours.
    Date.prototype.getFullYear = () => {
      throw new Error('no year');
    };
  });
  await page.goto('/surveys');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('votes'))).toBe('{"5":"yes"}');
});
