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

/** @param text `null` where npm can't be started, which the type of `spawnSync` does not say. */
function read(text: string | null): Report | null {
  try {
    return JSON.parse(text ?? '') as Report | null;
  } catch {
    return null;
  }
}

/** @returns what `npm audit` knows of the packages that visitors download, or `null` where no audit service answers. */
export function knownHoles(): readonly Hole[] | null {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    encoding: 'utf8',
    timeout: 60_000,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const report = read(stdout);
  if (!report?.vulnerabilities) return null;
  return Object.entries(report.vulnerabilities).map(([name, { severity, fixAvailable }]) => ({
    name,
    severity,
    isFixed: Boolean(fixAvailable),
  }));
}
