/**
 * `npm run bench`: builds the site, serves it beside the static floor page over HTTP/2 with brotli, and
 * measures both in turn in Chromium on a slowed network and processor. Prints Markdown. With
 * `-- --against <folder>` the survey page of another build takes the floor's place: before and after a change.
 * `ROUNDS=7` for more rounds; `BENCH_BUILD=0` measures the dist/ that is there. Close everything else
 * first: it takes minutes.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumOptions } from '../scripts/browsers/chromiumOptions';
import { encodeClass } from '../src/features/sharing/classCode';
import budget from './budget.json' with { type: 'json' };
import { floorPage } from './floor';
import { percentile, press30, readProbe, visit } from './measure';
import { folderSite, pageSite, serveHttp2 } from './serve';

const { against } = parseArgs({ options: { against: { type: 'string' } } }).values;
const rounds = Number(process.env.ROUNDS ?? 5);
const root = path.join(import.meta.dirname, '..');
const dist = path.join(root, 'dist');

/** Values of one row, one per round. */
interface Row {
  readonly what: string;
  readonly unit: string;
  readonly target: number;
  /** Empty where the target is a value, not a ratio. */
  readonly reference: number[];
  readonly site: number[];
}

const rows = new Map<string, Row>();

/** @param target of the ratio where there is a `reference`, else of the value. */
function note(what: string, target: number, unit: string, site: number, reference?: number): void {
  const row = rows.get(what) ?? { what, unit, target, reference: [], site: [] };
  rows.set(what, row);
  row.site.push(site);
  if (reference !== undefined) row.reference.push(reference);
}

const median = (values: readonly number[]) => percentile(values, 0.5);

function show(value: number, unit = ''): string {
  const digits = unit === 'kB' ? 1 : unit || value === 0 ? 0 : 2;
  return `${value.toFixed(digits)}${unit && ` ${unit}`}`;
}

