import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { inProcesses } from './inProcesses';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'civic-voice-processes-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function script(code: string): Promise<string> {
  const file = path.join(folder, 'script.cjs');
  await writeFile(file, code);
  return file;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('What each process tells comes in the order of the words', async () => {
  const file = await script('process.send({ word: process.argv[2] }, () => process.disconnect());');
  expect(await inProcesses(file, ['en', 'es'])).toEqual([{ word: 'en' }, { word: 'es' }]);
});

test('Where one process fails, the others write nothing any more', async () => {
  const pidFile = path.join(folder, 'pid');
  const file = await script(`
    const { existsSync, renameSync, writeFileSync } = require('node:fs');
    const pid = ${JSON.stringify(pidFile)};
    if (process.argv[2] === 'works') {
      writeFileSync(pid + '.part', String(process.pid));
      renameSync(pid + '.part', pid);
      setTimeout(() => {}, 60_000);
    } else setInterval(() => existsSync(pid) && process.exit(1), 10);
  `);
  await expect(inProcesses(file, ['works', 'breaks'])).rejects.toThrow('script.cjs breaks failed.');
  const pid = Number(await readFile(pidFile, 'utf8'));
  try {
    expect(isRunning(pid)).toBe(false);
  } finally {
    if (isRunning(pid)) process.kill(pid);
    while (isRunning(pid)) await wait(10);
  }
});
