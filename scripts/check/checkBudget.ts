/**
 * `npm run budget`: fails when a page of `dist/` weighs more than bench/budget.json allows, or the votes and local
 * offices of members of Congress more than `recordBudget`. Bytes are those a visitor downloads: brotli.
 * `npm run budget -- --update` writes what the pages weigh now, plus 2%; `-- --add` does so for pages without a budget,
 * and takes out those that are not built any more.
 */
import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FoldedRecord } from '../../src/content/foldedRecord';
import { allowedFor, inFirstLanguage, overBudget, recordBudget, recordOverBudget } from './budget';
import type { Weight, Weights } from './budget';
import { filesIn } from '../build/filesIn';
import { ownSettings } from '../build/siteSettings';

const root = path.join(import.meta.dirname, '../..');
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

/** @returns the bytes of each file with the members' votes and offices: its name says nothing, so a phone number finds it. */
async function weighRecord(scripts: readonly string[]): Promise<Record<string, number>> {
  const file = path.join(root, 'src/content/congressRecord.json');
  const { phones } = JSON.parse(await readFile(file, 'utf8')) as FoldedRecord;
  const found: Record<string, number> = {};
  for (const script of scripts)
    if ((await readFile(path.join(dist, script), 'utf8')).includes(phones[0] ?? ''))
      found[script] = await size(script);
  return found;
}

function withHeadroom(bytes: number): number {
  return Math.ceil((bytes * headroom) / 100) * 100;
}

const files = await filesIn(dist).catch(() => {
  throw new Error('There is no dist/ to weigh. Run `npm run build` first.');
});
const pages = files.filter((file) => file.endsWith('.html')).sort();
const measured: Record<string, Weight> = {};
for (const page of pages) measured[page] = await weigh(page);
const record = await weighRecord(files.filter((name) => /^(?:\w+\/)?assets\/.*\.js$/.test(name)));

let budget = JSON.parse(await readFile(budgetFile, 'utf8')) as Weights;
const adds = process.argv.includes('--add');
if (adds || process.argv.includes('--update')) {
  const first = Object.entries(measured).filter(([page]) => page === inFirstLanguage(page));
  const entries = first.map(([page, { script, html }]) => [
    page,
    (adds ? budget[page] : undefined) ?? { script: withHeadroom(script), html: withHeadroom(html) },
  ]);
  budget = Object.fromEntries(entries) as Weights;
  await writeFile(budgetFile, `${JSON.stringify(budget, null, 2)}\n`);
}

const complaints = [...overBudget(measured, budget), ...recordOverBudget(record)];

console.log('| Page | Script, br | Budget | HTML, br | Budget |\n|---|--:|--:|--:|--:|');
for (const [page, { script, html }] of Object.entries(measured)) {
  const allowed = allowedFor(page, budget);
  console.log(`| ${page} | ${script} | ${allowed?.script ?? '-'} | ${html} | ${allowed?.html ?? '-'} |`);
}
console.log('\n| Votes and local offices | br | Budget |\n|---|--:|--:|');
for (const [file, bytes] of Object.entries(record)) console.log(`| ${file} | ${bytes} | ${recordBudget} |`);
if (complaints.length > 0) {
  console.error(
    `\nOver budget:\n${complaints.map((line) => `  ${line}`).join('\n')}\n` +
      'Make it lighter; if the weight is worth it, run `npm run budget -- --update` and say why in the commit.',
  );
  process.exitCode = 1;
}
