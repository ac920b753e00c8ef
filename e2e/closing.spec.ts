import { execFileSync } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Download } from '@playwright/test';
import { release as english } from '../src/content/en/release';
import { release as spanish } from '../src/content/es/release';
import { hostPort } from './ports';
import { HostedSite } from './releases';
import { answer, expect, storedVotes, takenOver, test as base, waitUntil } from './siteTest';

const root = path.join(import.meta.dirname, '..');
const closing = path.join(root, '.cache', 'closing');
const movedTo = 'https://civicvoice.us/';

const test = base.extend<{ site: HostedSite }, { closingSite: string }>({
  closingSite: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright demands a pattern.
    async ({}, run, { parallelIndex }) => {
      const folder = path.join(closing, String(parallelIndex));
      execFileSync('npx', ['tsx', 'scripts/build/build.ts', '--closing'], {
        cwd: root,
        stdio: 'ignore',
        env: { ...process.env, OUT_DIR: folder, MOVED_TO: movedTo, PUBLIC_PATH: '/' },
      });
      await run(folder);
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright demands a pattern.
  site: async ({}, run, { parallelIndex }) => {
    const site = await HostedSite.open(hostPort(parallelIndex));
    await run(site);
    await site.close();
  },
});

test.use({
  serviceWorkers: 'allow',
  // The server is away while its files are replaced, and a worker may look for its update just then.
  provokedWords: /Failed to load resource|error occurred when fetching the script/,
});
// One after the other in one worker, so that the site is built once.
test.describe.configure({ mode: 'default' });

test(
  'A site that ends says where it went, lets its visitor save and erase what is kept, and leaves no worker',
  { tag: '@all' },
  async ({ page, site, closingSite }) => {
    await page.goto(`${site.origin}/surveys`);
    await takenOver(page);
    await answer(page, 'Yes', 'Carbon Tax Policy').click();
    await expect.poll(() => storedVotes(page)).toEqual({ '5': 'yes' });
    await page.evaluate(() => {
      localStorage.setItem('sender', '{"name":"Ana Ruiz","city":"Austin","zip":"78701"}');
      localStorage.setItem('unreadable', 'half a per');
    });
    await waitUntil(page, () => navigator.serviceWorker.controller !== null);
    await page.goto(`${site.origin}/es/surveys`);
    await takenOver(page);
    const workers = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope));
    await expect.poll(async () => (await workers()).length).toBe(2);
    await test.step('until then each language opens offline, and the worker of the other is no new version', async () => {
      await waitUntil(page, () =>
        navigator.serviceWorker.controller?.scriptURL.endsWith('/es/service-worker.js'),
      );
      const newVersion = page
        .getByRole('button', { name: english.reload })
        .or(page.getByRole('button', { name: spanish.reload }));
      await expect(newVersion).toHaveCount(0);
      await site.stop();
      for (const [address, lang] of [
        ['/es/education', 'es-US'],
        ['/es/no-such-page', 'es-US'],
        ['/education', 'en'],
      ] as const) {
        await page.goto(site.origin + address);
        await takenOver(page);
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await expect(newVersion).toHaveCount(0);
      }
    });
    await site.replaceBy(closingSite);
    // The first visit may still be answered by the old worker, which learns of its end by it.
    await expect(async () => {
      await page.goto(`${site.origin}/surveys`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Civic Voice has ended here', {
        timeout: 1000,
      });
    }).toPass();
    await expect(page.getByRole('link', { name: 'Go to the new address' })).toHaveAttribute('href', movedTo);
    await expect(page.getByRole('status')).toHaveText('Something you entered is still in this browser.');
    const downloads: Download[] = [];
    page.on('download', (download) => downloads.push(download));
    await page.getByRole('button', { name: 'Save a copy' }).click();
    await expect.poll(() => downloads.length).toBe(2);
    const [copy = '', unreadable] = await Promise.all(
      downloads.map(async (download) => readFile(await download.path(), 'utf8')),
    );
    expect(unreadable).toBe('half a per');
    const file: unknown = JSON.parse(copy);
    expect(file).toMatchObject({
      format: 'civic-voice',
      votes: { '5': 'yes' },
      sender: { name: 'Ana Ruiz' },
    });
    const otherTab = await page.context().newPage();
    await otherTab.goto(site.origin);
    await otherTab.evaluate(() => {
      new BroadcastChannel('civic-voice').addEventListener('message', ({ data }) =>
        Object.assign(window, { heard: data as unknown }),
      );
    });
    await page.getByRole('button', { name: 'Erase everything' }).click();
    await expect(page.getByRole('status')).toContainText('Everything is erased');
    // A page of the site that is still open there drops what it holds.
    await waitUntil(otherTab, () => Reflect.get(window, 'heard') !== undefined);
    expect(await otherTab.evaluate(() => Reflect.get(window, 'heard') as unknown)).toContain('votes');
    await expect(page.getByRole('button', { name: 'Save a copy' })).toBeHidden();
    const left = await page.evaluate(async () => [...Object.keys(localStorage), ...(await caches.keys())]);
    expect(left).toEqual([]);
    await page.getByRole('link', { name: 'Español' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Civic Voice ya no está aquí');
    await expect(page.getByRole('status')).toHaveText(
      'En este navegador no hay nada que usted haya ingresado.',
    );
    await expect.poll(workers).toEqual([]);
  },
);

test(
  'Whoever only needs the address back publishes the two workers beside their own pages',
  { tag: '@all' },
  async ({ page, site, closingSite }) => {
    await page.goto(`${site.origin}/`);
    await takenOver(page);
    await waitUntil(page, () => navigator.serviceWorker.controller !== null);
    const theirs = path.join(closingSite, 'theirs');
    await mkdir(path.join(theirs, 'es'), { recursive: true });
    for (const file of ['service-worker.js', 'es/service-worker.js', '_headers'])
      await cp(path.join(closingSite, file), path.join(theirs, file));
    await writeFile(
      path.join(theirs, 'index.html'),
      '<!doctype html><title>Theirs</title><h1>Another site</h1>',
    );
    await site.replaceBy(theirs);
    await expect(async () => {
      await page.goto(`${site.origin}/`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Another site', { timeout: 1000 });
    }).toPass();
    await expect
      .poll(() =>
        page.evaluate(async () => [
          ...(await caches.keys()),
          ...(await navigator.serviceWorker.getRegistrations()),
        ]),
      )
      .toEqual([]);
  },
);
