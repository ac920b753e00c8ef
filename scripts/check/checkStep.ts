import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';

/** A test that failed. */
interface Failure {
  readonly title: string;
  /** Runs it alone. */
  readonly again: string;
}

export interface Report {
  readonly passed: number;
  readonly skipped: number;
  readonly failures: readonly Failure[];
}

/** What the tests of a step leave behind. */
export interface ReportFile {
  readonly file: string;
  readonly read: (text: string) => Report;
}

/** A part of `npm test`. */
export interface Step {
  readonly name: string;
  readonly command: string;
  /** Starts when these are over. */
  readonly after?: readonly string[];
  /** Needs the whole machine, or reads what others write; its output is seen while it runs. */
  readonly alone?: boolean;
  /** A step without it counts as a single check. */
  readonly report?: ReportFile;
}

export interface Result extends Report {
  readonly name: string;
  readonly seconds: number;
}

/** @returns whether the command ended well. */
function run({ name, command, alone }: Step): Promise<boolean> {
  if (alone) console.log(`\n— ${name}`);
  const child = spawn(command, { shell: true, stdio: alone ? 'inherit' : 'pipe' });
  // Printed as a whole at the end, so that the words of two steps do not mix.
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

/** Runs a step and counts what passed and failed in it. */
export async function check(step: Step): Promise<Result> {
  const { name, command, report } = step;
  // Another step may have left one in its place, which would be counted twice if this one never comes to its tests.
  if (report) rmSync(report.file, { force: true });
  const start = performance.now();
  const ended = await run(step);
  const seconds = (performance.now() - start) / 1000;
  const itself = { title: name, again: command.replace(/(?:^|(?<=&& ))(?!npm |node )/g, 'npx ') };
  const alone = { name, seconds, passed: Number(ended), skipped: 0, failures: ended ? [] : [itself] };
  if (!report) return alone;
  try {
    const found = report.read(readFileSync(report.file, 'utf8'));
    // A step that broke off may have written a report without failures.
    const failures = ended || found.failures.length > 0 ? found.failures : [itself];
    return { name, seconds, ...found, failures };
  } catch {
    return { ...alone, passed: 0, failures: [itself] };
  }
}
