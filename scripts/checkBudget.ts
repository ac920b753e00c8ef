/**
 * `npm run budget`: fails when a page of `dist/` weighs more than bench/budget.json allows. Bytes are those
 * a visitor downloads: brotli. `npm run budget -- --update` writes what is there now, plus 2%.
 */
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { allowedFor, inFirstLanguage, overBudget } from './budget';
import type { Weight, Weights } from './budget';
import { ownSettings } from './siteSettings';

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
const measured: Record<string, Weight> = {};
for (const page of pages) measured[page] = await weigh(page);

if (process.argv.includes('--update')) {
  const first = Object.entries(measured).filter(([page]) => page === inFirstLanguage(page));
  const budget = first.map(([page, { script, html }]) => [
    page,
    { script: withHeadroom(script), html: withHeadroom(html) },
  ]);
  await writeFile(budgetFile, `${JSON.stringify(Object.fromEntries(budget), null, 2)}\n`);
}

const budget = JSON.parse(await readFile(budgetFile, 'utf8')) as Weights;
const complaints = overBudget(measured, budget);

console.log('| Page | Script, br | Budget | HTML, br | Budget |\n|---|--:|--:|--:|--:|');
for (const [page, { script, html }] of Object.entries(measured)) {
  const allowed = allowedFor(page, budget);
  console.log(`| ${page} | ${script} | ${allowed?.script ?? '-'} | ${html} | ${allowed?.html ?? '-'} |`);
}
if (complaints.length > 0) {
  console.error(
    `\nOver budget:\n${complaints.map((line) => `  ${line}`).join('\n')}\n` +
      'Make it lighter; if the weight is worth it, run `npm run budget -- --update` and say why in the commit.',
  );
  process.exitCode = 1;
}
