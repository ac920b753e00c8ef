/**
 * `npm run build`: builds the site in each language, writes what hosts need, compresses. Result: `dist/`, or the folder
 * `OUT_DIR`.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { languageIds, languages } from '../../src/content/languages';
import { buildClosing } from './buildClosing';
import type { SitePages } from './buildSite';
import { compressFiles } from './compressFiles';
import { printHashList } from './hashList';
import { headerRules, printHeaders, printRedirects } from './hostFiles';
import { inProcesses } from './inProcesses';
import { languageSite } from './languageSite';
import { lastRelease } from '../upkeep/nextChangelog';
import { printSecurityTxt } from './securityTxt';
import { printSitemap } from './sitemap';

const root = path.join(import.meta.dirname, '../..');
/** The language whose site is at the top of the output folder; the others are in folders below it. */
const main = languageSite(languageIds[0] ?? 'en', root);
// Otherwise each process below would take a second of its own, and the list of hashes would name another than its files.
process.env.SOURCE_DATE_EPOCH = String(main.builtAt.getTime() / 1000);

/** One set of files for all languages: hosts read them from the top folder only. */
async function writeHostFiles({ paths, indexedPaths, framedPaths }: SitePages): Promise<void> {
  const { outFolder, publicPath, siteUrl } = main;
  const base = publicPath.replace(/\/$/, '');
  const folders = main.languages.map((id) => languages[id].folder);
  const changelog = await readFile(path.join(root, 'CHANGELOG.md'), 'utf8');
  const securityTxt = printSecurityTxt(main, lastRelease(changelog)?.day);
  const files = {
    _headers: printHeaders(headerRules(base, folders, paths, framedPaths)),
    _redirects: printRedirects(base, folders, [...paths, ...framedPaths]),
    'sitemap.xml': printSitemap(siteUrl + base, indexedPaths),
    'robots.txt': `User-agent: *\nAllow: /\nSitemap: ${siteUrl}${base}/sitemap.xml\n`,
    ...(securityTxt && { '.well-known/security.txt': securityTxt }),
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(outFolder, file)), { recursive: true });
    await writeFile(path.join(outFolder, file), text);
  }
  await compressFiles(outFolder, Object.keys(files));
}

if (process.argv.includes('--closing')) {
  await buildClosing();
  process.exit();
}
console.log('Building the site. This takes about half a minute.');
const [first, ...others] = await inProcesses<SitePages>(
  path.join(import.meta.dirname, 'buildSite.ts'),
  main.languages,
);
if (!first) throw new Error('LANGUAGES names none.');
await writeHostFiles(first);
await writeFile(path.join(main.outFolder, 'SHA256SUMS.txt'), await printHashList(main.outFolder, main));
await compressFiles(main.outFolder, ['SHA256SUMS.txt']);
const pages = others.reduce((sum, { count }) => sum + count, first.count);
console.log(
  `Built ${pages} pages in ${main.languages.length} languages into ${path.relative(root, main.outFolder)}/.`,
);
if (main.missing.length > 0)
  console.log(['This copy is for trying out (npm run setup):', ...main.missing].join('\n  '));
