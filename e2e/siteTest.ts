import { test as base, expect } from '@playwright/test';
import type { ConsoleMessage, Locator, Page, Request } from '@playwright/test';
import { keepDrawing } from './keepDrawing';
import { unknownPath } from './screens';

/** Chromium itself reports that the page for unknown addresses has status 404; the site did not write that. */
function isStatusOfUnknownPage(message: ConsoleMessage): boolean {
  return (
    message.text().startsWith('Failed to load resource') &&
    new URL(message.location().url).pathname.endsWith(unknownPath)
  );
}

/** `serviceWorkers: 'block'` in playwright.config.ts puts these words on the console of every page. */
function isBlockedServiceWorker(message: ConsoleMessage): boolean {
  return message.text() === 'Service Worker registration blocked by Playwright';
}

/** A script that the test brought along, in the preview of a card for other sites, which runs none. */
function isScriptOfTest(message: ConsoleMessage): boolean {
  return /^Blocked script execution in '[^']*\/embed\//.test(message.text());
}

/** Playwright's test, failing when a page says anything on the console, throws, or asks any other site for anything. */
export const test = base.extend<{
  /** What a test that breaks the site on purpose makes the console say. */
  provokedWords: RegExp | undefined;
  consoleWords: string[];
  otherSites: string[];
  drawing: undefined;
  /** Takes the network away once nothing is under way any more: Chromium reports every request that this breaks. */
  goOffline: () => Promise<void>;
}>({
  provokedWords: [undefined, { option: true }],
  consoleWords: [
    async ({ context, provokedWords }, use) => {
      const words: string[] = [];
      context.on('console', (message) => {
        if (![isStatusOfUnknownPage, isBlockedServiceWorker, isScriptOfTest].some((is) => is(message)))
          words.push(`${message.type()}: ${message.text()}`);
      });
      context.on('weberror', (error) => words.push(error.error().message));
      await use(words);
      const unexpected = words.filter((text) => !provokedWords?.test(text));
      expect(unexpected, 'what the console said').toEqual([]);
    },
    { auto: true },
  ],
  otherSites: [
    async ({ context }, use) => {
      const asked: string[] = [];
      context.on('request', (request) => {
        // Following a link to another site is the visitor's doing, not the page's.
        if (request.isNavigationRequest()) return;
        const { protocol, hostname } = new URL(request.url());
        if (protocol.startsWith('http') && hostname !== 'localhost') asked.push(request.url());
      });
      await use(asked);
      expect(asked, 'requests to other sites').toEqual([]);
    },
    { auto: true },
  ],
  drawing: [
    async ({ browser }, use) => {
      const end = keepDrawing(browser);
      await use(undefined);
      end();
    },
    { auto: true },
  ],
  goOffline: async ({ context }, run) => {
    const underWay = new Set<Request>();
    context.on('request', (request) => underWay.add(request));
    context.on('requestfinished', (request) => underWay.delete(request));
    context.on('requestfailed', (request) => underWay.delete(request));
    await run(async () => {
      await expect.poll(() => [...underWay].map((request) => request.url())).toEqual([]);
      await context.setOffline(true);
    });
  },
});

export { expect };

/** Opens an address and waits until the scripts are in charge of the screen. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await takenOver(page);
}

/**
 * Waits until it is true in the page. It is asked by a timer, not in each animation frame as by default: on a machine
 * with more to do than it has cores, headless Chromium was seen to draw a page no more while its scripts ran on.
 */
export async function waitUntil(page: Page, isTrue: () => unknown): Promise<void> {
  await page.waitForFunction(isTrue, undefined, { polling: 50 });
}

/**
 * Waits until React has marked the heading and every button in the main part, the app has taken over from the page's
 * inline script, which is when `window.early` is removed, and what was stored is drawn, which is when the root loses
 * the marks of `untilLoaded` (early/rootMarks.ts). A test that reads the page earlier sees it without answers.
 * The buttons of words with a meaning stay as they are printed, because the browser itself opens the meaning.
 */
export async function takenOver(page: Page): Promise<void> {
  await waitUntil(page, () => {
    const parts = document.querySelectorAll('h1, main button:not([popovertarget])');
    const isDrawn = (part: Element) => Object.keys(part).some((key) => key.startsWith('__reactProps'));
    // Asked as a whole: a page that is being left for another has no root for a moment.
    const isLoaded =
      document.querySelector(':root:not([data-answers], [data-next], [data-waiting], [data-member])') !==
      null;
    return parts.length > 0 && [...parts].every(isDrawn) && !window.early && isLoaded;
  });
}

/** Keeps the page's script files, or the one of that name, from arriving. @returns what lets them come. */
export async function holdScripts(page: Page, name = '*.js'): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/assets/${name}`, async (route) => {
    await held;
    // Fails for a page that was left meanwhile.
    await route.continue().catch(() => undefined);
  });
  return release;
}

export type Answer = 'Yes' | 'No' | 'Undecided';

export function answer(page: Page, label: Answer, title: string): Locator {
  return page.getByRole('button', { name: `${label}, ${title}`, exact: true });
}

export async function storedVotes(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('votes') ?? 'null') as unknown);
}

/** Makes the browser refuse to store anything from the start, which the site tells the visitor in a notice. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
}

/**
 * Fills the browser's storage before the site starts, on a file of the site that has no scripts. Not on a page of the
 * test's own: that takes a route, with which the browser forgets its cache, so that every later visit loads and
 * compiles all scripts anew.
 */
export async function startWith(page: Page, values: Record<string, string>): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate((entries) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
  }, values);
}

/** What interrupts a screen reader now: regions for errors are on every page from the start, and empty. */
export const alerts = (page: Page): Locator => page.getByRole('alert').locator('> :visible');

export const noticeArea = (page: Page): Locator => page.getByRole('region', { name: 'Notices' });

/** Applies CSS as a visitor's own style sheet would. The site's policy refuses a style tag, not tested here. */
export async function restyle(page: Page, css: string): Promise<void> {
  await page.evaluate(async (text) => {
    const sheet = await new CSSStyleSheet().replace(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}
