import { readdir, readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { fixedPolicies } from '../src/test/fixedPolicies';
import { barriers } from './axe';
import { allowClipboard, onClipboard } from './clipboard';
import { policyPaths } from './screens';
import { startElsewhere } from './elsewhere';
import { sitePort } from './ports';
import { answer, expect, holdScripts, storedVotes, takenOver, test as base, visit } from './siteTest';

const carbon = '/surveys/carbon-tax-policy';
/** As in the line that editors copy (`features/embedding/embedFrame.ts`). */
const frameHeight = 640;
const cards = policyPaths.map((path) => path.replace('/surveys/', '/embed/'));
const ownSite = `http://localhost:${sitePort}`;

/** `openElsewhere` shows a page of another site. */
const test = base.extend<{ openElsewhere: (page: Page, body: string) => Promise<void> }>({
  openElsewhere: async ({ browserName }, run) => {
    expect(browserName).toBe('chromium');
    const elsewhere = await startElsewhere();
    await run(async (page, body) => {
      elsewhere.show(body);
      await page.goto(elsewhere.address);
    });
    await elsewhere.close();
  },
});

const frame = (id: string, path: string, more = '') =>
  `<iframe id="${id}" src="${ownSite}${path}" width="320" height="${frameHeight}" ${more}></iframe>`;

const sandbox = 'sandbox="allow-popups allow-popups-to-escape-sandbox"';

const asked = (page: Page) => page.getByText(/^You pressed .* on another site/).filter({ visible: true });

async function openedBy(context: BrowserContext, press: () => Promise<void>): Promise<Page> {
  const [opened] = await Promise.all([context.waitForEvent('page'), press()]);
  await opened.waitForLoadState();
  return opened;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'In a page of another site' : 'The same without JavaScript', () => {
    // Chromium says of each page that it was not shown in a frame.
    test.use({ javaScriptEnabled, provokedWords: /frame-ancestors|Failed to load resource/ });

    test(
      `the card is shown, in a sandbox too, and no other page is; its links ask and record nothing${javaScriptEnabled ? '' : ' either'}`,
      { tag: javaScriptEnabled ? [] : '@all' },
      async ({ page, context, openElsewhere }) => {
        const requests: string[] = [];
        context.on('request', (request) => requests.push(new URL(request.url()).pathname));
        await openElsewhere(
          page,
          frame('plain', '/embed/carbon-tax-policy') +
            frame('sandboxed', '/es/embed/carbon-tax-policy', sandbox) +
            ['/', carbon, '/embed', '/no-such-page', '/embed/no-such-card']
              .map((path) => frame('no', path))
              .join(''),
        );
        const card = page.frameLocator('#plain');
        await expect(card.getByRole('heading', { level: 1 })).toContainText('carbon dioxide');
        for (const name of ['Yes', 'No', 'Undecided', 'Both sides, with sources'])
          await expect(card.getByRole('link', { name, exact: true })).toBeVisible();
        const inSandbox = page.frameLocator('#sandboxed');
        await expect(inSandbox.getByRole('link', { name: 'Sin decidir' })).toBeVisible();
        for (const refused of await page.locator('#no').all())
          await expect(refused.contentFrame().getByRole('heading', { level: 1 })).toHaveCount(0);
        expect(requests.filter((path) => path.includes('embed/carbon'))).toHaveLength(2);
        expect(requests.filter((path) => /assets|fonts|favicon/.test(path))).toEqual([]);
        expect(await context.cookies()).toEqual([]);

        const opened = await openedBy(context, () =>
          card.getByRole('link', { name: 'No', exact: true }).click(),
        );
        expect(opened.url()).toBe(`${ownSite}${carbon}#pressed-no`);
        await expect(asked(opened)).toHaveText('You pressed No on another site. Is it your answer?');
        const inSpanish = await openedBy(context, () =>
          inSandbox.getByRole('link', { name: 'Sin decidir' }).click(),
        );
        await expect(inSpanish.getByText('En otro sitio, usted presionó Sin decidir.')).toBeVisible();
        if (!javaScriptEnabled) return;

        await test.step('nothing is recorded before the visitor presses the answer', async () => {
          await visit(opened, `${carbon}#pressed-no`);
          expect(await storedVotes(opened)).toBeNull();
          await expect(answer(opened, 'No', 'Carbon Tax Policy')).toHaveAttribute('aria-pressed', 'false');
          await answer(opened, 'No', 'Carbon Tax Policy').click();
          await expect.poll(() => storedVotes(opened)).toEqual({ '5': 'no' });
          await expect(opened.getByRole('article')).toContainText('Your answer: No');
        });
      },
    );
  });
}

