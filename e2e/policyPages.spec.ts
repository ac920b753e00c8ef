import type { Page } from '@playwright/test';
import { argumentCount } from '../src/content/argumentCount';
import { fixedPolicies } from '../src/test/fixedPolicies';
import { policyPaths } from './screens';
import { setIn } from './typefaces';
import { scriptWith } from './screenCode';
import { answer, expect, holdScripts, startWith, storedVotes, takenOver, test, visit } from './siteTest';

const carbon = '/surveys/carbon-tax-policy';
const heading = (page: Page) => page.locator('h1');
const others = (page: Page) => page.getByRole('navigation', { name: 'The other policies' });
const allOfThem = (page: Page) => page.getByRole('main');
const way = (page: Page, name: RegExp) => others(page).getByRole('link', { name });

/** @returns the words of what is set in the largest type of the main part. */
const largestTexts = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const texts = new Map<number, string[]>();
    for (const element of main.querySelectorAll('*')) {
      if (![...element.childNodes].some((node) => node instanceof Text && node.data.trim())) continue;
      if (!element.checkVisibility()) continue;
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      texts.set(size, [...(texts.get(size) ?? []), element.textContent]);
    }
    return texts.get(Math.max(...texts.keys()));
  });

test('Each policy has a page of its own that tells search engines and link previews what it is', async ({
  request,
}) => {
  expect(policyPaths).toHaveLength(fixedPolicies.length);
  const descriptions = new Set<string>();
  for (const [index, path] of policyPaths.entries()) {
    const { title = '' } = fixedPolicies[index] ?? {};
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    const content = (selector: string) =>
      new RegExp(`<(?:meta|link) ${selector} (?:content|href)="([^"]+)"`).exec(html)?.[1];
    expect(/<title>([^<]+)</.exec(html)?.[1]).toBe(`${title} | Civic Voice`);
    expect(/<h1[^>]*>([^<]+)</.exec(html)?.[1]).toBe(title);
    const address = content('rel="canonical"') ?? '';
    expect(new URL(address).pathname).toBe(path);
    const description = content('name="description"') ?? '';
    expect(description.length).toBeGreaterThan(50);
    expect(description.length).toBeLessThanOrEqual(160);
    descriptions.add(description);
    const picture = await request.get(new URL(content('property="og:image"') ?? '').pathname);
    expect(picture.headers()['content-type']).toBe('image/png');
    const png = await picture.body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    const data = /<script type="application\/ld\+json">(.+?)<\/script>/.exec(html)?.[1] ?? '';
    const record = /<section[^>]+aria-labelledby="congress".+?<\/section>/.exec(html)?.[0] ?? '';
    const votes = [...record.matchAll(/href="([^"]+)"/g)].map(([, href]) =>
      expect.objectContaining({ url: href?.replaceAll('&amp;', '&') }),
    );
    expect(JSON.parse(data)).toMatchObject({
      mentions: votes,
      '@type': 'WebPage',
      url: address,
      name: title,
      lastReviewed: expect.stringMatching(/^20\d\d-\d\d$/),
      citation: expect.arrayContaining([expect.objectContaining({ url: expect.stringMatching(/^https:/) })]),
    });
  }
  expect(descriptions.size).toBe(fixedPolicies.length);
});

test('An address of no policy has status 404 and the way back', async ({ request }) => {
  const response = await request.get('/surveys/free-ice-cream');
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain('Go to the surveys');
});

