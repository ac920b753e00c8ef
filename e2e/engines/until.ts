import { setTimeout } from 'node:timers/promises';

/** Asks again and again, up to 20 seconds. @returns the first answer that is one. */
export async function until<Found>(what: string, ask: () => Promise<Found | undefined>): Promise<Found> {
  const end = Date.now() + 20_000;
  for (;;) {
    const found = await ask();
    if (found) return found;
    if (Date.now() > end) throw new Error(`${what} after 20 seconds.`);
    await setTimeout(50);
  }
}
