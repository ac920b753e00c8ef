import { chromium } from '@playwright/test';
import { chromiumOptions } from './scripts/chromiumOptions';
import { readFileSync } from 'node:fs';
// each line: out path width height scheme storageJSON js|'' mode(full|win)
const jobs = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as any[];
const b = await chromium.launch(chromiumOptions);
for (const j of jobs) {
  const c = await b.newContext({
    viewport: { width: j.w, height: j.h ?? 800 },
    colorScheme: j.scheme ?? 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await c.newPage();
  page.on('console', (m) => {
    if (!/Service Worker/.test(m.text())) console.log('console', j.out, m.text());
  });
  await page.addInitScript(
    (s) => {
      for (const [k, v] of Object.entries(s)) localStorage.setItem(k, v as string);
    },
    { consent: '{"choice":"accepted","at":"2026-11-21T10:00:00.000Z"}', ...(j.stored ?? {}) },
  );
  try {
    await page.goto('http://localhost:4200' + j.path);
    await page.waitForFunction(() => !('early' in window));
    await page.waitForTimeout(250);
    for (const step of j.steps ?? []) {
      if (step.click) await page.locator(step.click).first().click();
      if (step.fill) await page.locator(step.fill).first().fill(step.value);
      if (step.select) await page.locator(step.select).first().selectOption(step.value);
      if (step.scroll)
        await page
          .locator(step.scroll)
          .first()
          .evaluate((e, d) => window.scrollTo(0, e.getBoundingClientRect().top + scrollY - d), step.d ?? 80);
      if (step.y !== undefined) await page.evaluate((y) => window.scrollTo(0, y), step.y);
      await page.waitForTimeout(step.wait ?? 350);
    }
    if (j.mode === 'full') await page.screenshot({ path: j.out, fullPage: true });
    else if (j.clip) await page.screenshot({ path: j.out, fullPage: true, clip: j.clip });
    else if (j.sel) await page.locator(j.sel).first().screenshot({ path: j.out });
    else await page.screenshot({ path: j.out });
  } catch (e) {
    console.log(j.out, String(e).slice(0, 300));
  }
  await c.close();
}
await b.close();
