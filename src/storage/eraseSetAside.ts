import { area, keysOf } from './area';
import { isVisitorKey, storageKeys } from './storageKeys';
import type { StorageKey } from './storageKeys';

/**
 * Removes, for this browser and this tab, whatever stands beside the documents: texts that could not be
 * read, and answers still on their way. The documents themselves are erased by writing them empty.
 * @throws where storage is blocked.
 */
export function eraseSetAside(): void {
  for (const place of ['local', 'session'] as const) {
    const target = area(place);
    for (const name of keysOf(target)) {
      if (isVisitorKey(name) && !(storageKeys as readonly string[]).includes(name)) target.removeItem(name);
    }
  }
}

/**
 * The way out when a document can't be written, because it holds text that is unreadable and too big to be
 * set aside. Tabs that still know a value take the missing one for an erasure, so they do not write it back.
 * @throws where storage is blocked.
 */
export function removeUnwritable(key: StorageKey): void {
  area('local').removeItem(key);
  area('session').removeItem(key);
}
