/**
 * `npm test`: the checks that every change needs, with every feature once in Chromium, two steps at a time.
 * `--all` goes on with the rest, `--quick` is for the daily loop: lint, types and unit tests.
 * Ends with the time of each step, what failed with the command that runs it again, and one line of counts.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { check } from './checkStep';
import type { Report, ReportFile, Result, Step } from './checkStep';

/** @returns the text quoted as one word of a shell command. */
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
const escaped = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

interface JestReport {
  readonly numPassedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

function unitReport(text: string): Report {
  const { numPassedTests, numPendingTests, testResults } = JSON.parse(text) as JestReport;
  const failures = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const file = path.relative('.', name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      // A file that could not be run has no tests.
      if (failed.length === 0) return [{ title: file, again: `npx jest ${file}` }];
      return failed.map(({ fullName }) => ({
        title: `${file}: ${fullName}`,
        again: `npx jest ${file} -t ${quoted(escaped(fullName))}`,
      }));
    });
  return { passed: numPassedTests, skipped: numPendingTests, failures };
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly ok: boolean;
    readonly tests: readonly { readonly projectName: string }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly skipped: number };
  readonly errors: readonly { readonly message?: string }[];
  readonly suites: readonly Suite[];
}

const specsOf = ({ suites = [], specs }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsOf)];

/** @param command runs one of the tests, given its file and line. */
function browserReport(text: string, command: (place: string, project: string) => string): Report {
  const { stats, errors, suites } = JSON.parse(text) as PlaywrightReport;
  const failures = suites
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .map(({ title, file, line, tests }) => ({
      title: `${file}: ${title}`,
      again: command(`${file}:${line}`, tests[0]?.projectName ?? ''),
    }));
  // Errors outside of any test: a file that does not load, or a server that does not start.
  const others = errors.map(({ message = '' }) => ({
    title: message.split('\n')[0] ?? '',
    again: command('', '').trimEnd(),
  }));
  return { passed: stats.expected, skipped: stats.skipped, failures: [...failures, ...others] };
}

const unitTests = (name: string, workers: number, options = '') => ({
  command: `jest --ci --json --outputFile=reports/${name}.json --maxWorkers=${workers}${options}`,
  report: { file: `reports/${name}.json`, read: unitReport },
});
/** Forbids `test.only`, which is for work on one test: here that one would stand for all. */
const browserTests = 'tsx scripts/browsers/ensureBrowser.ts && playwright test --forbid-only';
const builtSite: ReportFile = {
  file: 'reports/e2e.json',
  read: (text) => browserReport(text, (place) => `npx playwright test ${place}`),
};
const engines: ReportFile = {
  file: 'reports/engines.json',
  read: (text) =>
    browserReport(
      text,
      (place, project) => `npm run test:engines -- ${place}${project && ` --project ${project}`}`,
    ),
};

const lint: Step = { name: 'lint', command: 'oxlint && tsx scripts/check/checkStyles.ts' };

/** TypeScript 7, which takes a third of the time; by its path, as the command `tsc` is that of 6 (docs/testing.md). */
const types = 'node node_modules/typescript-7/bin/tsc';

/** Steps at a time: as many as the smallest machine we care for has cores. */
const lanes = 2;

/** Half of the files with unit tests: in one lane, beside the browser tests, all of them would come last. */
const unitHalf = (half: 1 | 2): Step => ({
  name: `unit tests ${half}/2`,
  ...unitTests(`unit-${half}`, 1, ` --shard=${half}/2`),
});

/**
 * The longest first, so that neither lane waits for the other at the end. Browser tests leave a fifth of two cores idle
 * and wait for events, so the other steps run beside them.
 */
const firstSteps: readonly Step[] = [
  { name: 'build', command: 'tsx scripts/build/build.ts' },
  unitHalf(1),
  {
    name: 'browser tests',
    command: `${browserTests} --grep-invert @all`,
    after: ['build'],
    report: builtSite,
  },
  unitHalf(2),
  lint,
  { name: 'types', command: types },
  { name: 'format', command: 'oxfmt --check' },
  { name: 'unused code', command: 'knip' },
  { name: 'weight', command: 'tsx scripts/check/checkBudget.ts', after: ['build'] },
];

