// mont OUT scale img... : images beside each other, top aligned; long ones are cut into columns of 1500*1/scale
import { chromium } from '@playwright/test';
import { chromiumOptions } from './scripts/chromiumOptions';
import { readFileSync } from 'node:fs';
const [out, scale, ...imgs] = process.argv.slice(2);
const b = await chromium.launch(chromiumOptions);
const p = await b.newPage({ viewport: { width: 4000, height: 1500 } });
await p.setContent(
  `<body style="margin:0;background:#888"><div id=m style="display:inline-flex;gap:16px;align-items:start">${imgs.map((i) => `<img src="data:image/png;base64,${readFileSync(i).toString('base64')}">`).join('')}</div>`,
);
await p.evaluate(async (s) => {
  const m = document.querySelector('#m')!;
  for (const im of [...document.images]) {
    await im.decode();
    const w = im.naturalWidth * s,
      h = im.naturalHeight * s,
      max = 1500;
    for (let y = 0; y < h; y += max) {
      const d = document.createElement('div');
      d.style.cssText = `width:${w}px;height:${Math.min(max, h - y)}px;background:url(${im.src}) 0 ${-y}px/${w}px ${h}px;flex:none`;
      m.insertBefore(d, im);
    }
    im.remove();
  }
}, +scale!);
await p.locator('#m').screenshot({ path: out! });
await b.close();
