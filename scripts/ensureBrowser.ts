/** Finds a Chromium for the browser tests or installs one: Playwright's own, else Debian's where we are root. */
import { wholeBrowserPath } from './browserPath';
import { attempt, installFromDebian } from './installFromDebian';

function installChromium(): boolean {
  // Not every release of Debian has the shell, which only saves time.
  installFromDebian('chromium-headless-shell');
  return installFromDebian('chromium', 'fonts-liberation');
}

if (!wholeBrowserPath()) {
  console.log('No Chromium found; installing one.');
  const playwright = () => attempt('npx', 'playwright', 'install', 'chromium');
  // Debian's comes with the libraries it needs, so it goes first where it can.
  if (!((installChromium() || playwright()) && wholeBrowserPath())) {
    console.error(
      'The browser tests need Chromium, and it could not be installed. Do one of these, then run `npm test` again:\n' +
        '  npx playwright install --with-deps chromium\n' +
        '  sudo apt-get install chromium',
    );
    process.exit(1);
  }
}
