/**
 * `npm run build -- --closing`: a site of one page in each language, for an address at which this site ends. It asks
 * nothing of the browser but what is needed to end: docs/deploying.md says when to publish it.
 */
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { languageIds, languages } from '../../src/content/languages';
import { contentSecurityPolicy } from '../../src/app/document/contentSecurityPolicy';
import { pageHtml } from '../../src/app/document/pageHtml';
import { headerRules, printHeaders } from './hostFiles';
import { languageSite } from './languageSite';
import type { LanguageSite } from './languageSite';
import type * as Words from '../../src/content/en/closing';

const root = path.join(import.meta.dirname, '../..');

const style = `:root{color-scheme:light dark;font:1.125rem/1.6 system-ui,sans-serif}
body{max-width:40rem;margin:10vh auto;padding:0 1.5rem}
button{font:inherit;min-height:48px;padding:0 1.5rem;margin:0 1rem 1rem 0}`;

function printPage(
  { language, publicPath }: LanguageSite,
  { closing }: typeof Words,
  movedTo: string,
): string {
  const inline = { scripts: [], styles: [style] };
  const moved = movedTo && `<p>${closing.moved}</p><p><a href="${movedTo}">${closing.movedLink}</a></p>`;
  const others = languageIds.filter((id) => id !== language);
  const links = others.map((id) => {
    const { folder, tag, name } = languages[id];
    const top = publicPath.slice(0, publicPath.length - languages[language].folder.length);
    return `<a href="${(top || '/').replace(/\/?$/, '')}${folder}/" hreflang="${tag}" lang="${tag}">${name}</a>`;
  });
  return pageHtml({
    lang: languages[language].tag,
    head: `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(inline)}">
<title>${closing.title}</title>
<meta name="robots" content="noindex">
<style>${style}</style>
<script src="${publicPath}closing.js" defer></script>`,
    body: `<main>
<h1>${closing.title}</h1>
<p>${closing.text}</p>
${moved}
<noscript><p>${closing.needsScripts}</p></noscript>
<p role="status"></p>
<button hidden>${closing.save}</button><button hidden>${closing.erase}</button>
<p>${closing.saveHint}</p>
<p>${links.join(' ')}</p>
</main>`,
  });
}

async function buildLanguage(site: LanguageSite): Promise<void> {
  const { language, outFolder, publicPath, siteUrl, version, movedTo } = site;
  const source = path.join(root, 'src');
  await build({
    entryPoints: {
      closing: path.join(source, 'app/closing/closingPage.ts'),
      'service-worker': path.join(source, 'app/closing/closingWorker.ts'),
    },
    outdir: outFolder,
    bundle: true,
    minify: true,
    target: 'es2022',
    alias: { words: path.join(source, 'content', language) },
    define: {
      BASE_PATH: JSON.stringify(publicPath.replace(/\/$/, '')),
      SITE_URL: JSON.stringify(siteUrl),
      CONTACT_EMAIL: '""',
      SITE_VERSION: JSON.stringify(version),
      SOURCE_URL: '""',
      'process.env.NODE_ENV': '"production"',
    },
  });
  const words = (await import(`../../src/content/${language}/closing`)) as typeof Words;
  const html = printPage(site, words, movedTo);
  for (const file of ['index.html', '404.html']) await writeFile(path.join(outFolder, file), html);
}

export async function buildClosing(): Promise<void> {
  const [main, ...others] = languageIds.map((language) => languageSite(language, root));
  if (!main) return;
  const { outFolder, publicPath } = main;
  await rm(outFolder, { recursive: true, force: true });
  await mkdir(outFolder, { recursive: true });
  for (const site of [main, ...others]) await buildLanguage(site);
  const folders = [main, ...others].map(({ folder }) => folder);
  await writeFile(
    path.join(outFolder, '_headers'),
    printHeaders(headerRules(publicPath.replace(/\/$/, ''), folders, ['/'])),
  );
  await cp(path.join(root, 'public', 'favicon.svg'), path.join(outFolder, 'favicon.svg'));
  console.log(
    `Built the page that ends this site, in ${folders.length} languages, into ${path.relative(root, outFolder)}/.`,
  );
}
