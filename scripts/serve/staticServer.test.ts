import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { serve } from './staticServer';

const first = 47_000;
let folder = '';
let server: Server;
let port = 0;

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Not `fetch`, which would tidy the address. */
function get(address: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ port, path: address, headers, method }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const { statusCode: status, headers: sent } = response;
        resolve({ status, headers: sent, body: Buffer.concat(parts).toString() });
      });
    })
      .on('error', reject)
      .end();
  });
}

const put = async (file: string, text: string | Buffer) => {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await writeFile(path.join(folder, file), text);
};

async function open(base?: string) {
  ({ server, port } = await serve(first, { folder, ...(base !== undefined && { base }) }));
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'civic-voice-served-'));
  await put('_headers', '/*\n  X-Policy: one\n\n/assets/*\n  Cache-Control: immutable\n');
  await put('index.html', 'start');
  await put('404.html', 'unknown');
  await put('es/404.html', 'desconocida');
  await put('surveys/index.html', 'surveys');
  await put('assets/main.js', 'code');
});

afterEach(async () => {
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
  await rm(folder, { recursive: true, force: true });
});

test.each([
  ['/', 200, 'start'],
  ['/surveys', 200, 'surveys'],
  ['/surveys/', 200, 'surveys'],
  ['//surveys?answer=yes', 200, 'surveys'],
  ['/assets/main.js', 200, 'code'],
  ['/assets', 404, 'unknown'],
  ['/nowhere', 404, 'unknown'],
  ['/es/nowhere', 404, 'desconocida'],
  ['/%', 404, 'unknown'],
  ['/%00', 404, 'unknown'],
  ['/../../../../etc/passwd', 404, 'unknown'],
  ['/%2e%2e/%2e%2e/%2e%2e/etc/passwd', 404, 'unknown'],
])('%s is answered with %d and “%s”', async (address, status, body) => {
  await open();
  expect(await get(address)).toMatchObject({ status, body, headers: { 'x-policy': 'one' } });
});

test('A file has its type and the caching of its folder; that it is missing is kept by nobody', async () => {
  await open();
  const file = await get('/assets/main.js');
  expect(file.headers).toMatchObject({ 'content-type': 'text/javascript', 'cache-control': 'immutable' });
  for (const missing of ['/missing.js', '/assets/missing.js', '/surveys/missing.js', '/es/assets/missing.js'])
    expect((await get(missing)).headers['cache-control']).toBe('no-store');
});

test('A file that is known is not sent again, and a compressed one only to who takes it', async () => {
  await put('surveys/index.html.gz', gzipSync('surveys'));
  await open();
  const { headers, body } = await get('/surveys');
  expect([headers['content-encoding'], body]).toEqual([undefined, 'surveys']);
  const etag = headers.etag ?? '';
  expect(await get('/surveys', { 'If-None-Match': etag })).toMatchObject({ status: 304, body: '' });
  expect((await get('/surveys', { 'Accept-Encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
  expect(await get('/surveys', {}, 'HEAD')).toMatchObject({ status: 200, body: '' });
});

test.each(['bytes=5-2', 'bytes=-9', 'bytes=0-1,4-5', 'bytes=9999999-', 'bytes=a-b', 'nonsense', 'bytes=0-9'])(
  'Asked for the range %s it answers with the whole file',
  async (range) => {
    await open();
    expect(await get('/surveys', { Range: range })).toMatchObject({ status: 200, body: 'surveys' });
  },
);

test('A build under the server changes what is served, and ends nothing', async () => {
  await open();
  expect((await get('/surveys')).body).toBe('surveys');
  await put('surveys/index.html', 'surveys, and a card more');
  await put('_headers', '/*\n  X-Policy: two\n');
  const { headers, body } = await get('/surveys');
  expect([body, headers['x-policy']]).toEqual(['surveys, and a card more', 'two']);
  await rm(path.join(folder, 'surveys'), { recursive: true });
  expect(await get('/surveys')).toMatchObject({ status: 404, body: 'unknown' });
  await rm(folder, { recursive: true });
  expect(await get('/surveys')).toMatchObject({ status: 404, body: 'There is no such page.' });
  await put('index.html', 'new start');
  expect((await get('/')).body).toBe('new start');
});

test('In a folder of the host it answers there and nowhere else', async () => {
  await open('/civic');
  expect((await get('/civic/surveys')).body).toBe('surveys');
  expect((await get('/surveys')).status).toBe(404);
  expect((await get('/civic/es/nowhere')).body).toBe('desconocida');
});

// Elsewhere these are letters of a name; on Windows the first leads through folders, also out of the site's own, and the
// second names a drive, or the bytes of a file without its type.
test.each([
  ['surveys\\index.html', '/surveys%5cindex.html'],
  ['assets/main.js::$DATA', '/assets/main.js::$DATA'],
])('%s is no name of a file for it', async (file, address) => {
  await put(file, 'not to be served');
  await open();
  expect(await get(address)).toMatchObject({ status: 404, body: 'unknown' });
});

test('A port that is taken moves to the next', async () => {
  await open();
  const second = await serve(port, { folder });
  expect(second.port).toBeGreaterThan(port);
  await new Promise((resolve) => second.server.close(resolve));
});

test('Asked for any port, it says which one it got', async () => {
  ({ server, port } = await serve(0, { folder }));
  expect(port).toBeGreaterThan(0);
  expect((await get('/surveys')).body).toBe('surveys');
});
