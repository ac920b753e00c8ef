import { setConfirmed } from './area';
import { unreadableName } from './storageKeys';
import type { StorageKey } from './storageKeys';

/** More unreadable texts of one key than this are not kept apart: the key is then left alone. */
const mostKept = 9;

/**
 * Keeps a copy of text that can't be read under the first free `<key>.unreadable…` name of `target`.
 * @returns false if there is no room for it.
 */
export function setAside(target: Storage, key: StorageKey, text: string): boolean {
  for (let n = 0; n < mostKept; n++) {
    const name = unreadableName(key, n);
    const kept = target.getItem(name);
    if (kept === text) return true;
    if (kept !== null) continue;
    try {
      setConfirmed(target, name, text);
      return true;
    } catch {
      return false;
    }
  }
  return false;
}
