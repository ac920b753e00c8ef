import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { freePort, startOn } from './startOn';

async function takePort() {
  const server = createServer((_, response) => response.end('here already'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const free = () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  return { port: (server.address() as AddressInfo).port, free };
}

const run = (code: string) => spawn(process.execPath, ['-e', code], { stdio: 'ignore' });

test('A server that answers is there until it is ended', async () => {
  const port = await freePort();
  const stop = await startOn(port, () =>
    run(`http.createServer((_, response) => response.end('new')).listen(${port}, '127.0.0.1')`),
  );
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('new');
  await stop();
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
});

test('Where another server answers on the port, none is started', async () => {
  const { port, free } = await takePort();
  const started: ChildProcess[] = [];
  const start = () => {
    const server = run('setTimeout(() => {}, 60_000)');
    started.push(server);
    return server;
  };
  try {
    await expect(startOn(port, start)).rejects.toThrow(`Port ${port} is taken.`);
    expect(started).toEqual([]);
  } finally {
    for (const server of started) server.kill();
    await free();
  }
});

test('One that ends by itself is not waited for', async () => {
  const port = await freePort();
  await expect(startOn(port, () => run('process.exit(1)'))).rejects.toThrow(
    `The server ended on port ${port}.`,
  );
});
