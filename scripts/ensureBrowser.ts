/** Finds a Chromium for the browser tests or installs one: Playwright's own, else Debian's where we are root. */
import { execFileSync } from 'node:child_process';
import { wholeBrowserPath } from './browserPath';

function attempt(command: string, ...args: string[]): boolean {
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

function installFromDebian(): boolean {
  if (process.getuid?.() !== 0) return false;
  if (!attempt('apt-get', 'update')) return false;
  // Not every release of Debian has the shell, which only saves time.
  attempt('apt-get', 'install', '-y', 'chromium-headless-shell');
  return attempt('apt-get', 'install', '-y', 'chromium', 'fonts-liberation');
}

if (!wholeBrowserPath()) {
  console.log('No Chromium found; installing one.');
  const playwright = () => attempt('npx', 'playwright', 'install', 'chromium');
  // Debian's comes with the libraries it needs, so it goes first where it can.
  if (!((installFromDebian() || playwright()) && wholeBrowserPath())) {
    console.error(
      'The browser tests need Chromium, and it could not be installed. Do one of these, then run `npm test` again:\n' +
        '  npx playwright install --with-deps chromium\n' +
        '  sudo apt-get install chromium',
    );
    process.exit(1);
  }
}
