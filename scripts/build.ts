/**
 * `npm run build`: bundles the site in each language, prints every route as HTML, writes what hosts and the service
 * workers need, compresses. Result: `dist/`, or the folder `OUT_DIR`.
 */
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import webpack from 'webpack';
import { languageIds, languages } from '../src/content/languages';
import config from '../webpack.config';
import { buildClosing } from './buildClosing';
import { compressFiles } from './compressFiles';
import { headerRules, printHeaders, printRedirects } from './hostFiles';
import { languageSite } from './languageSite';
import type { LanguageSite } from './languageSite';
import { lastRelease } from './nextChangelog';
import { precacheEntries } from './precache';
import { printSecurityTxt } from './securityTxt';
import { printSitemap } from './sitemap';
import { transform } from 'esbuild';
import type * as Prerender from '../src/app/prerender';

const root = path.join(import.meta.dirname, '..');
const publicFolder = path.join(root, 'public');
/** The language whose site is at the top of the output folder; the others are in folders below it. */
const main = languageSite(languageIds[0] ?? 'en', root);
const sites = main.languages.map((language) => languageSite(language, root));
/** Names of the other languages' folders below the top folder. */
const otherFolders = languageIds.map((id) => languages[id].folder.slice(1)).filter(Boolean);

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
function filesOf(stats: webpack.MultiStats, { language }: LanguageSite, name: string): string[] {
  const browser = stats.stats.find(({ compilation }) => compilation.name === `browser ${language}`);
  const assets = browser?.toJson({ all: false, chunkGroups: true }).namedChunkGroups?.[name]?.assets;
  if (!assets) throw new Error(`webpack built no chunk "${name}".`);
  return assets.map((asset) => asset.name).filter((file) => file.endsWith('.js'));
}

async function write(folder: string, file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await writeFile(path.join(folder, file), text);
}

/** Everything of `public/` but what is in a folder of another language. */
async function copyPublicFiles({ folder, outFolder }: LanguageSite): Promise<void> {
  const others = new Set(otherFolders.map((other) => path.join(publicFolder, other)));
  await cp(publicFolder, outFolder, { recursive: true, filter: (file) => !others.has(file) });
  if (folder) await cp(path.join(publicFolder, folder), outFolder, { recursive: true });
}

type PrintedSite = Awaited<ReturnType<typeof Prerender.renderPages>>;

async function writePages(stats: webpack.MultiStats, site: LanguageSite): Promise<PrintedSite> {
  const { outFolder, publicPath, work } = site;
  const { renderPages } = createRequire(import.meta.url)(
    path.join(work, 'prerender', 'prerender.cjs'),
  ) as typeof Prerender;
  const inline = (name: string) => readFile(path.join(work, 'inline-script', `${name}.js`), 'utf8');
  const printed = await renderPages({
    scriptsOf: (chunk) =>
      ['react', 'main', chunk].flatMap((name) => filesOf(stats, site, name)).map((file) => publicPath + file),
    inlineScript: await inline('inlineScript'),
    classScript: await inline('classScript'),
    minifyCss: async (css) => (await transform(css, { loader: 'css', minify: true })).code.trim(),
  });
  for (const [file, html] of printed.pages) {
    // The page's Content Security Policy refuses style attributes in HTML. Only the first paint would lack the style,
    // which is easily overlooked.
    if (/<[^>]+ style="/.test(html)) throw new Error(`${file} has a style attribute.`);
    await write(outFolder, file, html);
  }
  return printed;
}

/** One set of files for all languages: hosts read them from the top folder only. */
async function writeHostFiles(printed: readonly PrintedSite[]): Promise<void> {
  const { outFolder, publicPath, siteUrl } = main;
  const base = publicPath.replace(/\/$/, '');
  const folders = sites.map(({ folder }) => folder);
  const [{ paths, indexedPaths } = { paths: [], indexedPaths: [] }] = printed;
  await write(outFolder, '_headers', printHeaders(headerRules(base, folders, paths)));
  await write(outFolder, '_redirects', printRedirects(base, folders, paths));
  await write(outFolder, 'sitemap.xml', printSitemap(siteUrl + base, indexedPaths));
  await write(outFolder, 'robots.txt', `User-agent: *\nAllow: /\nSitemap: ${siteUrl}${base}/sitemap.xml\n`);
  const changelog = await readFile(path.join(root, 'CHANGELOG.md'), 'utf8');
  const securityTxt = printSecurityTxt(main, lastRelease(changelog)?.day);
  if (securityTxt) await write(outFolder, '.well-known/security.txt', securityTxt);
}

/** Last, as it lists every file of the site. */
async function writeServiceWorker(site: LanguageSite): Promise<void> {
  const { folder, outFolder, publicPath, work } = site;
  const code = await readFile(path.join(work, 'service-worker', 'service-worker.js'), 'utf8');
  const entries = JSON.stringify(await precacheEntries(outFolder, publicPath, folder ? [] : otherFolders));
  await write(
    outFolder,
    'service-worker.js',
    code.replace('self.__WB_MANIFEST', () => entries),
  );
}

if (process.argv.includes('--closing')) {
  await buildClosing();
  process.exit();
}
console.log('Building the site. This takes about a minute.');
const stats = await bundle();
const printed: PrintedSite[] = [];
for (const site of sites) {
  await copyPublicFiles(site);
  await cp(path.join(site.work, 'prerender', 'fonts'), path.join(site.outFolder, 'fonts'), {
    recursive: true,
  });
  printed.push(await writePages(stats, site));
}
await writeHostFiles(printed);
for (const site of sites) await writeServiceWorker(site);
await compressFiles(main.outFolder);
const pages = printed.reduce((sum, site) => sum + site.pages.size, 0);
const assets = await readdir(path.join(main.outFolder, 'assets'));
console.log(
  `Built ${pages} pages in ${sites.length} languages, ${assets.length} assets each, into ${path.relative(root, main.outFolder)}/.`,
);
if (main.missing.length > 0)
  console.log(['This copy is for trying out (npm run setup):', ...main.missing].join('\n  '));
