import { defineConfig } from '@playwright/test';
import { engineNames } from './engines';
import type { EngineOptions } from './engineTest';

/** The same journeys in three engines. Playwright is only the runner here: it can't drive two of the three. */
export default defineConfig<object, EngineOptions>({
  testMatch: '*.journey.ts',
  outputDir: '../../test-results/engines',
  workers: 2,
  timeout: 120_000,
  // Long, because beside four busy processes a page may take ten seconds to start.
  expect: { timeout: 20_000 },
  // A test that passes the second time is a failed test.
  retries: 0,
  reporter: [['list'], ['json', { outputFile: '../../reports/engines.json' }]],
  // Firefox and WebKit, the slow ones, have one worker each, so that each starts once. Chromium uses the time that is
  // left of both workers.
  projects: engineNames.map((name) => ({
    name,
    workers: name === 'chromium' ? 2 : 1,
    use: { engineName: name },
  })),
});
