import { chromium } from '@playwright/test';
import { chromiumOptions } from './scripts/chromiumOptions';
const b = await chromium.launch(chromiumOptions);
for (const l of ['', '/es'])
  for (const w of [960, 1024, 1152, 1280, 1440, 1680]) {
    const p = await b.newPage({ viewport: { width: w, height: 800 } });
    await p.addInitScript(() =>
      localStorage.setItem('consent', '{"choice":"accepted","at":"2026-11-21T10:00:00.000Z"}'),
    );
    await p.goto('http://localhost:4200' + l + '/');
    await p.waitForFunction(() => !('early' in window));
    await p.waitForTimeout(200);
    console.log(
      l,
      w,
      await p.evaluate(
        `(() => { const r = (s) => { const x = document.querySelector(s).getBoundingClientRect(); return [x.x, x.top, x.right, x.bottom].map(Math.round).join(" "); }; return JSON.stringify({ h1: r("h1"), fs: getComputedStyle(document.querySelector("h1")).fontSize, voice: r("[data-own] svg"), btn: r("main a.MuiButton-contained"), q: r("main [role=group]") }); })()`,
      ),
    );
    await p.close();
  }
await b.close();