test('One policy after the other: an answer stays on its page, Next leads on, the marks follow', async ({
  page,
}) => {
  await startWith(page, { votes: '{"6":"yes"}' });
  await visit(page, carbon);
  for (const words of ['Environment', `Policy 5 of ${fixedPolicies.length}`])
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  await answer(page, 'Undecided', 'Carbon Tax Policy').click();
  await expect(heading(page)).toHaveText('Carbon Tax Policy');
  await expect(allOfThem(page).getByRole('link', { name: 'Carbon Tax Policy: Undecided' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await test.step('Next', async () => {
    await way(page, /^Next/).click();
    await expect(heading(page)).toHaveText('Data Privacy Protection');
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveTitle('Data Privacy Protection | Civic Voice');
    await expect(page).toHaveURL('/surveys/data-privacy-protection');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /data-privacy-protection$/);
    await expect(page.getByRole('article').getByRole('listitem').first()).toBeVisible();
    await expect(answer(page, 'Yes', 'Data Privacy Protection')).toHaveAttribute('aria-pressed', 'true');
  });
  await test.step('Back, and on by keyboard', async () => {
    await page.goBack();
    await expect(heading(page)).toHaveText('Carbon Tax Policy');
    await allOfThem(page).getByRole('link', { name: 'Next policy, Data Privacy Protection' }).focus();
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Data Privacy Protection');
  });
  await test.step('A tile leads to its policy, and “All policies” to its card', async () => {
    await allOfThem(page)
      .getByRole('link', { name: /^Universal Background Checks:/ })
      .click();
    await expect(heading(page)).toHaveText('Universal Background Checks');
    await way(page, /^Next/).click();
    await expect(heading(page)).toHaveText('Student Loan Forgiveness');
    await page.getByRole('link', { name: 'All policies' }).click();
    await expect(page).toHaveURL('/surveys#student-loan-forgiveness');
    await expect(page.getByRole('article', { name: 'Student Loan Forgiveness' })).toBeFocused();
    await expect(page.getByRole('article').getByRole('term').first()).toBeVisible();
  });
  await test.step('A card’s title leads to its page', async () => {
    await page.getByRole('link', { name: 'Carbon Tax Policy', exact: true }).click();
    await expect(page).toHaveURL(carbon);
    await expect(heading(page)).toBeFocused();
  });
  expect(await storedVotes(page)).toEqual({ '5': 'undecided', '6': 'yes' });
});

test(
  'An answer pressed before the scripts arrive counts, and a query hides nothing',
  { tag: '@all' },
  async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(`${carbon}?answer=yes`, { waitUntil: 'commit' });
    await answer(page, 'No', 'Carbon Tax Policy').click();
    await expect(answer(page, 'No', 'Carbon Tax Policy')).toHaveAttribute('aria-pressed', 'true');
    release();
    await takenOver(page);
    await expect(page.getByRole('article')).toContainText('Your answer: No');
    await expect.poll(() => storedVotes(page)).toEqual({ '5': 'no' });
  },
);

test(
  'The words of a card are not downloaded for a page that shows them',
  { tag: '@all' },
  async ({ page }) => {
    const policyBody = scriptWith('PolicyBody.tsx');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await visit(page, '/surveys');
    expect(asked.filter((url) => url.endsWith(policyBody))).toEqual([]);
    const printed = await page.getByRole('article').first().innerText();
    await page.getByRole('banner').getByRole('link', { name: 'Education' }).click();
    await expect(heading(page)).toHaveText('Understanding Legislation');
    await page.getByRole('banner').getByRole('link', { name: 'Surveys' }).click();
    await expect(heading(page)).toHaveText('Policy Surveys');
    await expect.poll(() => page.getByRole('article').first().innerText()).toBe(printed);
    expect(asked.filter((url) => url.endsWith(policyBody))).toHaveLength(1);
  },
);

test.describe('On a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const [width, height, consent] of [
    [360, 740, ''],
    [360, 740, '{"choice":"accepted","at":"2026-11-21T10:00:00.000Z"}'],
    [390, 844, ''],
  ] as const) {
    test(
      `the first question and its answers are whole on the first screen of ${width} x ${height} px${consent ? '' : ', before the choice about saving'}`,
      { tag: width === 360 && !consent ? [] : '@all' },
      async ({ page }) => {
        await page.setViewportSize({ width, height });
        await startWith(page, { votes: '{"1":"yes"}', ...(consent && { consent }) });
        await visit(page, '/surveys');
        await setIn(page, 'own');
        const card = page.getByRole('article').first();
        const yes = answer(page, 'Yes', 'Universal Background Checks');
        await expect(yes).toBeInViewport({ ratio: 1 });
        const question = card.getByText(/^Should nearly every gun sale .*\?$/);
        await expect(question).toBeInViewport({ ratio: 1 });
        const [asked, answers] = [await question.boundingBox(), await yes.boundingBox()];
        expect((asked?.y ?? 0) + (asked?.height ?? 0)).toBeLessThan(answers?.y ?? 0);
        // Where a thumb is, as well.
        await expect(
          card.getByRole('link', { name: 'One at a time, Universal Background Checks' }),
        ).toBeInViewport({ ratio: 0.98 });
        await page.getByRole('link', { name: 'One at a time', exact: true }).click();
        await expect(heading(page)).toHaveText('Student Loan Forgiveness');
      },
    );
  }
});

