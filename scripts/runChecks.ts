/** `npm test`: every check there is, in the order in which a failure is cheapest to find. Ends with one line of counts. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

interface Counts {
  readonly passed: number;
  readonly failed: number;
}

interface Step {
  readonly name: string;
  readonly command: string;
  /** Reads the counts from the step's report; a step without one counts as a single check. */
  readonly counts?: () => Counts;
}

function report(name: string): unknown {
  return JSON.parse(readFileSync(`reports/${name}.json`, 'utf8'));
}

const steps: readonly Step[] = [
  { name: 'format', command: 'prettier --check --log-level warn .' },
  { name: 'lint', command: 'eslint --max-warnings=0 .' },
  { name: 'types', command: 'tsc --noEmit' },
  { name: 'unused code', command: 'knip' },
  {
    name: 'unit tests',
    command: 'jest --json --outputFile=reports/unit.json',
    counts: () => {
      const unit = report('unit') as {
        numPassedTests: number;
        numFailedTests: number;
        numFailedTestSuites: number;
      };
      return { passed: unit.numPassedTests, failed: Math.max(unit.numFailedTests, unit.numFailedTestSuites) };
    },
  },
  { name: 'build', command: 'tsx scripts/build.ts' },
  { name: 'reproducible build', command: 'tsx scripts/checkReproducible.ts' },
  { name: 'known holes', command: 'tsx scripts/audit.ts' },
  { name: 'weight', command: 'tsx scripts/checkBudget.ts' },
  {
    name: 'browser tests',
    command: 'tsx scripts/ensureBrowser.ts && playwright test',
    counts: () => {
      const { stats } = report('e2e') as { stats: { expected: number; unexpected: number; flaky: number } };
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
    },
  },
];

function run({ name, command, counts }: Step): Counts {
  console.log(`\n— ${name}`);
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  const passed = status === 0;
  if (!counts) return { passed: Number(passed), failed: Number(!passed) };
  try {
    const found = counts();
    return { passed: found.passed, failed: passed ? 0 : Math.max(1, found.failed) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

rmSync('reports', { recursive: true, force: true });
mkdirSync('reports');
let passed = 0;
let failed = 0;
for (const step of steps) {
  const counts = run(step);
  passed += counts.passed;
  failed += counts.failed;
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
