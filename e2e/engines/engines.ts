import { firefoxPath, webkitDriverPath, wholeBrowserPath } from '../../scripts/browsers/browserPath';
import { startPuppeteer } from './puppeteerBrowser';
import type { Browser, Settings } from './tab';
import { startWebkit } from './webkitBrowser';

/** The slowest first. */
export const engineNames = ['webkit', 'firefox', 'chromium'] as const;
export type EngineName = (typeof engineNames)[number];

const paths = { chromium: wholeBrowserPath, firefox: firefoxPath, webkit: webkitDriverPath };

/** @returns a running browser, or `undefined` where that engine is not installed. */
export async function startBrowser(name: EngineName, settings: Settings = {}): Promise<Browser | undefined> {
  const path = paths[name]();
  if (path === undefined) return undefined;
  return name === 'webkit' ? startWebkit(path, settings) : startPuppeteer(name, path, settings);
}