test.describe('On a wide window', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test(
    'the answers stay beside the text, whose sources open where a number in it leads',
    { tag: '@all' },
    async ({ page }) => {
      await visit(page, carbon);
      const card = page.getByRole('article');
      const yes = answer(page, 'Yes', 'Carbon Tax Policy');
      const text = await card.getByRole('heading', { name: 'Pros' }).boundingBox();
      const button = await yes.boundingBox();
      expect(button?.height).toBe(56);
      expect(button?.x).toBeGreaterThan((text?.x ?? 0) + 640);
      // The rows of both sides begin at the same heights.
      const tops = (side: string) =>
        card
          .locator(`[data-side=${side}] li`)
          .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
      expect(await tops('pros')).toEqual(await tops('cons'));
      await test.step('the question is the largest text', async () => {
        for (const width of [1280, 360]) {
          await page.setViewportSize({ width, height: 800 });
          expect(await largestTexts(page)).toEqual([
            expect.stringMatching(/^Should the federal government .*\?$/),
          ]);
        }
      });
      await test.step('as many arguments as a card may have stand in the order of the page', async () => {
        for (const side of ['pros', 'cons'])
          await card.locator(`[data-side=${side}]`).evaluate((list, most) => {
            while (list.children.length < most) list.append(list.firstElementChild?.cloneNode(true) ?? '');
          }, argumentCount.most);
        const inPairs = async () => {
          const [pros, cons] = [await tops('pros'), await tops('cons')];
          return pros.flatMap((top, place) => [top, cons[place] ?? NaN]);
        };
        for (const width of [360, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          const found = await inPairs();
          expect(found).toHaveLength(2 * argumentCount.most);
          expect(found).toEqual(found.toSorted((one, other) => one - other));
        }
      });
      await card
        .locator('[data-side=pros] li')
        .nth(1)
        .evaluate((item) => {
          item.scrollIntoView({ block: 'center', behavior: 'instant' });
        });
      await expect(yes).toBeInViewport({ ratio: 1 });
      await card.getByRole('link', { name: 'Source 3' }).first().click();
      await expect(page).toHaveURL(`${carbon}#source-5-3`);
      await expect(page.locator('#source-5-3')).toBeInViewport({ ratio: 1 });
    },
  );
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a policy’s page is whole and leads on', async ({ page }) => {
    await page.goto(carbon);
    const card = page.getByRole('article', { name: 'Carbon Tax Policy' });
    for (const term of ['If this became law', 'If it did not', 'The law today'])
      await expect(card.getByText(term, { exact: true })).toBeVisible();
    for (const name of ['Pros', 'Cons']) await expect(card.getByRole('heading', { name })).toBeVisible();
    await expect(card.getByText(/Facts as of \w+ 20\d\d\. Later changes are not included\./)).toBeVisible();
    await expect(page.locator('main noscript > *')).toBeVisible();
    await way(page, /^Next/).click();
    await expect(heading(page)).toHaveText('Data Privacy Protection');
  });
});
