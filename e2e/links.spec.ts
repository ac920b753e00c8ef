import type { Page } from '@playwright/test';
import { encodeClass } from '../src/features/sharing/classCode';
import { encodeDeviceCode } from '../src/features/sharing/deviceCode';
import { encodeGroup } from '../src/features/sharing/groupCode';
import { encodeShared } from '../src/features/sharing/shareCode';
import { blockStorage, expect, startWith, takenOver, test, visit } from './siteTest';

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
    (page) =>
      page
        .getByRole('button', { name: 'Look at the answers first' })
        .or(page.getByRole('button', { name: /look/i }))
        .first()
        .click(),
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

/** What the visitor has before them, without what says only that something has just happened. */
const held = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    const boxes = Array.from(main?.querySelectorAll('input') ?? [], ({ type, value, checked }) => [
      type,
      value,
      checked,
    ]);
    return JSON.stringify([location.href, main?.textContent, boxes]);
  });

/** The links inside the site. Of those that differ in nothing but numbers, such as those to sources, the first. */
const linksOf = (page: Page) =>
  page.evaluate(() => {
    const kinds = new Map<string, number>();
    document.querySelectorAll('a').forEach((link, at) => {
      const isOurs = link.origin === location.origin && !link.target && link.hash !== '#main';
      const kind =
        (link.getAttribute('href') ?? '').replace(/\d+/g, '0') +
        (link.closest('header, main, footer')?.localName ?? '');
      if (isOurs && !kinds.has(kind)) kinds.set(kind, at);
    });
    return [...kinds];
  });

for (const [name, path, reach] of states) {
  test(`Pressing any link and coming Back loses nothing: ${name}`, async ({ page }) => {
    await startWith(page, { votes });
    await visit(page, path);
    await expect(page.getByRole('main')).not.toBeEmpty();
    await reach?.(page);
    // What is loaded lazily has arrived.
    await page.waitForLoadState('networkidle');
    const before = await held(page);
    const links = await linksOf(page);
    expect(links.length).toBeGreaterThan(8);
    const lost: string[] = [];
    for (const [kind, at] of links) {
      const [entry, isLanguage] = await page.evaluate((place) => {
        const link = document.querySelectorAll('a')[place];
        const { idx } = history.state as { idx: number };
        Object.assign(window, { isSameDocument: true });
        link?.click();
        return [idx, Boolean(link?.hreflang)] as const;
      }, at);
      // A link to the page that is open adds nothing to the history, so there is nowhere to come back from.
      const hasLeft = await page
        .waitForFunction(
          (from) => !('isSameDocument' in window) || (history.state as { idx: number }).idx !== from,
          entry,
          { timeout: 4000 },
        )
        .then(
          () => true,
          () => false,
        );
      const isSame = isLanguage || (await page.evaluate(() => 'isSameDocument' in window));
      if (!isSame) lost.push(`${kind} loads a document`);
      if (hasLeft) await page.goBack();
      await takenOver(page);
      const isKept = await expect
        .poll(() => held(page), { timeout: 6000 })
        .toBe(before)
        .then(
          () => true,
          () => false,
        );
      if (isKept) continue;
      lost.push(`${kind}: ${await held(page)}`);
      await visit(page, path);
      await reach?.(page);
    }
    expect(lost).toEqual([]);
  });
}

test('No link inside the site loads a document, also where nothing can be stored: a term, and a double click', async ({
  page,
}) => {
  await blockStorage(page);
  await visit(page, '/surveys');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const isSame = () => page.evaluate(() => 'isSameDocument' in window);
  await page.locator('article button[popovertarget]').first().click();
  await page.getByRole('link', { name: 'See all terms' }).filter({ visible: true }).click();
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
});

test('A page that takes long to come is said to be on its way', async ({ page }) => {
  await visit(page, '/about');
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/Education.*.js', async (route) => {
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

for (const path of ['/compare', '/group', '/my-answers', '/class']) {
  test(`An address of 1.5 MB costs no task of a second on ${path}, with the processor slowed four times`, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(() => {
      const tasks: number[] = [];
      Object.assign(window, { tasks });
      new PerformanceObserver((list) =>
        tasks.push(...list.getEntries().map(({ duration }) => duration)),
      ).observe({ type: 'longtask', buffered: true });
    });
    const longest = async (fragment: string) => {
      await page.goto('/robots.txt');
      await visit(page, `${path}#${fragment}`);
      await page.waitForLoadState('networkidle');
      return page.evaluate(() => Math.max(0, ...(window as unknown as { tasks: number[] }).tasks));
    };
    const short = await longest(sender);
    // Measured against the same page with a short address, as a busy machine slows both.
    for (const fragment of [
      `${sender}.`.repeat(100_000).slice(0, 1_500_000),
      'v1.'.repeat(500_000),
      '%2525'.repeat(300_000),
    ])
      expect(await longest(fragment)).toBeLessThan(2 * short + 500);
  });
}
