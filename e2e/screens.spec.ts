import type { Page } from '@playwright/test';
import { notSavedLine } from './answering';
import { everyPath, policyPaths, screens, unknownPath, unlistedPath } from './screens';
import { blockStorage, expect, test, takenOver, visit } from './siteTest';

const content = (selector: string) => `meta[${selector}]`;

async function expectWellMade(page: Page, { path, title }: (typeof screens)[number], baseURL = '') {
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  await takenOver(page);
  await expect(page.locator('h1')).toHaveText([title]);
  await expect(page).toHaveTitle(`${title} | Civic Voice`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await test.step('describes itself to search engines and link previews', async () => {
    const head = page.locator('head');
    const attribute = (selector: string, name = 'content') => head.locator(selector).getAttribute(name);
    const address = await attribute('link[rel=canonical]', 'href');
    expect(new URL(address ?? '', baseURL).pathname).toBe(path);
    const description = await attribute(content('name=description'));
    expect(description?.length).toBeGreaterThan(50);
    expect(description?.length).toBeLessThanOrEqual(160);
    expect(await attribute(content('property="og:title"'))).toBe(`${title} | Civic Voice`);
    expect(await attribute(content('property="og:description"'))).toBe(description);
    expect(await attribute(content('property="og:url"'))).toBe(address);
    expect(await attribute(content('property="og:type"'))).toBe('website');
    const picture = new URL((await attribute(content('property="og:image"'))) ?? '', baseURL);
    const response = await page.request.get(picture.pathname);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toMatch(/^image\//);
  });
  await test.step('has no paragraph wider than 40 rem', async () => {
    const long = await page
      .locator('main p')
      .evaluateAll((paragraphs) =>
        paragraphs.filter((paragraph) => paragraph.getBoundingClientRect().width > 40 * 16 + 1),
      );
    expect(long).toEqual([]);
  });
  await test.step('has text of 15, 16 and 17 px in two weights, and larger leads, questions and titles', async () => {
    const others = await page.locator('body').evaluate((body) => {
      const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
      const found = new Set<string>();
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const parent = text.parentElement;
        // Numbers of sources are smaller.
        if (!parent?.checkVisibility() || parent.closest('sup, svg')) continue;
        if (!text.textContent?.trim()) continue;
        const { fontSize, fontWeight, fontFamily } = getComputedStyle(parent);
        const isTitle = /^"?(?:Source Serif|Georgia)/.test(fontFamily);
        const size = Number.parseFloat(fontSize);
        const isOfScale = [15, 16, 17].includes(size) || size >= 19;
        if (isTitle || (isOfScale && ['400', '650'].includes(fontWeight))) continue;
        found.add(`${fontSize} ${fontWeight}: ${text.textContent.trim().slice(0, 40)}`);
      }
      return [...found];
    });
    expect(others).toEqual([]);
  });
  await test.step('has its landmarks in order', async () => {
    const order = await page
      .locator('#root')
      .evaluate((root) =>
        [...root.children].map((child) => child.getAttribute('aria-label') ?? child.tagName.toLowerCase()),
      );
    expect(order.filter((part) => part !== 'div')).toEqual([
      // The page after erasing everything ends a visit and does not ask about saving.
      ...(path === unlistedPath ? [] : ['Your data and this site']),
      'Skip to main content',
      'header',
      'main',
      'footer',
      'Notices',
    ]);
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
  });
}

// In one context: with a cache of its own each page would load and compile all scripts anew.
for (const [from, to] of [
  [0, 8],
  [8, screens.length],
] as const)
  test(`Pages ${from + 1} to ${to} are served under their titles, describe themselves and have their landmarks in order`, async ({
    page,
    baseURL,
  }) => {
    for (const screen of screens.slice(from, to))
      await test.step(screen.path, () => expectWellMade(page, screen, baseURL));
  });

test('Every page has a description of its own', async ({ request }) => {
  const descriptions = await Promise.all(
    screens.map(async ({ path }) => {
      const html = await (await request.get(path)).text();
      return /<meta name="description" content="([^"]+)"/.exec(html)?.[1];
    }),
  );
  expect(new Set(descriptions).size).toBe(screens.length);
});

test('The sitemap holds every page but the one that search engines are asked not to list, and no other', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(url ?? '').pathname,
  );
  // Read from the sitemap, on the right: a screen that nobody wrote down here would be tested without its heading.
  expect([...screens.map(({ path }) => path), ...policyPaths, unknownPath].sort()).toEqual(
    [...everyPath].sort(),
  );
  for (const { path } of screens) {
    expect(addresses.includes(path), path).toBe(path !== unlistedPath);
    const html = await (await request.get(path)).text();
    expect(html.includes('<meta name="robots" content="noindex"'), path).toBe(path === unlistedPath);
  }
});

test('An unknown address is told so, with status 404 and ways on', async ({ page }) => {
  const response = await page.goto(unknownPath);
  expect(response?.status()).toBe(404);
  await takenOver(page);
  await expect(page.locator('h1')).toHaveText(['Page not found']);
  await expect(page.getByText(/^There is no page at this address\./)).toBeVisible();
  await expect(page).toHaveTitle('Page not found | Civic Voice');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  await page.getByRole('link', { name: 'Go to the surveys' }).click();
  await expect(page.locator('h1')).toHaveText(['Policy Surveys']);
});

test('The surveys are also shown at addresses like theirs', async ({ page, baseURL }) => {
  for (const path of ['/surveys/index.html', '//surveys/', '/%73urveys']) {
    await test.step(path, async () => {
      await visit(page, `${baseURL ?? ''}${path}`);
      await expect(page.locator('h1')).toHaveText(['Policy Surveys']);
      expect(new URL(page.url()).pathname).toBe('/surveys');
    });
  }
});

test(
  'A page whose host answers with the page for unknown addresses is drawn all the same',
  { tag: '@all' },
  async ({ page, request }) => {
    const unknown = await (await request.get('/404.html')).text();
    const { path, title } = screens[1];
    await page.route(`**${path}`, (route) => route.fulfill({ body: unknown, contentType: 'text/html' }));
    await visit(page, path);
    await expect(page).toHaveTitle('Policy Surveys | Civic Voice');
    await expect(page.locator('h1')).toHaveText([title]);
    // The printed page would hold the words of the cards, the one for unknown addresses does not.
    await expect(page.getByRole('article').first()).toContainText('Pros');
  },
);

for (const path of ['/no/such/page', '/Surveys/extra', '/%E0%A4%A']) {
  test(`The address ${path} breaks nothing`, async ({ request }) => {
    const response = await request.get(path);
    expect([400, 404]).toContain(response.status());
    if (response.status() === 404) expect(await response.text()).toContain('Page not found');
  });
}

test(
  'No page asks about saving where the browser stores nothing, not even before its scripts arrive',
  { tag: '@all' },
  async ({ page }) => {
    await blockStorage(page);
    await page.route('**/assets/*.js', () => undefined);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Your data and this site' })).toBeHidden();
    await page.unrouteAll();
    await visit(page, '/');
    await expect(notSavedLine(page)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Your data and this site' })).toBeHidden();
  },
);
