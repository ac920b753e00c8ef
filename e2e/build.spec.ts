import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { workFolder } from '../scripts/workFolder';
import { expect, test } from './siteTest';

const root = path.join(import.meta.dirname, '..');
const dist = path.join(root, 'dist');

async function pages(): Promise<string[]> {
  const files = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith('.html'));
  return Promise.all(files.map((file) => readFile(path.join(dist, file), 'utf8')));
}

test('The built site holds no typeface but those its pages ask for', async () => {
  const [page = ''] = await pages();
  const asked = [...page.matchAll(/\/fonts\/([^'")]+)/g)].map(([, file]) => file);
  expect((await readdir(path.join(dist, 'fonts'))).sort()).toEqual([...new Set(asked)].sort());
});

test('The headers for nginx allow what every page of the same build allows itself', async () => {
  const headers = await readFile(path.join(workFolder(root, dist), 'security-headers.conf'), 'utf8');
  for (const page of await pages()) {
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1] ?? '';
    const hashes = policy.match(/'sha256-[^']+'/g) ?? [];
    expect(hashes.length).toBeGreaterThan(2);
    for (const hash of hashes) expect(headers).toContain(hash);
  }
});
