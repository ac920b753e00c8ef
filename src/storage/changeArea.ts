import { area, keysOf } from './area';
import { quietly } from './quietly';
import { setAside } from './setAside';
import { isUnreadableName, isVisitorKey, ownerOf } from './storageKeys';
import type { StoredDocument } from './storedDocument';
import { parsed } from './storedText';

/**
 * Decline: every visitor key leaves localStorage, whatever happens. The documents' values are in the state
 * by now; text that can't be read may be the only copy, so it moves to this tab first. Where the tab has no
 * room for it, or is blocked, it goes: the visitor wants nothing to stay on this device.
 * @throws where storage is blocked altogether; then there is nothing to clear.
 */
export function clearDevice(documents: readonly StoredDocument[]): void {
  const local = area('local');
  for (const name of keysOf(local).filter(isVisitorKey)) {
    quietly(() => {
      keepUnreadable(name, local.getItem(name), documents);
    });
    local.removeItem(name);
  }
}

function keepUnreadable(name: string, text: string | null, documents: readonly StoredDocument[]): void {
  const key = ownerOf(name);
  if (text === null || key === undefined) return;
  const document = documents.find((known) => known.key === name);
  const unreadable = document ? document.read(parsed(text)) === undefined : isUnreadableName(name);
  if (unreadable) setAside(area('session'), key, text);
}

/** Accept after Decline: texts set aside in this tab go back to the device; what has no room stays in the tab. */
export function bringBackUnreadable(): void {
  const session = area('session');
  for (const name of keysOf(session).filter(isUnreadableName)) {
    const text = session.getItem(name);
    const key = ownerOf(name);
    if (text !== null && key !== undefined && setAside(area('local'), key, text)) session.removeItem(name);
  }
}
