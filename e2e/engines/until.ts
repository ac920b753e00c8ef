import { setTimeout as wait } from 'node:timers/promises';

/** Asks again and again until there is an answer. @throws after so many seconds, also if a question is never answered. */
export async function until<Found>(
  what: string,
  ask: () => Promise<Found | undefined>,
  seconds = 20,
): Promise<Found> {
  const end = Date.now() + seconds * 1000;
  const tooLate = () => new Error(`${what} after ${seconds} seconds.`);
  async function askOn(): Promise<Found> {
    while (Date.now() < end) {
      const found = await ask();
      if (found) return found;
      await wait(50);
    }
    throw tooLate();
  }
  const late = wait(seconds * 1000, undefined, { ref: false }).then(() => {
    throw tooLate();
  });
  return Promise.race([askOn(), late]);
}
