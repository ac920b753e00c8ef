import path from 'node:path';
import { buildSync } from 'esbuild';
import type { Browser, Page } from '@playwright/test';
import type {} from './probe';

/** Slow 4G as Lighthouse applies it to a real connection: ms per request, bytes per second. */
const slow4g = { latency: 562.5, throughput: (1.4746 * 1024 * 1024) / 8 };
const cpuSlowdown = 4;
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

const probe = buildSync({
  entryPoints: [path.join(import.meta.dirname, 'probe.ts')],
  bundle: true,
  write: false,
  format: 'iife',
}).outputFiles[0]?.text;

interface VisitOptions {
  /** Network at full speed: for what happens after everything has arrived. */
  readonly fast?: boolean;
  /** What localStorage holds before the visit. */
  readonly stored?: Readonly<Record<string, string>>;
  readonly pressAtOnce?: boolean;
  /** Visits the page once before, so that the browser's cache is warm. */
  readonly again?: boolean;
}

async function throttle(page: Page, fast: boolean): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  if (!fast) {
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: slow4g.latency,
      downloadThroughput: slow4g.throughput,
      uploadThroughput: slow4g.throughput,
    });
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}

/** The site is ready when React has taken over its first button; the floor page, which has no `#root`, once loaded. */
async function ready(page: Page): Promise<void> {
  const isReady = () =>
    !document.getElementById('root') ||
    Object.keys(document.querySelector('button') ?? {}).some((key) => key.startsWith('__react'));
  await page.waitForFunction(isReady, null, { polling: 200, timeout: 60_000 });
}

/** Opens `url` in a browser profile of its own and measures it there. */
export async function visit<Result>(
  browser: Browser,
  url: string,
  { fast = false, stored = {}, pressAtOnce = false, again = false }: VisitOptions,
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(phone);
  try {
    await context.addInitScript((values) => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    }, stored);
    if (pressAtOnce) await context.addInitScript('window.pressAtOnce = true');
    await context.addInitScript({ content: probe ?? '' });
    if (again) {
      const first = await context.newPage();
      await first.goto(url, { waitUntil: 'networkidle' });
      await ready(first);
      await first.close();
    }
    const page = await context.newPage();
    await throttle(page, fast);
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await ready(page);
    await page.waitForTimeout(700);
    return await measure(page);
  } finally {
    await context.close();
  }
}

/** What the probe has gathered, read once the page has come to rest. */
export function readProbe(page: Page) {
  return page.evaluate(() => ({
    ...window.probe,
    firstVote: localStorage.getItem('votes')?.includes('"1":"yes"') ?? false,
    firstPressed: document.querySelector('button[data-policy]')?.getAttribute('aria-pressed') === 'true',
  }));
}

/**
 * Scrolls a button to the middle of the window until it stays there: a card gets its real height only when it comes
 * near the window, which moves the others. @returns the middle of the button.
 */
async function restingMiddle(page: Page, button: string): Promise<{ x: number; y: number }> {
  let before = NaN;
  for (let tries = 0; tries < 50; tries++) {
    const middle = await page.evaluate((selector) => {
      const found = document.querySelector(selector);
      found?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = found?.getBoundingClientRect();
      return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    }, button);
    if (middle && Math.abs(middle.y - before) < 1) return middle;
    before = middle?.y ?? NaN;
    await page.waitForTimeout(100);
  }
  throw new Error(`${button} does not come to rest on the page.`);
}

/**
 * Presses 30 answers one after the other, each a change. @returns the ms from each press to its paint.
 */
export async function press30(page: Page): Promise<number[]> {
  await page.waitForFunction(() => document.querySelector('button[data-policy]'), null, { timeout: 60_000 });
  await page.waitForTimeout(1000);
  for (let i = 0; i < 30; i++) {
    const policy = String((i % 10) + 1);
    const nth = 1 + (Math.floor(i / 10) % 3);
    const button = `button[data-policy="${policy}"]:nth-of-type(${nth})`;
    const { x, y } = await restingMiddle(page, button);
    await page.mouse.click(x, y);
    await page.waitForFunction((count) => window.probe.presses.length === count, i + 1, {
      polling: 50,
      timeout: 10_000,
    });
    const pressed = await page.evaluate(
      (selector) => document.querySelector(selector)?.getAttribute('aria-pressed'),
      button,
    );
    if (pressed !== 'true') throw new Error(`Press ${i} was lost.`);
  }
  return page.evaluate(() => window.probe.presses.map(({ ms }) => ms));
}

/** @param share 0 to 1. @returns the value below which that share of `values` lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? NaN;
}
