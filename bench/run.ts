/**
 * `npm run bench`: builds the site, serves it beside the static floor page over HTTP/2 with brotli, and
 * measures both in turn in Chromium on a slowed network and processor. Prints Markdown. `ROUNDS=7` for more
 * rounds; `BENCH_BUILD=0` measures the dist/ that is there. Close everything else first: it takes minutes.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumOptions } from '../scripts/chromiumOptions';
import { floorPage } from './floor';
import { buildManyPolicies } from './manyPolicies/build';
import { percentile, press30, readProbe, visit } from './measure';
import { folderSite, pageSite, serveHttp2 } from './serve';

const rounds = Number(process.env.ROUNDS ?? 5);
const root = path.join(import.meta.dirname, '..');
const dist = path.join(root, 'dist');
const many = mkdtempSync(path.join(tmpdir(), 'civic-voice-many-'));

/** Values of one row, one per round. */
interface Row {
  readonly what: string;
  readonly unit: string;
  readonly target: number;
  /** Empty where the target is a value, not a ratio. */
  readonly floor: number[];
  readonly site: number[];
}

const rows = new Map<string, Row>();

function note(what: string, target: number, unit: string, site: number, floor?: number): void {
  const row = rows.get(what) ?? { what, unit, target, floor: [], site: [] };
  rows.set(what, row);
  row.site.push(site);
  if (floor !== undefined) row.floor.push(floor);
}

const median = (values: readonly number[]) => percentile(values, 0.5);

function show(value: number, unit = ''): string {
  const digits = unit === 'kB' ? 1 : unit || value === 0 ? 0 : 2;
  return `${value.toFixed(digits)}${unit && ` ${unit}`}`;
}