/** What takes longer than a change can wait for. */
const furtherSteps: readonly Step[] = [
  { name: 'reproducible build', command: 'tsx scripts/check/checkReproducible.ts', after: ['build'] },
  { name: 'valid HTML', command: 'tsx scripts/check/checkHtml.ts', after: ['build'] },
  { name: 'types in Spanish', command: `${types} -p tsconfig.es.json` },
  { name: 'known holes', command: 'tsx scripts/check/audit.ts' },
  {
    name: 'more browser tests',
    command: `${browserTests} --grep @all`,
    after: ['build'],
    alone: true,
    report: builtSite,
  },
  {
    name: 'three engines',
    command: 'npm run --silent test:engines -- --forbid-only',
    after: ['build'],
    alone: true,
    report: engines,
  },
];

const quickSteps: readonly Step[] = [
  lint,
  { name: 'types', command: types },
  { name: 'unit tests', ...unitTests('unit', lanes) },
];

/**
 * Runs the steps in the order of the list, a few at a time. A step waits until those named in its `after` are over;
 * one with `alone` also until nothing else runs.
 */
async function checkAll(steps: readonly Step[]): Promise<Result[]> {
  const results: Result[] = [];
  const running = new Map<string, Promise<void>>();
  const isOver = (name: string) => results.some((result) => result.name === name);
  const hasFailed = (name: string) =>
    results.some((result) => result.name === name && result.failures.length > 0);
  for (const step of steps) {
    const isFree = () => running.size < (step.alone ? 1 : lanes) && (step.after ?? []).every(isOver);
    while (!isFree()) await Promise.race(running.values());
    const missing = step.after?.find(hasFailed);
    if (missing !== undefined) {
      const failure = { title: `${step.name}: not run, as “${missing}” failed`, again: 'npm test' };
      results.push({ name: step.name, seconds: 0, passed: 0, skipped: 0, failures: [failure] });
      continue;
    }
    const over = check(step).then((result) => {
      results.push(result);
      running.delete(step.name);
    });
    running.set(step.name, over);
    if (step.alone) await over;
  }
  await Promise.all(running.values());
  return results;
}

// A variable that is set wins over a file `.env` (siteSettings.ts), also if it is empty: what is tested is the same site
// everywhere, not this machine's own, which may have another folder.
process.env.SITE_URL ??= 'http://localhost:3000';
process.env.CONTACT_EMAIL ??= 'contact@example.org';
if (existsSync('.env'))
  for (const name of Object.keys(parseEnv(readFileSync('.env', 'utf8')))) process.env[name] ??= '';
// What jest makes lives briefly: with more space for new objects it takes a twentieth less time.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`;

function stepsFor(depth: string | undefined): readonly Step[] {
  if (depth === '--quick') return quickSteps;
  return depth === '--all' ? [...firstSteps, ...furtherSteps] : firstSteps;
}

const start = performance.now();
rmSync('reports', { recursive: true, force: true });
mkdirSync('reports');
const results = await checkAll(stepsFor(process.argv[2]));

console.log('');
for (const { name, seconds, failures } of results) {
  console.log(
    `${name.padEnd(20)} ${seconds.toFixed(0).padStart(5)} s${failures.length > 0 ? '  failed' : ''}`,
  );
}
console.log(`${'in all'.padEnd(20)} ${((performance.now() - start) / 1000).toFixed(0).padStart(5)} s`);

const failures = results.flatMap((result) => result.failures);
if (failures.length > 0) console.log('\nWhat failed, and how to run it again:');
for (const { title, again } of failures) console.log(`  ${title}\n    ${again}`);

const sum = (key: 'passed' | 'skipped') => results.reduce((total, result) => total + result[key], 0);
if (sum('skipped') > 0) console.log(`\n${sum('skipped')} skipped`);
console.log(`\n${sum('passed')} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;