function printed({ what, unit, target, reference, site }: Row): string {
  const compared = reference.length > 0;
  const results = compared ? site.map((value, i) => value / (reference[i] ?? NaN)) : site;
  const resultUnit = compared ? '' : unit;
  const spread = `${show(Math.min(...results), resultUnit)} – ${show(Math.max(...results), resultUnit)}`;
  const met = median(results) <= target ? 'yes' : '**no**';
  const cells = [
    what,
    compared ? show(median(reference), unit) : '',
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
  execFileSync('npx', ['tsx', 'scripts/build/build.ts'], {
    cwd: root,
    stdio: 'inherit',
    // Whatever `.env` says of the folder and the host's path: what is measured is `dist/`, at the top of a host.
    env: { ...process.env, PUBLIC_PATH: '/', OUT_DIR: 'dist' },
  });
}
const server = await serveHttp2(folderSite(dist));
const referenceServer = await serveHttp2(
  against === undefined ? pageSite('/surveys', await floorPage()) : folderSite(path.resolve(against)),
);

const browser = await chromium.launch({
  ...chromiumOptions,
  args: [
    ...chromiumOptions.args,
    `--ignore-certificate-errors-spki-list=${server.trust},${referenceServer.trust}`,
  ],
});

const surveys = `${server.origin}/surveys`;
const reference = `${referenceServer.origin}/surveys`;
const sitemap = readFileSync(path.join(dist, 'sitemap.xml'), 'utf8');
// The policy pages have one design, so one of them is measured; of the Spanish pages, which have that of the
// English ones, none is.
const alike = /^\/es(?:\/|$)|^\/surveys\/(?!carbon-tax-policy)/;
const allRoutes = [...sitemap.matchAll(/<loc>([^<]+)</g)]
  .map(([, url = '']) => new URL(url).pathname)
  .filter((pathname) => !alike.test(pathname))
  // A class is opened by its teacher's link, without which its page has nothing to show.
  .map((pathname) => (pathname === '/class' ? `/class#${encodeClass(['2', '7', '9'])}` : pathname));
const routes = against === undefined ? [...allRoutes, '/no-such-page'] : ['/surveys'];

/** The highest ratio that is allowed: against the floor page, or against another build of the site. */
function target(floor: number, build: number): number {
  return against === undefined ? floor : build;
}

const accepted = JSON.stringify({ choice: 'accepted', at: '2026-11-01T12:00:00.000Z' });
const storedVotes = JSON.stringify({ 1: 'yes', 2: 'no', 5: 'undecided', 10: 'yes' });
const shiftCases = {
  'first visit': {},
  'restored votes': { votes: storedVotes },
  'banner answered': { consent: accepted, votes: storedVotes },
  'a notice at once': { votes: '{broken' },
};

/** Measures the reference and the site one after the other. The order alternates from round to round. */
async function both<Result>(round: number, measure: (url: string) => Promise<Result>, url = surveys) {
  if (round % 2) {
    const site = await measure(url);
    return { reference: await measure(reference), site };
  }
  const first = await measure(reference);
  return { reference: first, site: await measure(url) };
}

let lost = 0;
for (let round = 0; round < rounds; round++) {
  console.error(`Round ${round + 1} of ${rounds}`);
  for (const route of routes) {
    const first = await both(round, (url) => visit(browser, url, {}, readProbe), server.origin + route);
    const compare = (what: string, most: number, key: 'largestPaint' | 'buttonsPainted' | 'longestTask') => {
      note(what, most, 'ms', first.site[key], first.reference[key]);
    };
    // Which policies are a class's is in the fragment, so all policies are printed.
    const most = route.startsWith('/class#') ? 1.5 : 1.15;
    compare(`Largest paint, ${route}`, target(most, 1.05), 'largestPaint');
    if (route !== '/surveys') continue;
    compare('First paint with answer buttons', target(1.15, 1.05), 'buttonsPainted');
    compare('Longest task, /surveys', Infinity, 'longestTask');
    note('Total blocking time, /surveys', 100, 'ms', first.site.blocked);
    if (against !== undefined) note('The same in the other build', Infinity, 'ms', first.reference.blocked);
  }

  const again = await both(round, (url) => visit(browser, url, { again: true }, readProbe));
  note(
    'Largest paint on a repeat visit',
    target(1.2, 1.05),
    'ms',
    again.site.largestPaint,
    again.reference.largestPaint,
  );

  const press = await both(round, (url) => visit(browser, url, { pressAtOnce: true }, readProbe));
  note(
    'First visit to first answer shown',
    target(1.3, 1.05),
    'ms',
    press.site.answerPainted,
    press.reference.answerPainted,
  );
  if (!press.site.firstPressed || !press.site.firstVote) lost++;

  server.holdScripts = 10_000;
  const held = await visit(browser, surveys, { pressAtOnce: true }, readProbe);
  server.holdScripts = 0;
  if (!held.firstPressed || !held.firstVote) lost++;

  const presses = await both(round, (url) => visit(browser, url, { fast: true }, press30));
  for (const [name, share, floor] of [
    ['p50', 0.5, 1.3],
    ['p98', 0.98, 1.5],
  ] as const) {
    note(
      `Press to paint, ${name} of 30`,
      target(floor, 1.1),
      'ms',
      percentile(presses.site, share),
      percentile(presses.reference, share),
    );
  }

  for (const [name, stored] of Object.entries(shiftCases)) {
    const { layoutShift } = await visit(browser, surveys, { stored }, readProbe);
    note(`Layout shift, ${name}`, 0, '', layoutShift);
  }
}
note('Presses lost, also with scripts 10 s late', 0, '', lost);
const allowed = budget['surveys/index.html'].script / 1000;
note('Script on /surveys, brotli', allowed, 'kB', scriptWeight('surveys/index.html'));

console.log(
  `Chromium ${browser.version()}, ${cpus()[0]?.model ?? 'unknown processor'} (${cpus().length} cores), ${rounds} rounds, median.\n`,
);
console.log(
  `| What | ${against === undefined ? 'Floor' : 'Other build'} | Site | Ratio | Least – most | Target | Met |`,
);
console.log('|---|--:|--:|--:|--:|--:|---|');
for (const row of rows.values()) console.log(printed(row));

await browser.close();
server.close();
referenceServer.close();
