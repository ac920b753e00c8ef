/**
 * `npm run loadtest`: serves the built site with a real nginx and the configuration in deploy/ on loopback, checks what
 * it answers, then loads it with wrk. Prints the figures for docs/decisions.md. As root it installs what is missing.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { headersFor, parseHeaders } from '../build/hostFiles';
import { attempt, installFromDebian } from '../browsers/installFromDebian';
import { ensureNginx, startNginx } from './nginx';

const root = path.join(import.meta.dirname, '../..');
const port = 8090;
const connections = 200;
const seconds = 30;

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: number;
}

/** Not `fetch`, which decompresses and hides what came over the wire. */
function get(address: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: address, headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes });
      });
    })
      .on('error', reject)
      .end();
  });
}

const failures: string[] = [];
let passed = 0;

function check(what: string, holds: boolean): void {
  if (holds) passed += 1;
  else failures.push(what);
}

/** Every header of the build's `_headers` but Cache-Control has to be there. */
function checkHeaders(address: string, headers: IncomingHttpHeaders): void {
  for (const [name, value] of Object.entries(headersFor(rules, '/'))) {
    if (name !== 'Cache-Control') check(`${address} has ${name}`, headers[name.toLowerCase()] === value);
  }
}

async function checkAnswers(): Promise<void> {
  const sitemap = readFileSync(path.join(root, 'dist', 'sitemap.xml'), 'utf8');
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const brotli = { 'Accept-Encoding': 'gzip, br' };
  for (const page of pages) {
    const { status, headers } = await get(page, brotli);
    check(`${page} is found`, status === 200);
    check(`${page} is HTML`, headers['content-type'] === 'text/html; charset=utf-8');
    check(`${page} comes compressed with brotli`, headers['content-encoding'] === 'br');
    check(`${page} is asked for anew`, headers['cache-control'] === 'no-cache, no-transform');
    checkHeaders(page, headers);
    const again = await get(page, { ...brotli, 'If-None-Match': String(headers.etag) });
    check(`${page} costs nothing if unchanged`, again.status === 304 && again.bytes === 0);
  }
  const html = readFileSync(path.join(root, 'dist', 'index.html'), 'utf8');
  const script = /src="(\/assets\/main[^"]+)"/.exec(html)?.[1] ?? '';
  const asset = await get(script, brotli);
  check(
    'scripts are kept for a year',
    asset.headers['cache-control'] === 'public, max-age=31536000, immutable, no-transform',
  );
  checkHeaders('a script', asset.headers);
  check(
    'gzip is there for those without brotli',
    (await get(script, { 'Accept-Encoding': 'gzip' })).headers['content-encoding'] === 'gzip',
  );
  check('plain text is there for the rest', (await get(script)).headers['content-encoding'] === undefined);
  const lost = await get('/no-such-page', brotli);
  check('an unknown address has status 404', lost.status === 404);
  check(
    'an unknown address gets the page for it',
    lost.bytes > 1000 && lost.headers['content-type'] === 'text/html; charset=utf-8',
  );
  checkHeaders('an unknown address', lost.headers);
  for (const missing of [
    '/assets/gone.js',
    '/fonts/gone.woff2',
    '/es/assets/gone.js',
    '/es/fonts/gone.woff2',
  ]) {
    const { status, headers } = await get(missing, brotli);
    check(`${missing}, which is not there, has status 404`, status === 404);
    // A file asked for in the middle of an upload would otherwise be missing for a year.
    check(`${missing} is asked for anew`, headers['cache-control'] === 'no-cache, no-transform');
  }
  const manifest = await get('/manifest.webmanifest');
  check(
    'the manifest has its type',
    String(manifest.headers['content-type']).startsWith('application/manifest+json'),
  );
  check(
    'the service worker is asked for anew',
    (await get('/service-worker.js')).headers['cache-control'] === 'no-cache, no-transform',
  );
  check('files for other hosts stay hidden', (await get('/_headers')).status === 404);
}

function load(address: string): string {
  const output = execFileSync(
    'wrk',
    [
      '-t2',
      `-c${connections}`,
      `-d${seconds}s`,
      '--latency',
      '-H',
      'Accept-Encoding: br',
      `http://127.0.0.1:${port}${address}`,
    ],
    { encoding: 'utf8' },
  );
  check(`no failed request to ${address} under load`, !/Socket errors|Non-2xx/.test(output));
  const read = (pattern: RegExp) => pattern.exec(output)?.[1] ?? '?';
  return `| ${address} | ${read(/Requests\/sec:\s+(\S+)/)} | ${read(/50%\s+(\S+)/)} | ${read(/99%\s+(\S+)/)} | ${read(/(\d+) requests in/)} | ${read(/Transfer\/sec:\s+(\S+)/)} |`;
}

if (!ensureNginx() || !(attempt('which', 'wrk') || installFromDebian('wrk')))
  throw new Error('Run `sudo apt-get install nginx libnginx-mod-http-brotli-static wrk` first.');
execFileSync('npx', ['tsx', 'scripts/build/build.ts'], {
  cwd: root,
  stdio: 'inherit',
  // Whatever `.env` says of the folder and the host's path: nginx serves `dist/` at the top of its own here.
  env: { ...process.env, PUBLIC_PATH: '/', OUT_DIR: 'dist' },
});
const dist = path.join(root, 'dist');
const rules = parseHeaders(readFileSync(path.join(dist, '_headers'), 'utf8'));
const stop = await startNginx(dist, port);
try {
  await checkAnswers();
  console.log(`\n${connections} connections for ${seconds} s each:\n`);
  console.log('| Address | Requests/s | Latency p50 | p99 | Requests | Sent/s |\n|---|--:|--:|--:|--:|--:|');
  console.log(load('/surveys'));
  console.log(load('/'));
} finally {
  await stop();
}
for (const failure of failures) console.error(`Not so: ${failure}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;
