/**
 * `npm run lighthouse`: runs Lighthouse's mobile audit on every route of the built site, served over HTTP/2
 * with brotli, and prints the scores as Markdown. `RUNS=3` takes the median of more runs. Close everything
 * else first: the performance score depends on the processor.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { chromiumOptions } from '../scripts/browsers/chromiumOptions';
import { folderSite, serveHttp2 } from './serve';

const dist = path.join(import.meta.dirname, '..', 'dist');
const runs = Number(process.env.RUNS ?? 1);
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => {
        resolve(port);
      });
    });
  });
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

const server = await serveHttp2(folderSite(dist));
const port = await freePort();
const browser = await chromium.launch({
  ...chromiumOptions,
  args: [
    ...chromiumOptions.args,
    `--remote-debugging-port=${port}`,
    `--ignore-certificate-errors-spki-list=${server.trust}`,
  ],
});

const sitemap = readFileSync(path.join(dist, 'sitemap.xml'), 'utf8');
const routes = [...sitemap.matchAll(/<loc>([^<]+)</g)].map(([, url = '']) => new URL(url).pathname);
const faults = new Set<string>();

console.log('| Route | Performance | Accessibility | Best practices | SEO | Largest paint | Blocked |');
console.log('|---|--:|--:|--:|--:|--:|--:|');
for (const route of routes) {
  const scores: Record<(typeof categories)[number], number[]> = {
    performance: [],
    accessibility: [],
    'best-practices': [],
    seo: [],
  };
  const paints: number[] = [];
  const blocked: number[] = [];
  for (let run = 0; run < runs; run++) {
    const result = await lighthouse(server.origin + route, {
      port,
      logLevel: 'silent',
      onlyCategories: [...categories],
    });
    if (!result) throw new Error(`Lighthouse had nothing to say about ${route}.`);
    const { lhr } = result;
    for (const name of categories) {
      scores[name].push((lhr.categories[name]?.score ?? NaN) * 100);
      for (const { id } of lhr.categories[name]?.auditRefs ?? []) {
        const audit = lhr.audits[id];
        if (name !== 'performance' && audit?.score === 0) faults.add(`${route}: ${id}`);
      }
    }
    paints.push(lhr.audits['largest-contentful-paint']?.numericValue ?? NaN);
    blocked.push(lhr.audits['total-blocking-time']?.numericValue ?? NaN);
  }
  const cells = categories.map((name) => Math.round(median(scores[name])));
  console.log(
    `| ${[route, ...cells, `${Math.round(median(paints))} ms`, `${Math.round(median(blocked))} ms`].join(' | ')} |`,
  );
}
for (const fault of faults) console.log(`- ${fault}`);
await browser.close();
server.close();
