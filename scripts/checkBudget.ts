/**
 * `npm run budget`: fails when a page of `dist/` weighs more than bench/budget.json allows. Bytes are those
 * a visitor downloads: brotli. `npm run budget -- --update` writes what is there now, plus 2%.
 */
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { languageIds, languages } from '../src/content/languages';
import { ownSettings } from './siteSettings';

interface Weight {
  /** Every script the page asks for by itself. */
  readonly script: number;
  readonly html: number;
}

const root = path.join(import.meta.dirname, '..');
const dist = path.join(root, 'dist');
const budgetFile = path.join(root, 'bench', 'budget.json');
const { publicPath } = ownSettings(root);
const headroom = 1.02;

async function size(file: string): Promise<number> {
  return (await stat(path.join(dist, `${file}.br`))).size;
}

async function weigh(page: string): Promise<Weight> {
  const html = await readFile(path.join(dist, page), 'utf8');
  const scripts = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src = '']) => src);
  const sizes = scripts.map((src) => size(src.startsWith(publicPath) ? src.slice(publicPath.length) : src));
  return {
    script: (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0),
    html: await size(page),
  };
}

function withHeadroom(bytes: number): number {
  return Math.ceil((bytes * headroom) / 100) * 100;
}

const files = await readdir(dist, { recursive: true }).catch(() => {
  throw new Error('There is no dist/ to weigh. Run `npm run build` first.');
});
const pages = files.filter((file) => file.endsWith('.html')).sort();
const measured = new Map<string, Weight>();
for (const page of pages) measured.set(page, await weigh(page));

/** @returns the same page in the first language, whose budget holds for all: another language may have longer words, not more script. */
function inFirstLanguage(page: string): string {
  const folder = languageIds
    .map((id) => languages[id].folder.slice(1))
    .find((name) => name && page.startsWith(`${name}/`));
  return folder ? page.slice(folder.length + 1) : page;
}

/** What a page may weigh more in another language: the words, which are longer there, are all of the HTML and some of the scripts. */
const longerWords = { html: 1.1, script: 1.015 };

if (process.argv.includes('--update')) {
  const first = [...measured].filter(([page]) => page === inFirstLanguage(page));
  const budget = first.map(([page, { script, html }]) => [
    page,
    { script: withHeadroom(script), html: withHeadroom(html) },
  ]);
  await writeFile(budgetFile, `${JSON.stringify(Object.fromEntries(budget), null, 2)}\n`);
}

const budget = JSON.parse(await readFile(budgetFile, 'utf8')) as Record<string, Weight>;
const complaints: string[] = [];

function allowedFor(page: string): Weight | undefined {
  const first = budget[inFirstLanguage(page)];
  if (!first || page === inFirstLanguage(page)) return first;
  return {
    script: Math.round(first.script * longerWords.script),
    html: Math.round(first.html * longerWords.html),
  };
}

for (const [page, weight] of measured) {
  const allowed = allowedFor(page);
  if (!allowed) {
    complaints.push(`${page} has no budget.`);
    continue;
  }
  for (const kind of ['script', 'html'] as const) {
    const over = weight[kind] - allowed[kind];
    if (over > 0) {
      complaints.push(
        `${page}: ${weight[kind]} bytes of ${kind} (brotli), ${over} more than its budget of ${allowed[kind]}.`,
      );
    }
  }
}
for (const page of Object.keys(budget)) {
  if (!measured.has(page)) complaints.push(`${page} has a budget but is not built any more.`);
}

console.log('| Page | Script, br | Budget | HTML, br | Budget |\n|---|--:|--:|--:|--:|');
for (const [page, { script, html }] of measured) {
  const allowed = allowedFor(page);
  console.log(`| ${page} | ${script} | ${allowed?.script ?? '-'} | ${html} | ${allowed?.html ?? '-'} |`);
}
if (complaints.length > 0) {
  console.error(
    `\nOver budget:\n${complaints.map((line) => `  ${line}`).join('\n')}\n` +
      'Make it lighter; if the weight is worth it, run `npm run budget -- --update` and say why in the commit.',
  );
  process.exitCode = 1;
}
