import { writeFile } from 'node:fs/promises';
import { expect, test as base } from '@playwright/test';
import { hostPort } from '../ports';
import { HostedSite } from '../releases';
import { unknownPath } from '../screens';
import { startBrowser } from './engines';
import type { EngineName } from './engines';
import { listen } from './inPage';
import type { Browser, Settings } from './tab';
import { Visitor } from './visitor';

export interface EngineOptions {
  engineName: EngineName;
}

interface OfWorker extends EngineOptions {
  /** `undefined` where the engine is not installed. */
  engine: Browser | undefined;
  site: HostedSite;
}

interface OfTest {
  /** What a journey that breaks something on purpose may make the page say. */
  provokedWords: RegExp | undefined;
  /** A new visitor with empty storage. */
  visitor: Visitor;
  /** Starts a second browser, with settings of its own. */
  visitorWith: (settings: Settings) => Promise<Visitor>;
}

/**
 * Playwright's test with the visitor of one of the engines. After each test the pages must have said nothing unexpected
 * and the server must have refused nothing.
 */
export const test = base.extend<OfTest, OfWorker>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  provokedWords: [undefined, { option: true }],
  engine: [
    async ({ engineName }, run) => {
      const engine = await startBrowser(engineName);
      if (engine) console.log(`${engineName}: ${engine.version}`);
      await run(engine);
      await engine?.close();
    },
    // Firefox and WebKit start slowly beside each other.
    { scope: 'worker', timeout: 60_000 },
  ],
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern
    async ({}, run, { parallelIndex }) => {
      const site = await HostedSite.open(hostPort(parallelIndex));
      await site.beginPagesWith(`(${listen.toString()})()`);
      await run(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ engine, engineName, site, provokedWords }, run, testInfo) => {
    test.skip(!engine, `${engineName} is not installed`);
    if (!engine) return;
    site.refused.length = 0;
    const visitor = new Visitor(await engine.visit(site.origin), site.origin);
    await run(visitor);
    try {
      if (testInfo.status !== testInfo.expectedStatus)
        await writeFile(testInfo.outputPath('view.png'), await visitor.picture());
      await expectQuiet(visitor, site, provokedWords);
    } finally {
      await visitor.leave();
    }
  },
  visitorWith: async ({ engine, engineName, site, provokedWords }, run) => {
    test.skip(!engine, `${engineName} is not installed`);
    site.refused.length = 0;
    const started: Browser[] = [];
    const visitors: Visitor[] = [];
    await run(async (settings) => {
      const other = await startBrowser(engineName, settings);
      if (!other) throw new Error(`${engineName} went away.`);
      started.push(other);
      const visitor = new Visitor(await other.visit(site.origin), site.origin);
      visitors.push(visitor);
      return visitor;
    });
    try {
      for (const visitor of visitors) await expectQuiet(visitor, site, provokedWords);
    } finally {
      // All at once, so that one that can't be closed keeps no other running.
      await Promise.all(started.map((other) => other.close()));
    }
  },
});

async function expectQuiet(visitor: Visitor, site: HostedSite, provoked: RegExp | undefined): Promise<void> {
  const unexpected = (words: string) => words !== `404 ${unknownPath}` && !provoked?.test(words);
  expect((await visitor.heard()).filter(unexpected), 'what the pages said').toEqual([]);
  expect(site.refused.filter(unexpected), 'what the server refused').toEqual([]);
}

export { expect };