function printed({ what, unit, target, floor, site }: Row): string {
  const compared = floor.length > 0;
  const results = compared ? site.map((value, i) => value / (floor[i] ?? NaN)) : site;
  const resultUnit = compared ? '' : unit;
  const spread = `${show(Math.min(...results), resultUnit)} – ${show(Math.max(...results), resultUnit)}`;
  const met = median(results) <= target ? 'yes' : '**no**';
  const cells = [
    what,
    compared ? show(median(floor), unit) : '',
    show(median(site), unit),
    compared ? show(median(results)) : '',
    spread,
    `≤ ${show(target, resultUnit)}`,
    met,
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Script bytes a page asks for, in kB (1000 bytes) of brotli. */
function scriptWeight(page: string): number {
  const html = readFileSync(path.join(dist, page), 'utf8');
  const scripts = [...html.matchAll(/<script[^>]* src="\/([^"]+)"/g)].map(([, src = '']) => src);
  return scripts.reduce((sum, src) => sum + statSync(path.join(dist, `${src}.br`)).size, 0) / 1000;
}

if (process.env.BENCH_BUILD !== '0') {
  execFileSync('npx', ['tsx', path.join(root, 'scripts', 'build.ts')], { cwd: root, stdio: 'inherit' });
}
const manyPages = await buildManyPolicies(many, [10, 1000]);
const server = await serveHttp2(pageSite('/floor', floorPage()), folderSite(dist));
const manyServers = [];
for (const page of manyPages) manyServers.push(await serveHttp2(page, folderSite(many)));
const servers = [server, ...manyServers];

const browser = await chromium.launch({
  ...chromiumOptions,
  args: [
    ...chromiumOptions.args,
    `--ignore-certificate-errors-spki-list=${servers.map(({ trust }) => trust).join(',')}`,
  ],
});

const floor = `${server.origin}/floor`;
const surveys = `${server.origin}/surveys`;
const sitemap = readFileSync(path.join(dist, 'sitemap.xml'), 'utf8');
const routes = [...sitemap.matchAll(/<loc>([^<]+)</g)].map(([, url = '']) => new URL(url).pathname);
routes.push('/no-such-page');

const accepted = JSON.stringify({ choice: 'accepted', at: '2026-11-01T12:00:00.000Z' });
const storedVotes = JSON.stringify({ 1: 'yes', 2: 'no', 5: 'undecided', 10: 'yes' });
const shiftCases = {
  'first visit': {},
  'restored votes': { votes: storedVotes },
  'banner answered': { consent: accepted, votes: storedVotes },
  'a notice at once': { votes: '{broken' },
};

type Both<Result> = Readonly<Record<'floor' | 'site', Result>>;

/** Measures both, first the one and then the other, the order changing from round to round. */
async function both<Result>(
  round: number,
  measure: (url: string) => Promise<Result>,
  url = surveys,
): Promise<Both<Result>> {
  if (round % 2) {
    const site = await measure(url);
    return { floor: await measure(floor), site };
  }
  const first = await measure(floor);
  return { floor: first, site: await measure(url) };
}

let lost = 0;
for (let round = 0; round < rounds; round++) {
  console.error(`Round ${round + 1} of ${rounds}`);
  for (const route of routes) {
    const { floor, site } = await both(
      round,
      (url) => visit(browser, url, {}, readProbe),
      server.origin + route,
    );
    note(`Largest paint, ${route}`, 1.15, 'ms', site.largestPaint, floor.largestPaint);
    if (route !== '/surveys') continue;
    note('First paint with answer buttons', 1.15, 'ms', site.buttonsPainted, floor.buttonsPainted);
    note('Total blocking time, /surveys', 100, 'ms', site.blocked);
    note('Longest task, /surveys', Infinity, 'ms', site.longestTask, floor.longestTask);
  }

  const again = await both(round, (url) => visit(browser, url, { again: true }, readProbe));
  note('Largest paint on a repeat visit', 1.2, 'ms', again.site.largestPaint, again.floor.largestPaint);

  const press = await both(round, (url) => visit(browser, url, { pressAtOnce: true }, readProbe));
  note('First visit to first answer shown', 1.3, 'ms', press.site.answerPainted, press.floor.answerPainted);
  if (!press.site.firstPressed || !press.site.firstVote) lost++;

  server.holdScripts = 10_000;
  const held = await visit(browser, surveys, { pressAtOnce: true }, readProbe);
  server.holdScripts = 0;
  if (!held.firstPressed || !held.firstVote) lost++;

  const presses = await both(round, (url) => visit(browser, url, { fast: true }, press30));
  for (const [name, share, target] of [
    ['p50', 0.5, 1.3],
    ['p98', 0.98, 1.5],
  ] as const) {
    note(
      `Press to paint, ${name} of 30`,
      target,
      'ms',
      percentile(presses.site, share),
      percentile(presses.floor, share),
    );
  }

  const counts: number[] = [];
  for (const { origin } of manyServers) {
    counts.push(median(await visit(browser, `${origin}/surveys`, { fast: true }, press30)));
  }
  note('Press to paint, 1,000 policies against 10', 1.5, 'ms', counts[1] ?? NaN, counts[0] ?? NaN);

  for (const [name, stored] of Object.entries(shiftCases)) {
    const { layoutShift } = await visit(browser, surveys, { stored }, readProbe);
    note(`Layout shift, ${name}`, 0, '', layoutShift);
  }
}
note('Presses lost, also with scripts 10 s late', 0, '', lost);
note('Script on /surveys, brotli', 120, 'kB', scriptWeight('surveys/index.html'));

console.log(
  `Chromium ${browser.version()}, ${cpus()[0]?.model ?? 'unknown processor'} (${cpus().length} cores), ${rounds} rounds, median.\n`,
);
console.log('| What | Floor | Site | Ratio | Least – most | Target | Met |\n|---|--:|--:|--:|--:|--:|---|');
for (const row of rows.values()) console.log(printed(row));

await browser.close();
for (const { close } of servers) close();
rmSync(many, { recursive: true });
