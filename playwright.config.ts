import { defineConfig } from '@playwright/test';
import { sitePort } from './e2e/ports';
import { chromiumOptions } from './scripts/browsers/chromiumOptions';

/**
 * Browser tests run on the built site, served as a static host would serve it. So that no result depends on the
 * machine, time zone, language and colour scheme are set here, the window has Playwright's own default size of
 * 1280 x 720 px, and Chromium starts with the options in scripts/browsers/chromiumOptions.ts.
 * Tests tagged `@all` are left to `npm run test:all`; docs/testing.md says what belongs where.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // One more than the smallest machine has cores, because tests spend much of their time waiting. Tests in which time
  // matters wait for events, never for a number of ms.
  workers: 3,
  fullyParallel: true,
  // One test checks many things in one visit, and the machine may be busy; each wait has a limit of its own.
  timeout: 180_000,
  // Long, because beside four busy processes a page may take ten seconds to start.
  expect: { timeout: 20_000 },
  // A test that passes the second time is a failed test.
  retries: 0,
  reporter: [['dot'], ['json', { outputFile: 'reports/e2e.json' }]],
  use: {
    // A service worker would answer requests before a test's route can. Tests about offline use allow it.
    serviceWorkers: 'block',
    baseURL: `http://localhost:${sitePort}`,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    colorScheme: 'light',
    // Recording every run would cost a fifth of the time; `--trace on` records a single one.
    trace: 'off',
    launchOptions: chromiumOptions,
  },
  webServer: {
    command: 'tsx scripts/serve/serve.ts',
    // Also what a file `.env` may set for the site that is published: a variable that is set wins over the file.
    env: { PORT: String(sitePort), PUBLIC_PATH: '/', OUT_DIR: 'dist' },
    url: `http://localhost:${sitePort}`,
    reuseExistingServer: false,
  },
});
