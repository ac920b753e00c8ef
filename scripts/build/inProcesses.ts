import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/**
 * Runs a script once for each word, each in a process of its own, as one works on one core only. @returns what each
 * told. @throws where one fails, when none runs any more: what is still written then would surprise the next run.
 */
export async function inProcesses<Told>(script: string, words: readonly string[]): Promise<Told[]> {
  const runs = words.map((word) => {
    const running = fork(script, [word]);
    return { word, running, ended: once(running, 'exit') };
  });
  const told = runs.map(
    ({ word, running }) =>
      new Promise<Told>((resolve, reject) => {
        running.once('message', (message) => {
          resolve(message as Told);
        });
        running.once('exit', (code) => {
          if (code !== 0) reject(new Error(`${path.basename(script)} ${word} failed.`));
        });
      }),
  );
  try {
    return await Promise.all(told);
  } catch (error) {
    for (const { running } of runs) running.kill();
    await Promise.all(runs.map(({ ended }) => ended));
    throw error;
  }
}
