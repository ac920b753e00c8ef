import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Chromium without a user interface: it starts and draws faster. */
const shell = 'chromium-headless-shell';
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function firstInstalled(names: readonly string[]): string | undefined {
  for (const name of names) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    } catch {
      // Not installed under this name.
    }
  }
  return undefined;
}

function ownPath(): string | undefined {
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

/** @returns the full path of an installed browser the tests can drive, or `undefined`. */
export function browserPath(): string | undefined {
  return ownPath() ?? firstInstalled([shell, ...browsers]);
}

/** @returns the same, but a browser with a user interface: the shell has no settings and no back/forward cache. */
export function wholeBrowserPath(): string | undefined {
  return ownPath() ?? firstInstalled(browsers);
}

/** @returns the full path of an installed Firefox, or `undefined`. */
export function firefoxPath(): string | undefined {
  return firstInstalled(['firefox-esr', 'firefox']);
}

/**
 * @returns the driver of an installed WebKitGTK, which finds its own browser, or `undefined` where it has no screen
 * to draw on.
 */
export function webkitDriverPath(): string | undefined {
  return firstInstalled(['Xvfb']) && firstInstalled(['WebKitWebDriver']);
}
