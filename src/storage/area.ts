/* The one module that touches localStorage and sessionStorage (lint enforces it). */

export type AreaName = 'local' | 'session';

/**
 * @returns the browser's storage of that name.
 * @throws DOMException (SecurityError) where the visitor or the browser blocks storage: it throws on mere access.
 */
export function area(name: AreaName): Storage {
  return name === 'local' ? window.localStorage : window.sessionStorage;
}

/** Writes and reads back, since a browser may accept a write and drop it. @throws where it was refused or lost. */
export function setConfirmed(target: Storage, key: string, text: string): void {
  target.setItem(key, text);
  if (target.getItem(key) !== text) throw new Error(`The browser did not keep "${key}".`);
}

/** @returns the names of all keys in `target`. */
export function keysOf(target: Storage): string[] {
  return Array.from({ length: target.length }, (_, i) => target.key(i)).filter((key) => key !== null);
}
