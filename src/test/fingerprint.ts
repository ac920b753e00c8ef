import { createHash } from 'node:crypto';

/** @returns eight characters that change whenever something in the value does: short enough to keep in a list. */
export function fingerprintOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 8);
}
