import { browserPath } from './browserPath';

const executablePath = browserPath();

/**
 * How tests and measurements start Chromium, so that it is the same on every machine. No sandbox: containers often run
 * as root. Memory shared between its processes goes into files, as containers often have 64 MB of /dev/shm, and a page
 * that finds none crashes. The rest keeps it from calling its maker.
 */
export const chromiumOptions = {
  ...(executablePath && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    '--disable-component-update',
    '--no-first-run',
  ],
};
