import { execFileSync } from 'node:child_process';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { serve } from '../scripts/serve/staticServer';
import { workFolder } from '../scripts/build/workFolder';
import { hostPort } from './ports';
import { answer, expect, storedVotes, takenOver, test, waitUntil } from './siteTest';

/* Many free hosts serve a site from a folder: https://someone.example/civic-voice/. */
const base = '/civic-voice';
const root = path.join(import.meta.dirname, '..');
const folder = path.join(root, '.cache', 'sub-path');

// The site is stopped, and Chromium reports every request that fails then.
test.use({ serviceWorkers: 'allow', provokedWords: /Failed to load resource/ });

test(
  'Built for a folder, the whole site works inside it, offline too',
  { tag: '@all' },
  async ({ page }, { parallelIndex }) => {
    // The test builds the site while other tests run.
    test.setTimeout(300_000);
    // A typeface that an earlier build left behind, which must not get into the site.
    const earlier = path.join(workFolder(root, folder), 'prerender', 'fonts');
    await mkdir(earlier, { recursive: true });
    await writeFile(path.join(earlier, 'earlier.woff2'), '');
    execFileSync('npx', ['tsx', 'scripts/build/build.ts'], {
      cwd: root,
      stdio: 'ignore',
      env: {
        ...process.env,
        OUT_DIR: folder,
        PUBLIC_PATH: `${base}/`,
        SITE_URL: 'https://someone.example',
        LANGUAGES: 'en',
      },
    });
    expect(await readdir(path.join(folder, 'fonts'))).not.toContain('earlier.woff2');
    const { server, port } = await serve(hostPort(parallelIndex), { folder, base });
    const origin = `http://localhost:${port}`;
    const outside: string[] = [];
    page.on('request', (request) => {
      if (!new URL(request.url()).pathname.startsWith(`${base}/`)) outside.push(request.url());
    });

    await page.goto(`${origin}${base}/`);
    await takenOver(page);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `https://someone.example${base}/`,
    );
    await page.getByRole('navigation').getByRole('link', { name: 'Surveys' }).click();
    await expect(page).toHaveURL(`${origin}${base}/surveys`);
    await answer(page, 'No', 'Carbon Tax Policy').click();
    await expect.poll(() => storedVotes(page)).toEqual({ '5': 'no' });
    await waitUntil(page, () => navigator.serviceWorker.controller !== null);
    await page.reload();
    await expect(answer(page, 'No', 'Carbon Tax Policy')).toHaveAttribute('aria-pressed', 'true');

    expect((await page.goto(`${origin}${base}/no-such-page`))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    server.close();
    server.closeAllConnections();
    await page.getByRole('link', { name: 'Civic Voice, home' }).click();
    await page.goto(`${origin}${base}/education`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Understanding Legislation');
    expect(outside).toEqual([]);
  },
);