test(
  'A forged link shows and records nothing but what a card could have said',
  { tag: '@all' },
  async ({ page }) => {
    for (const fragment of [
      'pressed-maybe',
      'pressed-yes/../no',
      'pressed-%3Cb%3E',
      'answer=yes',
      'pressed-',
    ]) {
      await visit(page, `${carbon}#${fragment}`);
      await expect(asked(page)).toHaveCount(0);
      await page.goto('about:blank');
    }
    await visit(page, `${carbon}#pressed-yes`);
    await expect(asked(page)).toHaveText('You pressed Yes on another site. Is it your answer?');
    await expect(asked(page).locator('..')).toBeFocused();
    await page.reload();
    expect(await storedVotes(page)).toBeNull();
  },
);

test(
  'What was pressed elsewhere is no longer asked once an answer is pressed here, and nothing moves',
  { tag: '@all' },
  async ({ page }) => {
    const release = await holdScripts(page);
    const no = answer(page, 'No', 'Carbon Tax Policy');
    for (const [width, height] of [
      [1280, 800],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      // The first time it is pressed before the app runs.
      await page.goto(`${carbon}#pressed-no`, { waitUntil: 'commit' });
      const steps = await page.evaluate(() => history.length);
      await expect(asked(page)).toHaveCount(1);
      const place = async () => [await no.boundingBox(), await page.evaluate(() => scrollY)];
      await no.scrollIntoViewIfNeeded();
      const before = await place();
      await no.click();
      release();
      await takenOver(page);
      await expect(asked(page)).toHaveCount(0);
      await expect(no).toBeFocused();
      expect.soft(await place(), `${width} px`).toEqual(before);
      await expect(page).toHaveURL(carbon);
      expect(await page.evaluate(() => history.length)).toBe(steps);
      await page.getByRole('button', { name: 'Clear my answer, Carbon Tax Policy' }).click();
      await expect(asked(page)).toHaveCount(0);
      await page.reload();
      await takenOver(page);
      await expect(asked(page)).toHaveCount(0);
      await page.getByRole('link', { name: 'Español' }).click();
      await expect(page).toHaveURL(`/es${carbon}`);
    }
    await test.step('but still after a look at a source', async () => {
      await page.goto(`${carbon}#pressed-no`);
      await takenOver(page);
      await page
        .getByRole('link', { name: /^Source 1/ })
        .first()
        .click();
      await expect(page).toHaveURL(/#source/);
      await expect(asked(page)).toHaveCount(1);
    });
    await test.step('and no more once it was answered, though the source stays in the address and the answer does not', async () => {
      await no.click();
      await expect(asked(page)).toHaveCount(0);
      await page.getByRole('button', { name: 'Clear my answer, Carbon Tax Policy' }).click();
      await expect(no).toHaveAttribute('aria-pressed', 'false');
      await expect(asked(page)).toHaveCount(0);
      await expect(page).toHaveURL(/#source/);
    });
  },
);

test.describe('In known typefaces', () => {
  test.use({ bypassCSP: true });
  test(
    'every card fits a frame of 320 px without scrolling, in at most 9 kB, light and dark',
    { tag: '@all' },
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: frameHeight });
      const fonts = await readdir('dist/fonts');
      const fileOf = (name: string) => `url(/fonts/${fonts.find((file) => file.startsWith(name)) ?? ''})`;
      const typefaces = [
        ['Sans', fileOf('public-sans')],
        ['Serif', fileOf('source-serif')],
      ] as const;
      for (const path of cards.flatMap((card) => [card, `/es${card}`])) {
        const response = await page.goto(path);
        expect((await response?.body())?.length, path).toBeLessThanOrEqual(9000);
        const size = await page.evaluate(async (faces) => {
          for (const [name, file] of faces)
            document.fonts.add(await new FontFace(name, file, { weight: '400 700' }).load());
          document.body.style.fontFamily = 'Sans';
          for (const title of document.querySelectorAll('h1')) title.style.fontFamily = 'Serif';
          const { scrollWidth, scrollHeight } = document.documentElement;
          return [scrollWidth, scrollHeight];
        }, typefaces);
        expect.soft(size, path).toEqual([320, frameHeight]);
      }
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const paper = await page.locator('main').evaluate((main) => getComputedStyle(main).backgroundColor);
        expect(paper === 'rgb(255, 255, 255)', colorScheme).toBe(colorScheme === 'light');
        expect(await barriers(page), colorScheme).toEqual([]);
      }
    },
  );
});

