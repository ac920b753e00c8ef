import type { Page } from '@playwright/test';
import { policySlugs } from '../src/content/policyIds';
import { encodeClass } from '../src/features/sharing/classCode';
import { encodeDeviceCode } from '../src/features/sharing/deviceCode';
import { encodeGroup } from '../src/features/sharing/groupCode';
import { encodeShared } from '../src/features/sharing/shareCode';
import { codeOf } from './screenCode';
import { blockStorage, expect, startWith, takenOver, test, visit, waitUntil } from './siteTest';

const votes = '{"1":"yes","2":"no","3":"undecided"}';
const classCode = encodeClass(['1', '3']);
const group = encodeGroup([{ '1': 'yes', '2': 'no' }, { '1': 'no' }, { '3': 'yes' }]);
const sender = encodeShared({ votes: { '1': 'no', '2': 'no', '5': 'yes' }, name: 'Ana' });
const device = encodeDeviceCode({ votes: { '5': 'yes' }, starred: ['5'] });

/** Every kind of page whose address or whose components hold something, and how it comes to hold it. */
const states: readonly (readonly [string, string, ((page: Page) => Promise<void>)?])[] = [
  ['a policy of a class', `/class#${classCode}`],
  ['a student’s code', `/class#${classCode}/code`],
  ['a group', `/group#${classCode}.${group}`],
  [
    'a comparison whose answers were looked at',
    `/compare#${sender}`,
    (page) => page.getByRole('button', { name: 'Show them now' }).click(),
  ],
  ['answers from another device', `/my-answers#${device}`],
  ['a filter', '/surveys?answer=yes'],
  [
    'answers that are left out',
    '/share',
    async (page) => {
      for (const box of (await page.getByRole('checkbox').all()).slice(0, 2)) await box.click();
    },
  ],
];

/** What the page holds: its address, its words and its fields. A `<noscript>` is there only in the printed page. */
const held = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    const boxes = Array.from(main?.querySelectorAll('input') ?? [], ({ type, value, checked }) => [
      type,
      value,
      checked,
    ]);
    const words = main?.cloneNode(true) as HTMLElement | undefined;
    for (const part of words?.querySelectorAll('noscript') ?? []) part.remove();
    return [location.href, words?.textContent, boxes];
  });

/** @returns what the page holds once all that is loaded lazily has arrived: it then stays the same for a second. */
async function settled(page: Page) {
  await page.waitForLoadState('networkidle');
  let last: Awaited<ReturnType<typeof held>> | undefined;
  await expect
    .poll(
      async () => {
        const before = last;
        last = await held(page);
        return JSON.stringify(last) === JSON.stringify(before);
      },
      { intervals: [1000] },
    )
    .toBe(true);
  return last;
}

/**
 * The links inside the site. Of those that differ in nothing but numbers, the policy or the term, such as those to
 * sources, the first.
 * @param ofFrame those in the header and the footer as well, which are the same on every page; else of these only the
 * first and the other language.
 */
const linksOf = (page: Page, ofFrame: boolean) =>
  page.evaluate(
    ([slugs, all]) => {
      const kinds = new Map<string, number>();
      let frame = 0;
      document.querySelectorAll('a').forEach((link, at) => {
        if (link.origin !== location.origin || link.target || link.hash === '#main') return;
        const part = link.closest('header, main, footer')?.localName ?? '';
        const kind = (link.getAttribute('href') ?? '')
          .replace(/\d+/g, '0')
          .replace(/#term-[\w-]+/, '#term-…')
          .replace(new RegExp(slugs), '…');
        if (kinds.has(kind + part)) return;
        if (part !== 'main' && !link.hreflang && !all && frame++ > 0) return;
        kinds.set(kind + part, at);
      });
      return [...kinds];
    },
    [Object.values(policySlugs).join('|'), ofFrame] as const,
  );

for (const [place, [name, path, reach]] of states.entries()) {
  // What a group holds is partly in the fragment and partly in the entry of the history.
  const tag = name === 'a group' ? [] : '@all';
  test(`Pressing any link and coming Back loses nothing: ${name}`, { tag }, async ({ page }) => {
    await startWith(page, { votes });
    await visit(page, path);
    await expect(page.getByRole('main')).not.toBeEmpty();
    await reach?.(page);
    const before = await settled(page);
    const links = await linksOf(page, place === 1);
    expect(links.length).toBeGreaterThan(2);
    for (const [kind, at] of links) {
      await test.step(kind, async () => {
        const [entry, isLanguage] = await page.evaluate((place) => {
          const link = document.querySelectorAll('a')[place];
          const { idx } = history.state as { idx: number };
          Object.assign(window, { isSameDocument: true });
          (document.activeElement as HTMLElement | null)?.blur();
          link?.click();
          return [idx, Boolean(link?.hreflang)] as const;
        }, at);
        const isElsewhere = () =>
          page.evaluate((from) => (history.state as { idx: number }).idx !== from, entry);
        if (isLanguage) await page.waitForURL('**/es/**');
        // What a link leads to gets the focus, a page that has come by its heading.
        else await waitUntil(page, () => document.activeElement !== document.body);
        // A link to the page that is open adds nothing to the history, so there is nowhere to come back from.
        const hasLeft = isLanguage || (await isElsewhere());
        if (!isLanguage) expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
        if (hasLeft) await page.goBack();
        await takenOver(page);
        await expect.poll(() => held(page)).toEqual(before);
      });
    }
  });
}

test(
  'No link inside the site loads a document, also where nothing can be stored: a term, and a double click',
  { tag: '@all' },
  async ({ page }) => {
    await blockStorage(page);
    await visit(page, '/surveys');
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    const isSame = () => page.evaluate(() => 'isSameDocument' in window);
    await page.locator('article button[popovertarget]').first().click();
    // By keyboard: cards that get their height only now can move the meaning from under the pointer.
    await page.getByRole('link', { name: 'See all terms' }).filter({ visible: true }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Understanding Legislation' })).toBeVisible();
    expect(await isSame()).toBe(true);
    // What the fragment names has the focus.
    await expect(page.locator('[id^=term-]:focus')).toBeVisible();

    await page
      .getByRole('link', { name: 'Home', exact: true })
      .or(page.locator('header a').first())
      .first()
      .click();
    await page
      .getByRole('link', { name: /Read both sides/ })
      .first()
      .dblclick();
    await expect(page.getByRole('heading', { level: 1, name: 'Your Voice Matters' })).toBeHidden();
    expect(await isSame()).toBe(true);
  },
);

test('A page that takes long to come is said to be on its way', async ({ page }) => {
  await visit(page, '/about');
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(codeOf('/education'), async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Education' }).first().click();
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible();
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Understanding Legislation' })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
});

for (const path of ['/surveys', '/surveys/carbon-tax-policy', `/class#${classCode}`])
  test(
    `On ${path} a source leads back to the number in the text that led to it`,
    { tag: path === '/surveys' ? [] : '@all' },
    async ({ page }) => {
      await visit(page, path);
      const number = page.locator('article dl').getByRole('link', { name: 'Source 3' }).first();
      await number.focus();
      await page.keyboard.press('Enter');
      const source = page.locator('li:focus');
      await expect(source.getByRole('link', { name: 'Back to the text' })).toBeInViewport();
      await expect(page.getByRole('link', { name: 'Back to the text' })).toHaveCount(1);
      const address = new URL(path, page.url()).href;
      await source.getByRole('link', { name: 'Back to the text' }).click();
      await expect(number).toBeFocused();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('link', { name: 'Back to the text' })).toHaveCount(0);
    },
  );
