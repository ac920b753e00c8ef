import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { expect, test } from './siteTest';

const icon = path.join(import.meta.dirname, '..', 'dist', 'icon-192.png');

function get(address: string, range: string): Promise<{ status: number | undefined; body: Buffer }> {
  return new Promise((resolve, reject) => {
    request(address, { headers: { Range: range } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        resolve({ status: response.statusCode, body: Buffer.concat(parts) });
      });
    })
      .on('error', reject)
      .end();
  });
}

test('The server of `npm start` survives any range it is asked for, and answers it rightly', async ({
  baseURL,
}) => {
  const file = await readFile(icon);
  const ranges = [
    'bytes=5-2',
    'bytes=-9',
    'bytes=0-1,4-5',
    'bytes=9999999-',
    'bytes=a-b',
    'nonsense',
    'bytes=0-9',
  ];
  for (const range of ranges) {
    const { status, body } = await get(`${baseURL ?? ''}/icon-192.png`, range);
    expect([range, status, body.equals(file)]).toEqual([range, 200, true]);
  }
});

test('The server of `npm start` lets nobody keep the answer that a file is missing', async ({ request }) => {
  for (const folder of ['', '/assets', '/fonts', '/surveys', '/es/assets', '/es/fonts']) {
    const response = await request.get(`${folder}/missing.js`);
    expect([folder, response.status(), response.headers()['cache-control']]).toEqual([
      folder,
      404,
      'no-store',
    ]);
  }
});