test('An editor chooses a card, sees it, and what is copied shows it on another site', async ({
  page,
  context,
  openElsewhere,
}) => {
  await allowClipboard(context);
  await visit(page, '/embed');
  const preview = page.frameLocator('iframe');
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
  const steps = await page.evaluate(() => history.length);
  await page.getByLabel('Policy').selectOption('Medicare Expansion');
  await page.getByLabel('Language of the card').selectOption('Español');
  await expect(preview.getByRole('heading', { level: 1 })).toContainText('Medicare');
  // Back leads away from the page, not to the card before.
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await page.getByRole('button', { name: 'Copy address' }).click();
  const address = await onClipboard(page);
  expect(new URL(address).pathname).toBe('/es/surveys/medicare-expansion');
  await page.getByRole('button', { name: 'Copy line' }).click();
  const line = await onClipboard(page);
  expect(line).toMatch(
    /^<iframe src="http[^"]+" title="[^"]+: una pregunta de Civic Voice" [^>]+><\/iframe>$/,
  );

  const other = await context.newPage();
  await openElsewhere(other, line.replace(/src="https?:\/\/[^/]+/, `src="${ownSite}`));
  await expect(other.frameLocator('iframe').getByRole('link', { name: 'Sí', exact: true })).toBeVisible();

  await test.step('a site that takes addresses finds the card by that of the policy', async () => {
    const html = await (await page.request.get(new URL(address).pathname)).text();
    const [, found = ''] =
      /<link rel="alternate" type="application\/json\+oembed"[^>]* href="([^"]+)"/.exec(html) ?? [];
    const response = await page.request.get(new URL(found).pathname);
    expect(response.headers()['content-type']).toContain('application/json');
    expect(await response.json()).toMatchObject({
      version: '1.0',
      type: 'rich',
      title: 'Ampliación de Medicare',
      width: 608,
      html: expect.stringMatching(
        /^<blockquote>.*#pressed-yes.*<\/blockquote><iframe src="[^"]*\/es\/embed\/medicare-expansion"/,
      ),
    });
  });
});

test('Cards are in no sitemap and in no copy of the worker', async () => {
  expect(await readFile('dist/sitemap.xml', 'utf8')).not.toContain('/embed/');
  const worker = await readFile('dist/service-worker.js', 'utf8');
  expect(worker).toContain('"/embed"');
  expect(worker).not.toMatch(/"\/embed\/\w|cards\.csv|congress\.ics/);
  expect(cards).toHaveLength(fixedPolicies.length);
});
