import { areaNames, keysOf, storageArea } from './storageArea';
import type { AreaName } from './storageArea';
import { isUnreadableName, isVisitorKey } from './storageKeys';

/** One text of this site in the browser's storage. */
export interface StoredEntry {
  readonly name: string;
  readonly area: AreaName;
  /** Weight of the text as a UTF-8 file. Browsers may hold each character in two bytes, which no page can ask. */
  readonly bytes: number;
  /** Holds no value: what an erased map, list or record leaves behind. */
  readonly empty: boolean;
  /** Set aside because it could not be read. */
  readonly unreadable: boolean;
}

/** @returns all the site stores now, for this browser and for this tab; `null` where storage is blocked. */
export function readInventory(): readonly StoredEntry[] | null {
  try {
    return areaNames.flatMap((name) => entriesOf(name));
  } catch {
    return null;
  }
}

/** @returns a stored text as it is, or `null` if it is gone or storage is blocked. */
export function readStoredText(entry: Pick<StoredEntry, 'name' | 'area'>): string | null {
  try {
    return storageArea(entry.area).getItem(entry.name);
  } catch {
    return null;
  }
}

function entriesOf(from: AreaName): StoredEntry[] {
  const source = storageArea(from);
  return keysOf(source)
    .filter((name) => name === 'consent' || isVisitorKey(name))
    .sort()
    .map((name) => {
      const text = source.getItem(name) ?? '';
      const bytes = new TextEncoder().encode(text).length;
      const unreadable = isUnreadableName(name);
      return {
        name,
        area: from,
        bytes,
        empty: !unreadable && (text === '{}' || text === '[]' || text === 'null'),
        unreadable,
      };
    });
}
