import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { agree, fill, storedUser } from './registering';
import { hostPort } from './ports';
import { HostedSite } from './releases';
import { everyPath, unknownPath, unlistedPath } from './screens';
import { answer, expect, storedVotes, takenOver, test as base, waitUntil } from './siteTest';

const test = base.extend<{ site: HostedSite }>({
  site: async ({ browserName }, run, { parallelIndex }) => {
    expect(browserName).toBe('chromium');
    const site = await HostedSite.open(hostPort(parallelIndex));
    await run(site);
    await site.close();
  },
});

test.use({ serviceWorkers: 'allow' });

async function open(page: Page, site: HostedSite, path: string): Promise<void> {
  await page.goto(site.origin + path);
  await takenOver(page);
}

/** Waits until the service worker is in control, which has stored the site on the device by then. */
async function kept(page: Page): Promise<void> {
  await waitUntil(page, () => navigator.serviceWorker.controller !== null);
}

const releaseOf = (page: Page) => page.locator('html').getAttribute('data-release');
/** The release on the page, and the states of the workers: which of them is stuck if a release does not come. */
const releaseState = (page: Page) =>
  page
    .evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      const { installing, waiting, active } = registration ?? {};
      return {
        release: document.documentElement.dataset.release,
        workers: [installing, waiting, active].flatMap((worker) => worker?.state ?? []),
      };
    })
    // The page is being reloaded.
    .catch(() => undefined);
const lastingControl = (page: Page) => page.getByRole('button', { name: 'Reload to get the new version' });

/** @returns which of these pages, and of the files they name, do not come. */
async function missing(page: Page, paths: readonly string[]): Promise<string[]> {
  return page.evaluate(async (pages) => {
    const lost: string[] = [];
    const files = new Set<string>();
    const get = async (path: string) => {
      const response = await fetch(path).catch(() => undefined);
      if (!response?.ok) lost.push(path);
      return response?.ok ? response.text() : '';
    };
    for (const path of pages)
      for (const [, file = ''] of (await get(path)).matchAll(/(?:src|href)="([^"]*\/assets\/[^"]+)"/g))
        files.add(file);
    for (const file of files) await get(file);
    return files.size > 0 ? lost : ['every file'];
  }, paths);
}

/** Makes the browser look for a newer release now; by itself it does so on every visit. */
async function lookForRelease(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
}

