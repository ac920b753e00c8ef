import { headlessShell, wholeBrowserPath } from './browserPath';

const executablePath = wholeBrowserPath();

/**
 * How tests and measurements start Chromium, so that it is the same on every machine. No sandbox: containers often
 * run as root. Shared memory goes into files: containers often have 64 MB of /dev/shm, and a page crashes when that
 * is full. The other options keep Chromium from contacting its maker's servers.
 */
export const chromiumOptions = {
  ...(headlessShell() ?? (executablePath && { executablePath })),
  args: [
    '--no-sandbox',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    '--disable-component-update',
    '--no-first-run',
  ],
};
