import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './scripts/chromiumOptions';

const port = Number(process.env.E2E_PORT ?? 4173);

/**
 * Browser tests run on the built site, served as a static host would. Nothing of the machine decides what they find: zone,
 * language, look and window are set here, and what differs between machines otherwise is in scripts/chromiumOptions.ts.
 * Tests tagged `@all` are left to `npm run test:all`; docs/testing.md says what belongs where.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // One more than the smallest machine has cores, as tests wait for timers and pages; those that mind the time wait
  // for events, never for a number of ms.
  workers: 3,
  fullyParallel: true,
  // One test checks many things in one visit, and the machine may be busy; each wait has a limit of its own.
  timeout: 180_000,
  expect: { timeout: 10_000 },
  // A test that passes the second time is a failed test.
  retries: 0,
  reporter: [['dot'], ['json', { outputFile: 'reports/e2e.json' }]],
  use: {
    // Tests answer requests in place of the server, which the service worker would do first; offline.spec.ts lets it.
    serviceWorkers: 'block',
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    colorScheme: 'light',
    // Recording every run would cost a fifth of the time; `--trace on` records a single one.
    trace: 'off',
    launchOptions: chromiumOptions,
  },
  webServer: {
    command: 'tsx scripts/serve.ts',
    env: { PORT: String(port) },
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
});