test.describe('Without a network, after one visit', () => {
  // Chromium reports every request that fails without a network. The word lists that judge a password are not stored.
  test.use({ provokedWords: /Failed to load resource/ });

  test('every page is there with its files, a visitor can vote, take the data along, bring it back and join, and nothing entered is among the kept files; with a network the browser would install the site, and an unknown address keeps the host’s own status', async ({
    page,
    site,
    consoleWords,
  }) => {
    await open(page, site, '/surveys?from=a-letter');
    await kept(page);
    await test.step('the browser would install it', async () => {
      const session = await page.context().newCDPSession(page);
      const { errors, data } = await session.send('Page.getAppManifest');
      expect(errors).toEqual([]);
      const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
      // A test's window is a private one.
      expect(
        installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito'),
      ).toEqual([]);
      const manifest = JSON.parse(data ?? '') as {
        theme_color: string;
        icons: { src: string; sizes: string; purpose?: string }[];
        shortcuts: { url: string }[];
      };
      await expect(page.locator('meta[name=theme-color][data-scheme=light]')).toHaveAttribute(
        'content',
        manifest.theme_color,
      );
      expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
      for (const { src } of manifest.icons)
        expect((await page.request.get(`${site.origin}/${src}`)).status()).toBe(200);
      for (const { url } of manifest.shortcuts) {
        expect((await page.request.get(`${site.origin}/${url}`)).status()).toBe(200);
      }
    });
    await test.step('an unknown address, online', async () => {
      const answered = await page.goto(`${site.origin}${unknownPath}`);
      expect(answered?.status()).toBe(404);
      expect(answered?.fromServiceWorker()).toBe(true);
      // The app rewrites the state of its entry when it starts; `goBack` would take that for the step back.
      await takenOver(page);
      await page.goBack();
      await takenOver(page);
    });
    // Only what fails without a network may be said on the console.
    expect(consoleWords).toEqual([]);
    await site.stop();
    await test.step('every page', async () => {
      expect(
        await missing(
          page,
          everyPath.filter((path) => path !== unknownPath),
        ),
      ).toEqual([]);
      expect((await page.goto(site.origin + unknownPath))?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
      await page.getByRole('link', { name: 'Go to the home page' }).click();
      await page.getByRole('link', { name: 'Español' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be reached');
    });

    await test.step('an answer', async () => {
      await page.getByRole('navigation').getByRole('link', { name: 'Surveys' }).click();
      await answer(page, 'Yes', 'Carbon Tax Policy').click();
      await expect.poll(() => storedVotes(page)).toEqual({ '5': 'yes' });
      await page.reload();
      await expect(answer(page, 'Yes', 'Carbon Tax Policy')).toHaveAttribute('aria-pressed', 'true');
    });

    await open(page, site, '/cookie-policy');
    const eraseEverything = async () => {
      await page.getByRole('button', { name: 'Erase everything', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Erase' }).click();
      await expect(page.getByText('Everything you entered was erased.')).toBeVisible();
    };
    await test.step('the data taken along and brought back', async () => {
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download my data' }).click();
      const file = await (await downloading).path();
      await eraseEverything();
      await expect.poll(() => storedVotes(page)).not.toEqual({ '5': 'yes' });
      await page.getByLabel('Restore from a file').setInputFiles(file);
      await page.getByRole('button', { name: 'Restore', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Restore', exact: true }).click();
      await expect.poll(() => storedVotes(page)).toEqual({ '5': 'yes' });
    });

    await test.step('a registration', async () => {
      await open(page, site, '/register');
      await fill(page);
      await agree(page);
      await expect(page.getByText('Registration completed successfully.')).toBeVisible();
    });

    await test.step('nothing of it among the kept files', async () => {
      const user = await storedUser(page);
      expect(user?.password.length).toBeGreaterThan(20);
      expect(user?.photo.dataUrl.length).toBeGreaterThan(1000);
      const files = await page.evaluate(async () => {
        const found: { url: string; text: string }[] = [];
        for (const name of await caches.keys()) {
          const cache = await caches.open(name);
          for (const request of await cache.keys()) {
            found.push({ url: request.url, text: (await (await cache.match(request))?.text()) ?? '' });
          }
        }
        return found;
      });
      expect(files.length).toBeGreaterThan(20);
      for (const { url, text } of files) {
        expect(url).not.toContain('a-letter');
        expect(text.includes(user?.password ?? ''), url).toBe(false);
        expect(text.includes(user?.photo.dataUrl ?? ''), url).toBe(false);
      }
      await open(page, site, '/cookie-policy');
      await eraseEverything();
    });

    await test.step('the end of the visit: the kept pages go as well', async () => {
      await page.getByRole('button', { name: 'Erase everything' }).click();
      await page.getByRole('checkbox', { name: /^Also erase my choices/ }).check();
      await page.getByRole('dialog').getByRole('button', { name: 'Erase' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Everything is erased');
      const left = () =>
        page.evaluate(async () => [
          ...(await caches.keys()),
          ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
        ]);
      await expect.poll(left).toEqual([]);
    });
  });
});

test.describe('A copy on the device', () => {
  test.use({ provokedWords: /integrity|Failed to|bad-precaching/ });

  test(
    'emptied by another tab that ends the visit is filled again, and a half uploaded release is refused: the one before goes on',
    { tag: '@all' },
    async ({ page, context, site, consoleWords }) => {
      await open(page, site, '/surveys');
      await kept(page);
      await test.step('emptied and filled again', async () => {
        const files = (tab: Page) =>
          tab.evaluate(async () => {
            const names = await caches.keys();
            const counts = names.map(async (name) => (await (await caches.open(name)).keys()).length);
            return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
          });
        const whole = await files(page);
        expect(whole).toBeGreaterThan(50);
        const other = await context.newPage();
        await open(other, site, unlistedPath);
        await expect.poll(() => files(other)).toBe(0);
        await other.close();
        await page.reload();
        await takenOver(page);
        // The files are asked for one after the other.
        await expect.poll(() => files(page), { timeout: 60_000 }).toBe(whole);
        await site.stop();
        for (const path of ['/education', '/about', '/']) await open(page, site, path);
        // Only the release below may make the console say anything.
        expect(consoleWords).toEqual([]);
      });
      await site.release('second');
      await site.upload('education/index.html', '<!doctype html><title>Of yet another release</title>');
      const outcome = await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        const outcome = new Promise<string>((resolve) => {
          const follow = () => {
            const worker = registration.installing;
            worker?.addEventListener('statechange', () => {
              resolve(worker.state);
            });
          };
          // The browser itself looks for a newer release after a visit, and may have begun.
          follow();
          registration.addEventListener('updatefound', follow);
        });
        await registration.update().catch(() => undefined);
        return outcome;
      });
      expect(outcome).toBe('redundant');
      await expect(lastingControl(page)).toHaveCount(0);
      await site.stop();
      await open(page, site, '/education');
      expect(await releaseOf(page)).toBeNull();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Understanding Legislation');
    },
  );
});

test(
  'A visitor without a network when the site is to be kept has it kept once the network is back',
  { tag: '@all' },
  async ({ page, context, site, goOffline }) => {
    await page.clock.install();
    await open(page, site, '/surveys');
    await goOffline();
    // Past the moment at which a page without input downloads the site for offline use.
    await page.clock.runFor(60_000);
    // Nothing that could only fail was fetched ahead, which the console would show.
    await page.getByRole('navigation').getByRole('link', { name: 'Education' }).focus();
    await context.setOffline(false);
    await kept(page);
  },
);

test('A newer release is offered, waits as long as the visitor likes, loses nothing typed, and comes whole', async ({
  page,
  site,
}) => {
  await open(page, site, '/surveys');
  await kept(page);
  await expect(lastingControl(page)).toHaveCount(0);
  await site.release('second');
  await lookForRelease(page);
  await expect(page.getByText('A new version is ready')).toBeVisible();
  await expect(lastingControl(page)).toBeVisible();
  // Not forced: the page goes on with its own release, also with code that the host no longer has.
  await page.getByRole('navigation').getByRole('link', { name: 'Education' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Understanding Legislation');
  await open(page, site, '/surveys');
  expect(await releaseOf(page)).toBeNull();
  await test.step('in the middle of a form nothing typed is lost', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Register', exact: true }).click();
    await page.getByLabel('First Name').fill('Ada');
    let asked = 0;
    page.on('dialog', (dialog) => {
      asked += 1;
      void dialog.dismiss();
    });
    await lastingControl(page).click();
    await expect.poll(() => asked).toBe(1);
    await expect(page.getByLabel('First Name')).toHaveValue('Ada');
    await page.getByRole('navigation').getByRole('link', { name: 'Education' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Understanding Legislation');
  });
  await lastingControl(page).click();
  await expect.poll(() => releaseOf(page)).toBe('second');
  await takenOver(page);
  await expect(lastingControl(page)).toHaveCount(0);
});

/** Runs in the page. Its root element then says what the page told a worker last. */
function noteMessages() {
  // An empty page has no workers.
  if (!('ServiceWorker' in window)) return;
  const postMessage = Reflect.get(ServiceWorker.prototype, 'postMessage') as (message: string) => void;
  Reflect.set(ServiceWorker.prototype, 'postMessage', function (this: ServiceWorker, message: string) {
    document.documentElement.dataset.told = message;
    postMessage.call(this, message);
  });
}

test.describe('With newer releases', () => {
  // Chromium reports every request that fails without a network.
  test.use({ provokedWords: /Failed to load resource/ });

  const acts = [
    'publish',
    'publish',
    'reload one',
    'reload other',
    'reload one offline',
    'open other',
    'take in one',
    'take in other',
    'close other',
  ] as const;
  type Act = (typeof acts)[number];

  /** @returns whether each act finds its tab open, and each tab that takes a release is shown an older one. */
  function canEachBeDone(order: readonly Act[]): boolean {
    let [newest, served] = [0, 0];
    const shown = new Map([['one', 0]]);
    return order.every((act) => {
      const [what] = act.split(' ');
      const tab = act.includes('other') ? 'other' : 'one';
      if (what === 'publish') newest += 1;
      else if (what === 'open') shown.set(tab, served);
      else if (what === 'close') return shown.delete(tab);
      else {
        const before = shown.get(tab);
        if (before === undefined || (what === 'take' && before === newest)) return false;
        if (what === 'take') served = newest;
        shown.set(tab, served);
      }
      return true;
    });
  }

  const orders = [
    // In a single tab, as only then files of older releases are removed. Those of a waiting one were once removed too.
    ['publish', 'reload one', 'take in one', 'publish', 'reload one', 'take in one'] as const,
    // With the other tab closed before the end, and open to the end.
    ...[[...acts], acts.filter((act) => act !== 'close other')].flatMap((some) =>
      fc.sample(fc.shuffledSubarray(some, { minLength: some.length }).filter(canEachBeDone), {
        seed: 26,
        numRuns: 1,
      }),
    ),
  ];
  for (const order of orders) {
    test(
      `One whole release is there offline after: ${order.join(', ')}`,
      { tag: '@all' },
      async ({ page: one, context, site }) => {
        await context.addInitScript(noteMessages);
        await open(one, site, '/surveys');
        await kept(one);
        let other: Page | undefined;
        const names = ['second', 'third'];
        let newest: string | null = null;
        /**
         * Also waits until a newer release is offered, if there is one: by then the page has told its worker to remove
         * old files.
         */
        const reload = async (page: Page) => {
          await page.reload();
          await takenOver(page);
          if ((await releaseOf(page)) !== newest) await expect(lastingControl(page)).toBeVisible();
        };
        const take = async (page: Page) => {
          expect(await releaseOf(page)).not.toBe(newest);
          await lastingControl(page).click();
          await expect.poll(() => releaseOf(page)).toBe(newest);
          await takenOver(page);
          // Sent later, this message could reach the worker while the other tab takes in the next release, and keep that
          // one waiting (`applyRelease`).
          await expect(page.locator('html')).toHaveAttribute('data-told', 'tidy');
        };
        const otherTab = () => {
          if (!other) throw new Error('The other tab is not open.');
          return other;
        };
        const does: Readonly<Record<Act, () => Promise<void>>> = {
          publish: async () => {
            newest = names.shift() ?? '';
            await site.release(newest);
            await lookForRelease(one);
            await expect
              .poll(() =>
                one.evaluate(async () => {
                  const { installing, waiting } = await navigator.serviceWorker.ready;
                  return !installing && waiting !== null;
                }),
              )
              .toBe(true);
          },
          'reload one': () => reload(one),
          'reload other': () => reload(otherTab()),
          'reload one offline': async () => {
            await site.stop();
            await reload(one);
            await site.start();
          },
          'open other': async () => {
            other = await context.newPage();
            await open(other, site, '/');
            if ((await releaseOf(other)) !== newest) await expect(lastingControl(other)).toBeVisible();
          },
          'close other': async () => {
            await otherTab().close();
            other = undefined;
          },
          'take in one': () => take(one),
          'take in other': () => take(otherTab()),
        };
        for (const act of order) await test.step(act, does[act]);

        await site.stop();
        const shown = await releaseOf(one);
        for (const page of other ? [one, other] : [one]) {
          const releases: (string | null)[] = [];
          for (const path of ['/', '/surveys', '/surveys/carbon-tax-policy', '/register', '/cookie-policy']) {
            await open(page, site, path);
            releases.push(await releaseOf(page));
          }
          expect(new Set(releases).size, releases.join()).toBe(1);
          // If the last act took the newest release, every page has it. If not, they have that or the one shown before.
          if (order.at(-1)?.startsWith('take')) expect(releases[0]).toBe(newest);
          else expect([shown, newest]).toContain(releases[0]);
        }
      },
    );
  }
});

test.describe('While another tab waits for an answer that never comes', () => {
  // That request is ended, and Chromium reports it.
  test.use({ provokedWords: /Failed to load resource/ });

  test(
    'The notice’s own button reloads as well; another open tab keeps its release and is offered the newer one',
    { tag: '@all' },
    async ({ page, site, context }) => {
      await open(page, site, '/');
      await kept(page);
      const other = await context.newPage();
      await other.addInitScript(noteMessages);
      await open(other, site, '/surveys');
      // Otherwise this message might reach the worker while the newer one takes over (`applyRelease`).
      await expect(other.locator('html')).toHaveAttribute('data-told', 'tidy');
      let isAsked = false;
      await context.route('**/assets/unanswered.js', () => {
        isAsked = true;
      });
      await other.evaluate(() => void fetch('/assets/unanswered.js').catch(() => undefined));
      await expect.poll(() => isAsked).toBe(true);
      await site.release('second');
      await lookForRelease(page);
      // Nobody can press a button in a tab that lies behind another.
      await page.bringToFront();
      const reload = page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Reload' });
      await reload.click();
      await expect(reload).toBeHidden();
      await expect.poll(() => releaseState(page)).toEqual({ release: 'second', workers: ['activated'] });
      await expect(lastingControl(other)).toBeVisible();
      expect(await releaseOf(other)).toBeNull();
      await other.getByRole('navigation').getByRole('link', { name: 'Education' }).click();
      await expect(other.getByRole('heading', { level: 1 })).toHaveText('Understanding Legislation');
    },
  );
});
