import { alerts, answer, expect, storedVotes, takenOver, test } from './siteTest';

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

  test('an unknown address has a page of its own', { tag: '@all' }, async ({ page, consoleWords }) => {
    const response = await page.goto('/es/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-US');
    await expect(page.getByRole('banner').getByRole('link', { name: 'English' })).toHaveAttribute(
      'href',
      '/no-such-page',
    );
    consoleWords.length = 0;
  });

  test(
    'search engines learn of both languages from every page and from the sitemap',
    { tag: '@all' },
    async ({ page, request }) => {
      const sitemap = await (await request.get('/sitemap.xml')).text();
      const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
      const spanish = addresses.filter((address) => new URL(address).pathname.startsWith('/es/'));
      expect(spanish).toHaveLength(addresses.length / 2);
      for (const [path, locale] of [
        ['/surveys/carbon-tax-policy', 'en_US'],
        ['/es/surveys/carbon-tax-policy', 'es_US'],
      ] as const) {
        await page.goto(path);
        const alternates = await page
          .locator('link[rel=alternate][hreflang]')
          .evaluateAll((links: HTMLLinkElement[]) =>
            links.map((link) => [link.hreflang, new URL(link.href).pathname]),
          );
        expect(alternates).toEqual([
          ['en', '/surveys/carbon-tax-policy'],
          ['es-US', '/es/surveys/carbon-tax-policy'],
          ['x-default', '/surveys/carbon-tax-policy'],
        ]);
        await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', locale);
        const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
        expect((await request.get(new URL(picture ?? '').pathname)).headers()['content-type']).toBe(
          'image/png',
        );
        const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
        expect(await (await request.get(manifest ?? '')).json()).toMatchObject({
          lang: await page.locator('html').getAttribute('lang'),
        });
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

test.describe('Offline in Spanish', () => {
  test.use({ serviceWorkers: 'allow' });

  test(
    'what was opened in Spanish stays Spanish, and no new version is announced',
    { tag: '@all' },
    async ({ page, goOffline, consoleWords }) => {
      await page.goto('/');
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await page.goto('/es/');
      await page.waitForFunction(() =>
        navigator.serviceWorker.controller?.scriptURL.endsWith('/es/service-worker.js'),
      );
      await expect(alerts(page)).toHaveCount(0);
      await goOffline();
      await page.goto('/es/education');
      await expect(page.locator('html')).toHaveAttribute('lang', 'es-US');
      await page.goto('/es/no-such-page');
      await expect(page.locator('html')).toHaveAttribute('lang', 'es-US');
      await page.goto('/education');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      consoleWords.length = 0;
    },
  );
});
