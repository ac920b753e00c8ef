import { answer, expect, storedVotes, takenOver, test } from './siteTest';

test.describe('In Spanish', () => {
  test(
    'the same visit goes on: answers, filter and address come along, there and back',
    { tag: '@all' },
    async ({ page }) => {
      await page.goto('/surveys?answer=yes#carbon-tax-policy');
      await takenOver(page);
      await answer(page, 'No', 'Carbon Tax Policy').click();
      await expect.poll(() => storedVotes(page)).toEqual({ '5': 'no' });

      await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
      await expect(page).toHaveURL('/es/surveys?answer=yes#carbon-tax-policy');
      await takenOver(page);
      await expect(page.locator('html')).toHaveAttribute('lang', 'es-US');
      await expect(page.getByRole('article')).toHaveCount(1);
      await expect(page.locator('[data-policy="5"][data-answer="no"]')).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await page.locator('[data-policy="5"][data-answer="yes"]').click();
      await expect.poll(() => storedVotes(page)).toEqual({ '5': 'yes' });

      await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
      await expect(page).toHaveURL('/surveys?answer=yes#carbon-tax-policy');
      await expect(answer(page, 'Yes', 'Carbon Tax Policy')).toHaveAttribute('aria-pressed', 'true');
    },
  );

  test('the name of the site leads to the address of the start page that is kept for offline use', async ({
    page,
  }) => {
    await page.goto('/es/about');
    await takenOver(page);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Civic Voice/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Su voz cuenta');
    await expect(page).toHaveURL('/es/');
  });

  test('an unknown address has a page of its own', { tag: '@all' }, async ({ page }) => {
    const response = await page.goto('/es/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-US');
    await expect(page.getByRole('banner').getByRole('link', { name: 'English' })).toHaveAttribute(
      'href',
      '/no-such-page',
    );
  });

  test(
    'search engines learn of both languages from every page and from the sitemap',
    { tag: '@all' },
    async ({ request }) => {
      const sitemap = await (await request.get('/sitemap.xml')).text();
      const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
      const spanish = addresses.filter((address) => new URL(address).pathname.startsWith('/es/'));
      expect(spanish).toHaveLength(addresses.length / 2);
      for (const [path, locale] of [
        ['/surveys/carbon-tax-policy', 'en_US'],
        ['/es/surveys/carbon-tax-policy', 'es_US'],
      ] as const) {
        // As a search engine reads it, without running a script.
        const html = await (await request.get(path)).text();
        const alternates = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)];
        expect(alternates.map(([, language, href = '']) => [language, new URL(href).pathname])).toEqual([
          ['en', '/surveys/carbon-tax-policy'],
          ['es-US', '/es/surveys/carbon-tax-policy'],
          ['x-default', '/surveys/carbon-tax-policy'],
        ]);
        expect(/<meta property="og:locale" content="([^"]+)"/.exec(html)?.[1]).toBe(locale);
        const picture = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
        expect((await request.get(new URL(picture).pathname)).headers()['content-type']).toBe('image/png');
        const manifest = /<link rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? '';
        const lang = /<html lang="([^"]+)"/.exec(html)?.[1] ?? 'none';
        expect(await (await request.get(manifest)).json()).toMatchObject({ lang });
      }
    },
  );

  test('the words of one language are downloaded, never both', { tag: '@all' }, async ({ page }) => {
    const foreign: string[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (!pathname.startsWith('/es/')) foreign.push(pathname);
    });
    await page.goto('/es/');
    await takenOver(page);
    await page.goto('/es/education');
    await takenOver(page);
    expect(foreign).toEqual([]);
  });
});
