import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { check } from './checkStep';
import type { Report, ReportFile } from './checkStep';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'civic-voice-step-'));
  jest.spyOn(console, 'log').mockReturnValue();
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function leave(found: Report): ReportFile {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(found));
  return { file, read: (text) => JSON.parse(text) as Report };
}

const failure = { title: 'a test', again: 'npx jest' };

test.each([
  ['passed', []],
  ['failed', [failure]],
])(
  'A step that ends before its tests have begun takes nothing from an earlier step that %s, and names itself',
  async (_, failures) => {
    const report = leave({ passed: 5, skipped: 1, failures });
    const result = await check({ name: 'more tests', command: 'exit 1', report });
    const itself = { title: 'more tests', again: 'npx exit 1' };
    expect(result).toMatchObject({ passed: 0, skipped: 0, failures: [itself] });
  },
);

test('A step counts what its own tests left, and names itself only if these name no failure', async () => {
  const own = path.join(folder, 'own.json');
  const found = { passed: 2, skipped: 0, failures: [failure] };
  writeFileSync(own, JSON.stringify(found));
  const report = leave({ passed: 5, skipped: 1, failures: [] });
  const copy = `node -e "fs.copyFileSync(...process.argv.slice(1))" "${own}" "${report.file}"`;
  expect(await check({ name: 'tests', command: `${copy} && exit 1`, report })).toMatchObject(found);
  writeFileSync(own, JSON.stringify({ ...found, failures: [] }));
  const { failures } = await check({ name: 'tests', command: `${copy} && exit 1`, report });
  expect(failures).toMatchObject([{ title: 'tests' }]);
});
