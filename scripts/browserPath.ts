import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const installed = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** @returns the full path of an installed browser the tests can drive, or `undefined`. */
export function browserPath(): string | undefined {
  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  for (const name of installed) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    } catch {
      // Not there under this name.
    }
  }
  return undefined;
}
