/**
 * Finds what the browser tests run in or installs it: a headless shell, and a whole Chromium for what only that one
 * can do. Debian's packages where we are root, as they bring the libraries they need along; else Playwright's own. Starts
 * each once: without its libraries a browser is there, and every test would fail at its start.
 */
import { chromium } from '@playwright/test';
import type { LaunchOptions } from '@playwright/test';
import { headlessShell, wholeBrowserPath } from './browserPath';
import { attempt, installFromDebian } from './installFromDebian';

function install(name: string): void {
  if (!installFromDebian(name, 'fonts-liberation')) attempt('npx', 'playwright', 'install', name);
}

if (!headlessShell()) {
  console.log('No headless shell of Chromium found; installing one.');
  install('chromium-headless-shell');
}
if (!wholeBrowserPath()) {
  console.log('No Chromium found; installing one.');
  install('chromium');
}

const shell = headlessShell();
const whole = wholeBrowserPath();
// Not before: it looks for the browsers while it is loaded.
const { chromiumOptions } = await import('./chromiumOptions');

async function starts(options: LaunchOptions = {}): Promise<boolean> {
  try {
    const browser = await chromium.launch({ ...chromiumOptions, ...options });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

const bothStart = async () =>
  whole !== undefined && (await starts()) && (await starts({ executablePath: whole }));

let isReady = await bothStart();
if (whole && !isReady && process.getuid?.() === 0) {
  console.log('Chromium does not start; installing the libraries it needs.');
  attempt('npx', 'playwright', 'install-deps', 'chromium');
  isReady = await bothStart();
}
if (!isReady) {
  console.error(
    'The browser tests need a Chromium that starts, and it could not be installed. Do one of these, then run `npm test` again:\n' +
      '  npx playwright install --with-deps chromium\n' +
      '  sudo apt-get install chromium chromium-headless-shell',
  );
  process.exit(1);
}
console.log(
  shell
    ? `The browser tests run in ${shell.executablePath ?? 'the headless shell of Playwright'}.`
    : `The browser tests run in ${whole}. They would take half as long in a headless shell, which could not be installed.`,
);
