import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { printHashList } from './hashList';
import { siteSettings } from './siteSettings';

test('The list has each file’s hash, and the settings to build them again as a shell reads them', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'hashes-'));
  for (const file of ['index.html', 'index.html.br', 'SHA256SUMS.txt'])
    await writeFile(path.join(folder, file), 'a');
  const funding = "By its members' dues";
  const site = siteSettings({
    OPERATOR_NAME: 'League',
    OPERATOR_FUNDING: funding,
    SOURCE_DATE_EPOCH: '1796083200',
  });
  const list = await printHashList(folder, site);
  await rm(folder, { recursive: true });
  expect(list.split('\n').filter((line) => line && !line.startsWith('#'))).toEqual([
    // sha256 of `a`, computed with openssl.
    'ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb  index.html',
  ]);
  const [, settings = ''] = /^# {3}(.*) npm run build$/m.exec(list) ?? [];
  const read = execFileSync('sh', ['-c', `${settings} env`], { encoding: 'utf8' });
  expect(read).toContain(`OPERATOR_FUNDING=${funding}\n`);
  expect(read).toContain('SOURCE_DATE_EPOCH=1796083200\n');
});
