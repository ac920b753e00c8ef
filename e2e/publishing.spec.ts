import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { ensureNginx } from '../scripts/serve/nginx';
import { hostPort } from './ports';
import { HostedSite, prepareRelease, startRealNginx } from './releases';
import type { Part, StartHost } from './releases';
import { expect, takenOver, test as base, waitUntil } from './siteTest';

interface OfTest {
  /** Puts the built site on a host, which ends with the test also where that fails: it would answer later tests. */
  openSite: (startHost?: StartHost) => Promise<HostedSite>;
}

interface OfWorker {
  /** Folders of two releases that are published one after the other over the built site. */
  releases: readonly string[];
}

const test = base.extend<OfTest, OfWorker>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright demands a pattern.
  openSite: async ({}, run, { parallelIndex }) => {
    const opened: HostedSite[] = [];
    await run(async (startHost) => {
      const site = await HostedSite.open(hostPort(parallelIndex), startHost);
      opened.push(site);
      return site;
    });
    for (const site of opened) await site.close();
  },
  releases: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright demands a pattern.
    async ({}, run) => {
      const releases = [await prepareRelease('second'), await prepareRelease('third')];
      await run(releases);
      for (const release of releases) await rm(release, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

test.use({
  serviceWorkers: 'allow',
  // While a release is copied, the files of two do not fit together, which the worker refuses.
  provokedWords: /integrity|bad-precaching|Failed to (?:load resource|fetch)/,
});

/** A page without its style has the browser's own typeface; a refused style also puts words on the console. */
async function expectStyled(page: Page, moment: string): Promise<void> {
  const family = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
  expect(family, moment).toContain('Public Sans');
}

/**
 * The orders in which one of the three parts comes first, second and last: which of the two kinds of pages is the earlier
 * one makes no difference to the worker. The small server sends the same files as nginx.
 */
const orders: readonly (readonly Part[])[] = [
  ['service worker', 'some pages', 'other pages'],
  ['other pages', 'service worker', 'some pages'],
  ['some pages', 'other pages', 'service worker'],
];

const hosts = {
  'the server of npm start': { start: undefined, orders: orders.slice(0, 1) },
  nginx: { start: startRealNginx, orders },
};

for (const [host, { start, orders }] of Object.entries(hosts)) {
  for (const order of orders) {
    test(
      `On ${host}, no page is without its style while releases are copied over each other: ${order.join(', ')}`,
      { tag: '@all' },
      async ({ page: tab, browser, releases, openSite }) => {
        test.skip(start !== undefined && !ensureNginx(), 'nginx can be installed by root, on Debian');
        const site = await openSite(start);
        // Of the same part as the page of all cards, which takes longer to draw.
        await tab.goto(`${site.origin}/`);
        await takenOver(tab);
        await waitUntil(tab, () => navigator.serviceWorker.controller !== null);
        for (const release of releases) {
          for (const part of order) {
            await site.copy(release, part);
            const moment = `after ${part}`;
            // A visitor who has never been here.
            const stranger = await browser.newContext({ serviceWorkers: 'block', javaScriptEnabled: false });
            for (const path of ['/', '/about']) {
              const page = await stranger.newPage();
              await page.goto(site.origin + path);
              await expectStyled(page, `a new visitor’s ${path}, ${moment}`);
            }
            await stranger.close();
            for (const path of ['/', '/about', '/no-such-page']) {
              await tab.goto(site.origin + path);
              await expectStyled(tab, `the open tab’s ${path}, ${moment}`);
            }
          }
        }
        await test.step('and later, from the copy on the device', async () => {
          await tab.goto(`${site.origin}/`);
          await takenOver(tab);
          await tab.evaluate(async () => (await navigator.serviceWorker.ready).update());
          await tab.getByRole('button', { name: 'Reload to get the new version' }).click();
          await expect(tab.locator('html')).toHaveAttribute('data-release', 'third');
          await site.stop();
          for (const path of ['/', '/about']) {
            await tab.goto(site.origin + path);
            await expect(tab.locator('html')).toHaveAttribute('data-release', 'third');
            await expectStyled(tab, `offline ${path}`);
          }
        });
      },
    );
  }
}

test.describe('A host that sends the policy of another release', () => {
  test.use({
    provokedWords: /Content Security Policy|Failed to load resource|was preloaded using link preload/,
  });

  test(
    'spoils no page that the worker keeps: from the device each is shown with its style',
    { tag: '@all' },
    async ({ page, openSite }) => {
      const site = await openSite();
      // As version 1.0.0 wrote it, with hashes of other pages.
      await site.upload('_headers', "/*\n  Content-Security-Policy: style-src 'sha256-AAAA'\n");
      await page.goto(`${site.origin}/surveys`);
      await waitUntil(page, () => navigator.serviceWorker.controller !== null);
      await site.stop();
      for (const path of ['/', '/surveys', '/no-such-page']) {
        await page.goto(site.origin + path);
        await expectStyled(page, path);
      }
    },
  );
});
