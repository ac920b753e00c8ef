import childProcess from 'node:child_process';
import { expect, jest, test } from '@jest/globals';
import { knownHoles } from './knownHoles';

/** Lets the next command print this; with `null` it can't be started. */
function printed(stdout: string | null): void {
  const result = { pid: 0, output: [], stderr: null, status: null, signal: null, stdout };
  jest.spyOn(childProcess, 'spawnSync').mockReturnValueOnce(result as never);
}

test.each([null, '', 'npm error', 'null', '{}', '{ "error": { "code": "ENOAUDIT" } }'])(
  'Where npm prints %j nothing is known',
  (stdout) => {
    printed(stdout);
    expect(knownHoles()).toBeNull();
  },
);

test('Each hole has its name, how bad it is, and whether an update closes it', () => {
  const vulnerabilities = {
    one: { severity: 'high', fixAvailable: { name: 'one', version: '2.0.0' } },
    two: { severity: 'low', fixAvailable: false },
  };
  printed(JSON.stringify({ vulnerabilities }));
  expect(knownHoles()).toEqual([
    { name: 'one', severity: 'high', isFixed: true },
    { name: 'two', severity: 'low', isFixed: false },
  ]);
});
