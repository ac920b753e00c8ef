/**
 * Builds the site in one language, in a process of its own (`scripts/build/build.ts`), and tells the addresses of its
 * pages.
 */
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'esbuild';
import webpack from 'webpack';
import { languageIds, languages } from '../../src/content/languages';
import config from '../../webpack.config';
import { compressFiles } from './compressFiles';
import { filesIn } from './filesIn';
import { languageSite } from './languageSite';
import { precacheEntries } from './precache';
import { printFiles } from './printFiles';
import { printPages } from './printPages';

export type SitePages = Pick<Awaited<ReturnType<typeof printPages>>, 'paths' | 'indexedPaths'> &
  Pick<Awaited<ReturnType<typeof printFiles>>, 'framedPaths'> & { readonly count: number };

const root = path.join(import.meta.dirname, '../..');
const publicFolder = path.join(root, 'public');
const language = languageIds.find((id) => id === process.argv[2]) ?? 'en';
const { builtAt, folder, outFolder, publicPath, work } = languageSite(language, root);
/** Names of the other languages' folders below the top folder. */
const otherFolders = languageIds.map((id) => languages[id].folder.slice(1)).filter(Boolean);

function bundle(): Promise<webpack.MultiStats> {
  const configs = config({ language }, { mode: 'production' });
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
  const browser = stats.stats.find(({ compilation }) => compilation.name === `browser ${language}`);
  const assets = browser?.toJson({ all: false, chunkGroups: true }).namedChunkGroups?.[name]?.assets;
  if (!assets) throw new Error(`webpack built no chunk "${name}".`);
  return assets.map((asset) => asset.name).filter((file) => file.endsWith('.js'));
}

/** Everything of `public/` but what is in a folder of another language. */
async function copyPublicFiles(): Promise<void> {
  const others = new Set(otherFolders.map((other) => path.join(publicFolder, other)));
  await cp(publicFolder, outFolder, { recursive: true, filter: (file) => !others.has(file) });
  if (folder) await cp(path.join(publicFolder, folder), outFolder, { recursive: true });
}

const minifyCss = async (css: string) => (await transform(css, { loader: 'css', minify: true })).code.trim();

async function writePages(stats: webpack.MultiStats): Promise<SitePages> {
  const printed = await printPages(work, {
    scriptsOf: (chunk) =>
      ['react', 'main', chunk].flatMap((name) => filesOf(stats, name)).map((file) => publicPath + file),
    minifyCss,
  });
  const published = await printFiles(work, builtAt, minifyCss);
  for (const [file, text] of [...printed.pages, ...published.files]) {
    // The page's Content Security Policy refuses style attributes in HTML. Only the first paint would lack the style,
    // which is easily overlooked.
    if (file.endsWith('.html') && /<[^>]+ style="/.test(text))
      throw new Error(`${file} has a style attribute.`);
    const target = path.join(outFolder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }
  const { paths, indexedPaths, pages } = printed;
  return { paths, indexedPaths, framedPaths: published.framedPaths, count: pages.size };
}

const without = folder ? [] : otherFolders;

/** Last, as it lists every file of the site. */
async function writeServiceWorker(): Promise<void> {
  const code = await readFile(path.join(work, 'service-worker', 'service-worker.js'), 'utf8');
  const entries = JSON.stringify(await precacheEntries(outFolder, publicPath, without));
  const file = path.join(outFolder, 'service-worker.js');
  await writeFile(
    file,
    code.replace('self.__WB_MANIFEST', () => entries),
  );
}

const stats = await bundle();
await copyPublicFiles();
for (const files of ['fonts', 'assets'])
  await cp(path.join(work, 'prerender', files), path.join(outFolder, files), { recursive: true });
const site = await writePages(stats);
await writeServiceWorker();
await compressFiles(outFolder, await filesIn(outFolder, without));
process.send?.(site);
