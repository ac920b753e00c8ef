/**
 * `npm run build`: bundles the site, prints every route as HTML, writes what hosts and the service worker
 * need, compresses. Result: `dist/`, or the folder `OUT_DIR`.
 */
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import webpack from 'webpack';
import config from '../webpack.config';
import { compressFiles } from './compressFiles';
import { headerRules, nginxHeaders, printHeaders, printRedirects } from './hostFiles';
import { precacheEntries } from './precache';
import { siteSettings } from './siteSettings';
import { workFolder } from './workFolder';
import type * as Prerender from '../src/prerender';

const root = path.join(import.meta.dirname, '..');
const { siteUrl, publicPath, outDir, warnings } = siteSettings(process.env);
const dist = path.resolve(root, outDir);
const work = workFolder(root, dist);
const base = publicPath.replace(/\/$/, '');
const site = siteUrl + base;

function bundle(): Promise<webpack.MultiStats> {
  const configs = config(undefined, { mode: 'production' });
  return new Promise((resolve, reject) => {
    webpack(Array.isArray(configs) ? configs : [configs], (error, stats) => {
      if (error) reject(error);
      else if (!stats || stats.hasErrors() || stats.hasWarnings()) reject(new Error(stats?.toString()));
      else resolve(stats);
    });
  });
}

/** File names of the scripts of one entry or named chunk, as webpack wrote them. */
function filesOf(stats: webpack.MultiStats, name: string): string[] {
  const groups = stats.stats[0]?.toJson({ all: false, chunkGroups: true }).namedChunkGroups;
  const assets = groups?.[name]?.assets;
  if (!assets) throw new Error(`webpack built no chunk "${name}".`);
  return assets.map((asset) => asset.name).filter((file) => file.endsWith('.js'));
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(dist, file)), { recursive: true });
  await writeFile(path.join(dist, file), text);
}

/** @returns the Content Security Policy for hosts that send headers. */
async function writePages(stats: webpack.MultiStats): Promise<{ policy: string; paths: readonly string[] }> {
  const { renderPages, sitePaths } = createRequire(import.meta.url)(
    path.join(work, 'prerender', 'prerender.cjs'),
  ) as typeof Prerender;
  const { pages, policy } = await renderPages({
    scriptsOf: (chunk) =>
      ['react', 'main', chunk].flatMap((name) => filesOf(stats, name)).map((file) => publicPath + file),
    inlineScript: await readFile(path.join(work, 'inline-script', 'inlineScript.js'), 'utf8'),
  });
  for (const [file, html] of pages) {
    // The page's own Content Security Policy would refuse it, on the first paint only: easily overlooked.
    if (/<[^>]+ style="/.test(html)) throw new Error(`${file} has a style attribute.`);
    await write(file, html);
  }
  return { policy, paths: sitePaths };
}

async function writeHostFiles(policy: string, paths: readonly string[]): Promise<void> {
  const rules = headerRules(policy, base, paths);
  await write('_headers', printHeaders(rules));
  await write('_redirects', printRedirects(base, paths));
  const urls = paths.map((address) => `<url><loc>${site}${address}</loc></url>`).join('');
  await write(
    'sitemap.xml',
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>\n`,
  );
  await write('robots.txt', `User-agent: *\nAllow: /\nSitemap: ${site}/sitemap.xml\n`);
  // Not in dist/: nginx reads it, visitors need not (deploy/nginx.conf).
  await writeFile(path.join(work, 'security-headers.conf'), nginxHeaders(rules));
}

/** Last, as it lists every file of the site. The word lists that judge a password weigh as much as all the rest: online only. */
async function writeServiceWorker(stats: webpack.MultiStats): Promise<void> {
  const code = await readFile(path.join(work, 'service-worker', 'service-worker.js'), 'utf8');
  const entries = JSON.stringify(await precacheEntries(dist, publicPath, filesOf(stats, 'strength')));
  await write(
    'service-worker.js',
    code.replace('self.__WB_MANIFEST', () => entries),
  );
}

const stats = await bundle();
await cp(path.join(root, 'public'), dist, { recursive: true });
await cp(path.join(work, 'prerender', 'fonts'), path.join(dist, 'fonts'), { recursive: true });
const { policy, paths } = await writePages(stats);
await writeHostFiles(policy, paths);
await writeServiceWorker(stats);
await compressFiles(dist);
console.log(
  `Built ${paths.length + 1} pages and ${(await readdir(path.join(dist, 'assets'))).length} assets into ${path.relative(root, dist)}/.`,
);
for (const warning of warnings) console.warn(`\nNot for visitors yet! ${warning}`);
