/** Finds a Chromium for the browser tests or installs one: Debian's where we are root, else Playwright's own. */
import { wholeBrowserPath } from './browserPath';
import { attempt, installFromDebian } from './installFromDebian';

function installChromium(): boolean {
  // The shell only saves time, and not every release of Debian has it: whether this succeeds does not matter.
  installFromDebian('chromium-headless-shell');
  return installFromDebian('chromium', 'fonts-liberation');
}

if (!wholeBrowserPath()) {
  console.log('No Chromium found; installing one.');
  const playwright = () => attempt('npx', 'playwright', 'install', 'chromium');
  // Debian's package brings the libraries it needs along, so it is tried first.
  if (!((installChromium() || playwright()) && wholeBrowserPath())) {
    console.error(
      'The browser tests need Chromium, and it could not be installed. Do one of these, then run `npm test` again:\n' +
        '  npx playwright install --with-deps chromium\n' +
        '  sudo apt-get install chromium',
    );
    process.exit(1);
  }
}
