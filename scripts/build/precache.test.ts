import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { precacheEntries } from './precache';

let folder = '';

/** Files of a built site, each holding its own name. */
async function build(...files: readonly string[]): Promise<void> {
  for (const file of files) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), file);
  }
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'precache-'));
});
afterEach(() => rm(folder, { recursive: true }));

const kept = async (...without: readonly string[]) =>
  (await precacheEntries(folder, '/site/', without)).map(({ url }) => url);

test('Pages are kept under the addresses that hosts serve, everything else under its file’s path', async () => {
  await build(
    'index.html',
    'surveys/index.html',
    'surveys/carbon-tax-policy/index.html',
    '404.html',
    'assets/a.js',
  );
  expect(await kept()).toEqual([
    '/site/404.html',
    '/site/assets/a.js',
    '/site/',
    '/site/surveys/carbon-tax-policy',
    '/site/surveys',
  ]);
});

test('Files that only hosts, robots or an installation ask for are not kept', async () => {
  await build('assets/a.js', 'favicon.svg', 'manifest.webmanifest', 'embed/index.html');
  const wanted = await kept();
  await build('assets/a.js.br', 'assets/a.js.gz', 'assets/a.js.map', 'THIRD_PARTY.json', 'THIRD_PARTY.txt');
  await build('_headers', '_redirects', 'robots.txt', 'sitemap.xml', 'service-worker.js');
  await build('embed/carbon-tax-policy/index.html', 'oembed/carbon-tax-policy.json', 'data/cards.csv');
  await build('corrections.atom', 'congress.ics', 'accessibility.yaml');
  await build('og.png', 'og/surveys.png', 'icon-512.png', 'icon-maskable-512.png', 'favicon.ico');
  expect(await kept()).toEqual(wanted);
  expect(wanted).toHaveLength(4);
});

test('The other languages’ folders are left out, but no folder whose name only begins like theirs', async () => {
  await build('es/surveys/index.html', 'es/assets/a.js', 'essay/index.html');
  expect(await kept('es')).toEqual(['/site/essay']);
});

test('Every file has the digest of its content, which is also the revision if its name holds no hash', async () => {
  await build('surveys/index.html', 'assets/a.1234.js', 'fonts/serif.1234.woff2');
  const digest = (text: string) => createHash('sha256').update(text).digest('base64');
  expect(await precacheEntries(folder, '/')).toEqual([
    { url: '/assets/a.1234.js', revision: null, integrity: `sha256-${digest('assets/a.1234.js')}` },
    {
      url: '/fonts/serif.1234.woff2',
      revision: null,
      integrity: `sha256-${digest('fonts/serif.1234.woff2')}`,
    },
    {
      url: '/surveys',
      revision: digest('surveys/index.html'),
      integrity: `sha256-${digest('surveys/index.html')}`,
    },
  ]);
});
