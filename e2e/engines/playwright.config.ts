import { defineConfig } from '@playwright/test';
import { engineNames } from './engines';
import type { EngineOptions } from './engineTest';

/** The same journeys in three engines. Playwright is only the runner here: it can't drive two of the three. */
export default defineConfig<object, EngineOptions>({
  testMatch: '*.journey.ts',
  outputDir: '../../test-results/engines',
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // A test that passes the second time is a failed test.
  retries: 0,
  reporter: [['list'], ['json', { outputFile: '../../reports/engines.json' }]],
  // The slow ones have a lane each and so start once; Chromium fills what is left of both.
  projects: engineNames.map((name) => ({
    name,
    workers: name === 'chromium' ? 2 : 1,
    use: { engineName: name },
  })),
});
