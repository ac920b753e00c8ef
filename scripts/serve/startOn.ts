import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** @returns a port of this machine that nobody uses just now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Whoever it is that answers. */
function isAnswered(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(5000) }).then(
    () => true,
    () => false,
  );
}

/**
 * Starts a server and waits until it answers on a port of this machine, for half a minute at most. @returns what ends
 * it.
 */
export async function startOn(port: number, start: () => ChildProcess): Promise<() => Promise<void>> {
  // The answers of another server would be taken for its own.
  if (await isAnswered(port)) throw new Error(`Port ${port} is taken.`);
  const server = start();
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const stop = async () => {
    server.kill();
    await ended;
  };
  const deadline = Date.now() + 30_000;
  while (!(await isAnswered(port))) {
    const hasEnded = server.exitCode !== null || server.signalCode !== null;
    if (hasEnded || Date.now() > deadline) {
      await stop();
      throw new Error(`The server ${hasEnded ? 'ended' : 'did not answer'} on port ${port}.`);
    }
    await wait(50);
  }
  return stop;
}
