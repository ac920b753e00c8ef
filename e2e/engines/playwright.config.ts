import { defineConfig } from '@playwright/test';
import { engineNames } from './engines';
import type { EngineOptions } from './engineTest';

/** The same journeys in three engines. Playwright is only the runner here: it can't drive two of the three. */
export default defineConfig<object, EngineOptions>({
  testMatch: '*.journey.ts',
  outputDir: '../../test-results/engines',
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // A shared machine stalls now and then; what fails twice is a defect.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: '../../reports/engines.json' }]],
  // The slow ones have a lane each and so start once; Chromium fills what is left of both.
  projects: engineNames.map((name) => ({
    name,
    workers: name === 'chromium' ? 2 : 1,
    use: { engineName: name },
  })),
});
