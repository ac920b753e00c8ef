import { browserPath } from './browserPath';

const executablePath = browserPath();

/** How tests and measurements start Chromium. No sandbox: containers often run as root. The rest keeps it from calling its maker. */
export const chromiumOptions = {
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run'],
};
