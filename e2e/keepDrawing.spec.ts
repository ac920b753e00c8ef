import { answer, expect, test, visit } from './siteTest';

test(
  'A page that Chromium has stopped drawing is drawn again, and a press on it goes on',
  { tag: '@all' },
  async ({ browser, page }) => {
    await visit(page, '/surveys/carbon-tax-policy');
    const session = await browser.newBrowserCDPSession();
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    const gpu = processInfo.find(({ type }) => type === 'GPU');
    expect(gpu).toBeDefined();
    if (gpu) process.kill(gpu.id, 'SIGSTOP');
    await answer(page, 'Yes', 'Carbon Tax Policy').click({ timeout: 60_000 });
    await expect(answer(page, 'Yes', 'Carbon Tax Policy')).toHaveAttribute('aria-pressed', 'true');
  },
);
