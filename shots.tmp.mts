// usage: tsx shots.tmp.mts OUT path width height scheme [selector] [storageJSON] [scrollSel]
import { chromium } from '@playwright/test';
import { chromiumOptions } from './scripts/chromiumOptions';
const [out, path, w, h, scheme, sel, stored, full] = process.argv.slice(2);
const b = await chromium.launch(chromiumOptions);
const c = await b.newContext({
  viewport: { width: +w!, height: +h! },
  colorScheme: scheme as 'light',
  reducedMotion: process.env.MOTION ? 'no-preference' : 'reduce',
  serviceWorkers: 'block',
});
const page = await c.newPage();
page.on('console', (m) => {
  if (!/Service Worker/.test(m.text())) console.log('console', m.text());
});
await page.addInitScript(
  (s) => {
    for (const [k, v] of Object.entries(s)) localStorage.setItem(k, v as string);
  },
  { consent: '{"choice":"accepted","at":"2026-11-21T10:00:00.000Z"}', ...JSON.parse(stored || '{}') },
);
await page.goto('http://localhost:4200' + path);
await page.waitForFunction(() => !('early' in window));
await page.waitForTimeout(300);
if (sel) {
  const l = page.locator(sel).first();
  await l.scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  if (full === 'win') await page.screenshot({ path: out! });
  else await l.screenshot({ path: out! });
} else await page.screenshot({ path: out!, fullPage: full === 'full' });
await b.close();
