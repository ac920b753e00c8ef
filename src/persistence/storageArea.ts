/* No other module of the app uses localStorage or sessionStorage (Oxlint enforces it), as even reading may throw. */

export type AreaName = 'local' | 'session';

export const areaNames: readonly AreaName[] = ['local', 'session'];

/**
 * @returns the browser's storage of that name.
 * @throws DOMException (SecurityError) if the visitor or the browser blocks storage: even reading the property throws.
 */
export function storageArea(name: AreaName): Storage {
  return name === 'local' ? window.localStorage : window.sessionStorage;
}

/** Writes and reads back, since a browser may accept a write and drop it. @throws if it was refused or dropped. */
export function setConfirmed(area: Storage, key: string, text: string): void {
  area.setItem(key, text);
  if (area.getItem(key) !== text) throw new Error(`The browser did not keep "${key}".`);
}

/**
 * Keeps text that can't be read, as it may be the only copy of what a visitor entered: as it was, below what was kept
 * before. @throws if there is no space; then nothing has changed.
 */
export function setAside(area: Storage, text: string): void {
  const kept = area.getItem('unreadable') ?? '';
  if (!kept.includes(text)) setConfirmed(area, 'unreadable', kept ? `${kept}\n${text}` : text);
}

export function keysOf(area: Storage): string[] {
  return Array.from({ length: area.length }, (_, i) => area.key(i)).filter((key) => key !== null);
}

export function removeKeys(area: Storage, isMeant: (name: string) => unknown): void {
  for (const name of keysOf(area).filter(isMeant)) area.removeItem(name);
}

/** @returns the JSON in `text`, or `undefined` if it holds none. */
export function parseJson(text: string): unknown {
  return ifPossible(() => JSON.parse(text) as unknown);
}

/** Runs a step that may fail, such as a use of blocked storage. @returns its result, or `undefined` if it threw. */
export function ifPossible<Result>(step: () => Result): Result | undefined {
  try {
    return step();
  } catch {
    return undefined;
  }
}

export function succeeds(step: () => unknown): boolean {
  const done = () => {
    step();
    return true;
  };
  return ifPossible(done) ?? false;
}
