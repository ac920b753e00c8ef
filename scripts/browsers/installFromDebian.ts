import { execFileSync } from 'node:child_process';

/** @returns whether the command could be run to its end. */
export function attempt(command: string, ...args: string[]): boolean {
  try {
    execFileSync(command, args, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return true;
  } catch {
    return false;
  }
}

/** @returns whether the packages are installed now. Installs on Debian and its derivatives, as root only. */
export function installFromDebian(...packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !attempt('apt-get', 'update')) return false;
  return attempt('apt-get', 'install', '-y', '--no-install-recommends', ...packages);
}
