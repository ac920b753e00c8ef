/** `npm run build`: bundles the site, prints every route as HTML, compresses. Result: `dist/`. */
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import webpack from 'webpack';
import config from '../webpack.config';
import { compressFiles } from './compressFiles';
import type * as Prerender from '../src/prerender';

const root = path.join(import.meta.dirname, '..');
const dist = path.join(root, 'dist');
const prerendered = path.join(root, '.cache', 'prerender');

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

async function takeEarlyScript(files: string[]): Promise<string> {
  const [file] = files;
  if (!file) throw new Error('The early script is missing.');
  const code = await readFile(path.join(dist, file), 'utf8');
  await rm(path.join(dist, file));
  await rm(path.join(dist, `${file}.map`), { force: true });
  return code.replace(/\n?\/\/# sourceMappingURL=.*\s*$/, '');
}

const stats = await bundle();
const publicPath = process.env.PUBLIC_PATH ?? '/';
const site = (process.env.SITE_URL ?? 'http://localhost:3000') + publicPath.replace(/\/$/, '');

const { renderPages, sitePaths } = createRequire(import.meta.url)(
  path.join(prerendered, 'prerender.cjs'),
) as typeof Prerender;

await cp(path.join(root, 'public'), dist, { recursive: true });
await cp(path.join(prerendered, 'fonts'), path.join(dist, 'fonts'), { recursive: true });

const pages = await renderPages({
  scriptsOf: (chunk) =>
    [...filesOf(stats, 'main'), ...filesOf(stats, chunk)].map((file) => publicPath + file),
  early: await takeEarlyScript(filesOf(stats, 'early')),
});
for (const [file, html] of pages) {
  await mkdir(path.dirname(path.join(dist, file)), { recursive: true });
  await writeFile(path.join(dist, file), html);
}

const urls = sitePaths.map((address) => `<url><loc>${site}${address}</loc></url>`).join('');
await writeFile(
  path.join(dist, 'sitemap.xml'),
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>\n`,
);
await writeFile(path.join(dist, 'robots.txt'), `User-agent: *\nAllow: /\nSitemap: ${site}/sitemap.xml\n`);

await compressFiles(dist);
console.log(
  `Built ${pages.size} pages and ${(await readdir(path.join(dist, 'assets'))).length} assets into dist/.`,
);
