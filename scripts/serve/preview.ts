/**
 * `npm run preview -- carbon-tax-policy`: prints one policy's page in every language and serves it, for whoever
 * changes its words. Of each language only the app for Node is built: the page is the one that visitors read, but has
 * no scripts.
 */
import { spawn } from 'node:child_process';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import webpack from 'webpack';
import { policyHeadings } from '../../src/content/en/policyHeadings';
import { languageIds, languages } from '../../src/content/languages';
import type * as Prerender from '../../src/app/prerender';
import { languageSite } from '../build/languageSite';
import { serve } from './staticServer';

const root = path.join(import.meta.dirname, '../..');
const cache = path.join(root, '.cache', 'preview');
const folder = path.join(cache, 'site');

/** Set for this process only, so that a preview neither touches the built site nor needs a release's settings. */
Object.assign(process.env, { OUT_DIR: folder, PUBLIC_PATH: '/', LANGUAGES: languageIds.join(), RELEASE: '' });
// Not before: it reads these settings while it is loaded.
const { default: config } = await import('../../webpack.config');

async function buildForNode(): Promise<void> {
  const configs = [config(undefined, { mode: 'production' })]
    .flat()
    .filter(({ name }) => name?.startsWith('prerender'))
    .map((one) => ({
      ...one,
      // With this cache a second preview takes seconds: only files that changed are read again.
      cache: {
        type: 'filesystem' as const,
        cacheDirectory: path.join(cache, 'webpack'),
        name: one.name ?? '',
      },
      optimization: { minimize: false, concatenateModules: false },
    }));
  const compiler = webpack(configs);
  const stats = await new Promise<webpack.MultiStats | undefined>((resolve, reject) => {
    compiler.run((error, result) => {
      if (error) reject(error);
      else resolve(result);
    });
  });
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString('errors-only'));
  // Closing writes the cache for the next time.
  await new Promise<void>((resolve) => {
    compiler.close(() => {
      resolve();
    });
  });
}

async function print(address: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await cp(path.join(root, 'public'), folder, { recursive: true });
  await writeFile(path.join(folder, '_headers'), '');
  for (const { outFolder, work } of languageIds.map((id) => languageSite(id, root))) {
    const built = path.join(work, 'prerender');
    for (const files of ['fonts', 'assets'])
      await cp(path.join(built, files), path.join(outFolder, files), { recursive: true });
    const { renderPages } = createRequire(import.meta.url)(
      path.join(built, 'prerender.cjs'),
    ) as typeof Prerender;
    const { pages } = await renderPages({
      scriptsOf: () => [],
      inlineScript: '',
      classScript: '',
      minifyCss: (css) => Promise.resolve(css),
      only: address,
    });
    for (const [file, html] of pages) {
      await mkdir(path.dirname(path.join(outFolder, file)), { recursive: true });
      await writeFile(path.join(outFolder, file), html);
    }
  }
}

/** Opens an address in the person's browser, where there is a screen to open one on. */
function open(address: string): void {
  const commands: Partial<Record<NodeJS.Platform, readonly string[]>> = {
    darwin: ['open'],
    win32: ['cmd', '/c', 'start', ''],
    ...((process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY) && { linux: ['xdg-open'] }),
  };
  const [command, ...before] = commands[process.platform] ?? [];
  if (!command) return;
  const opener = spawn(command, [...before, address], { stdio: 'ignore', detached: true });
  // A browser that does not open is no failure: the address is printed as well.
  opener.on('error', () => undefined);
  opener.unref();
}

const [slug = ''] = process.argv.slice(2);
if (policyHeadings.every((policy) => policy.slug !== slug)) {
  console.error(
    [
      slug ? `There is no policy “${slug}”. Name one of these:` : 'Name a policy:',
      ...policyHeadings.map((policy) => `  npm run preview -- ${policy.slug}`),
    ].join('\n'),
  );
  process.exit(1);
}

const started = Date.now();
const address = `/surveys/${slug}`;
await buildForNode();
await print(address);
// An empty variable counts as not set, as it does for `npm start`.
const { PORT: asked = '' } = process.env;
const { port } = await serve(asked === '' ? 3100 : Number(asked), { folder });
const addresses = languageIds.map((id) => `http://localhost:${port}${languages[id].folder}${address}`);
console.log(
  [
    ...addresses,
    `Ready after ${Math.round((Date.now() - started) / 1000)} s. The words only: buttons do nothing and other pages are not there.`,
    'After a change, press Ctrl+C and run it again.',
  ].join('\n'),
);
for (const one of addresses) open(one);
