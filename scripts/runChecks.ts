/**
 * `npm test`: every check there is, two side by side. Ends with the time of each and one line of counts.
 * `--quick` for the daily loop: types, lint and unit tests.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

interface Step {
  readonly name: string;
  readonly command: string;
  /** Starts when these are over. */
  readonly after?: readonly string[];
  /** Needs the whole machine, or reads what others write; its output is seen while it runs. */
  readonly alone?: boolean;
  /** Reads the counts from the step's report; a step without one counts as a single check. */
  readonly counts?: () => Counts;
}

interface Result extends Counts {
  readonly name: string;
  readonly seconds: number;
}

function report(name: string): unknown {
  return JSON.parse(readFileSync(`reports/${name}.json`, 'utf8'));
}

function unitCounts(): Counts {
  const { numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests } = report('unit') as {
    numPassedTests: number;
    numFailedTests: number;
    numFailedTestSuites: number;
    numPendingTests: number;
  };
  return {
    passed: numPassedTests,
    failed: Math.max(numFailedTests, numFailedTestSuites),
    skipped: numPendingTests,
  };
}

function browserCounts(name: string): Counts {
  const { stats } = report(name) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  };
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}

const unitTests = 'jest --json --outputFile=reports/unit.json';

/** As many steps at a time as the smallest machine we care for has cores. */
const lanes = 2;

/** The longest first, so that neither lane waits for the other at the end. */
const allSteps: readonly Step[] = [
  // One worker: the other core has the builds, then lint.
  { name: 'unit tests', command: `${unitTests} --maxWorkers=1`, counts: unitCounts },
  { name: 'build', command: 'tsx scripts/build.ts' },
  { name: 'lint', command: 'eslint --max-warnings=0 .' },
  { name: 'reproducible build', command: 'tsx scripts/checkReproducible.ts', after: ['build'] },
  { name: 'types', command: 'tsc --noEmit' },
  { name: 'types in Spanish', command: 'tsc --noEmit -p tsconfig.es.json' },
  { name: 'format', command: 'prettier --check --log-level warn .' },
  { name: 'unused code', command: 'knip' },
  { name: 'known holes', command: 'tsx scripts/audit.ts' },
  { name: 'weight', command: 'tsx scripts/checkBudget.ts', after: ['build'] },
  {
    name: 'browser tests',
    command: 'tsx scripts/ensureBrowser.ts && playwright test',
    alone: true,
    counts: () => browserCounts('e2e'),
  },
  {
    name: 'three engines',
    command: 'npm run --silent test:engines',
    alone: true,
    counts: () => browserCounts('engines'),
  },
];

/** What lint and types remember of the last run makes them quick; it can hide a fault, so `npm test` forgets it. */
const quickSteps: readonly Step[] = [
  { name: 'lint', command: 'eslint --max-warnings=0 --cache --cache-location .cache/eslint/ .' },
  { name: 'types', command: 'tsc --noEmit --incremental --tsBuildInfoFile .cache/types.tsbuildinfo' },
  { name: 'unit tests', command: `${unitTests} --maxWorkers=2`, counts: unitCounts },
];

/** @returns whether the command ended well. */
function run({ name, command, alone }: Step): Promise<boolean> {
  if (alone) console.log(`\n— ${name}`);
  const child = spawn(command, { shell: true, stdio: alone ? 'inherit' : 'pipe' });
  // Whole at the end, so that the words of two steps do not mix.
  let words = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (words += text));
  }
  return new Promise((resolve) => {
    child.on('close', (code) => {
      if (!alone) console.log(`\n— ${name}\n${words}`.trimEnd());
      resolve(code === 0);
    });
  });
}

async function check(step: Step): Promise<Result> {
  const start = performance.now();
  const passed = await run(step);
  const { name } = step;
  const seconds = (performance.now() - start) / 1000;
  if (!step.counts) return { name, seconds, passed: Number(passed), failed: Number(!passed), skipped: 0 };
  try {
    const found = step.counts();
    return { name, seconds, ...found, failed: passed ? found.failed : Math.max(1, found.failed) };
  } catch {
    return { name, seconds, passed: 0, failed: 1, skipped: 0 };
  }
}

/** Starts the steps in their order, each as soon as it may. */
async function checkAll(steps: readonly Step[]): Promise<Result[]> {
  const results: Result[] = [];
  const running = new Map<string, Promise<void>>();
  const isOver = (name: string) => results.some((result) => result.name === name);
  for (const step of steps) {
    const isFree = () => running.size < (step.alone ? 1 : lanes) && (step.after ?? []).every(isOver);
    while (!isFree()) await Promise.race(running.values());
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

const sum = (results: readonly Result[], key: keyof Counts) =>
  results.reduce((total, result) => total + result[key], 0);

// Said aloud, so that the builds of these checks need not warn of them.
process.env.SITE_URL ??= 'http://localhost:3000';
process.env.CONTACT_EMAIL ??= 'contact@example.org';

const start = performance.now();
rmSync('reports', { recursive: true, force: true });
mkdirSync('reports');
const results = await checkAll(process.argv.includes('--quick') ? quickSteps : allSteps);

console.log('');
for (const { name, seconds, failed } of results) {
  console.log(`${name.padEnd(20)} ${seconds.toFixed(0).padStart(5)} s${failed > 0 ? '  failed' : ''}`);
}
console.log(`${'in all'.padEnd(20)} ${((performance.now() - start) / 1000).toFixed(0).padStart(5)} s`);

const skipped = sum(results, 'skipped');
const failed = sum(results, 'failed');
console.log(
  `\n${sum(results, 'passed')} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
);
process.exitCode = failed === 0 ? 0 : 1;
