import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

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

/** Where Playwright notes that it has installed its own headless shell, beside the folder of its whole Chromium. */
const ownShell = () =>
  chromium.executablePath().replace(/chromium-(\d+).*/, 'chromium_headless_shell-$1/INSTALLATION_COMPLETE');

/**
 * A headless shell is Chromium without a user interface. It takes half the processor time of the whole browser, which
 * starts a second renderer for its own toolbar.
 * @returns how Playwright starts an installed one (without a path, its own), or `undefined`.
 */
export function headlessShell(): { readonly executablePath?: string } | undefined {
  if (existsSync(ownShell())) return {};
  const executablePath = firstInstalled(['chromium-headless-shell']);
  return executablePath === undefined ? undefined : { executablePath };
}

/**
 * @returns the full path of an installed Chromium with a user interface, or `undefined`. For what the shell does not
 * have: settings, a back/forward cache, and what a visitor's own browser does.
 */
export function wholeBrowserPath(): string | undefined {
  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  return firstInstalled(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']);
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
