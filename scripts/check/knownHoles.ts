import { spawnSync } from 'node:child_process';

/** A shipped package with a known vulnerability. */
export interface Hole {
  readonly name: string;
  readonly severity: string;
  /** Whether an update fixes it. */
  readonly isFixed: boolean;
}

interface Report {
  readonly vulnerabilities?: Readonly<Record<string, { severity: string; fixAvailable: unknown }>>;
}

/** @returns what `npm audit` knows of the packages that visitors download, or `null` where no audit service answers. */
export function knownHoles(): readonly Hole[] | null {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    encoding: 'utf8',
    timeout: 60_000,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let report: Report;
  try {
    report = JSON.parse(stdout) as Report;
  } catch {
    return null;
  }
  if (!report.vulnerabilities) return null;
  return Object.entries(report.vulnerabilities).map(([name, { severity, fixAvailable }]) => ({
    name,
    severity,
    isFixed: Boolean(fixAvailable),
  }));
}
