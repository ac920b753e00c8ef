/**
 * Fails when a shipped package has a known hole that an update would close. Some networks have no audit
 * service: that is said, and is no failure.
 */
import { spawnSync } from 'node:child_process';

interface Report {
  readonly vulnerabilities?: Readonly<Record<string, { severity: string; fixAvailable: unknown }>>;
}

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  encoding: 'utf8',
  timeout: 60_000,
  stdio: ['ignore', 'pipe', 'ignore'],
});

function parse(text: string): Report {
  try {
    return JSON.parse(text) as Report;
  } catch {
    return {};
  }
}

const { vulnerabilities } = parse(stdout);
if (!vulnerabilities) {
  console.log('The registry’s audit service did not answer: not checked.');
} else {
  const found = Object.entries(vulnerabilities);
  for (const [name, { severity, fixAvailable }] of found) {
    console.log(`${name}: ${severity}${fixAvailable ? ', fixed in an update' : ', no fix yet'}`);
  }
  console.log(`${found.length} known holes in what is shipped.`);
  process.exitCode = found.some(([, { fixAvailable }]) => fixAvailable) ? 1 : 0;
}
