import { areaNames, ifPossible, keysOf, storageArea } from './storageArea';
import type { AreaName } from './storageArea';
import { isOwnKey, quarantineKey } from './storageKeys';

/** One text of this site in the browser's storage. */
export interface StoredEntry {
  readonly name: string;
  readonly area: AreaName;
  /** Size of the text in UTF-8. A browser may use two bytes per character; a page can't find out. */
  readonly bytes: number;
  /** True for `{}`, `[]` and `null`, which erasing writes. */
  readonly empty: boolean;
}

/** @returns all the site stores now, for this browser and for this tab; `null` where storage is blocked. */
export function readInventory(): readonly StoredEntry[] | null {
  return ifPossible(() => areaNames.flatMap(entriesOf)) ?? null;
}

/** @returns a stored text as it is, or `null` if it is gone or storage is blocked. */
export function readStoredText(entry: Pick<StoredEntry, 'name' | 'area'>): string | null {
  return ifPossible(() => storageArea(entry.area).getItem(entry.name)) ?? null;
}

function entriesOf(area: AreaName): StoredEntry[] {
  const source = storageArea(area);
  return keysOf(source)
    .filter(isOwnKey)
    .sort()
    .map((name) => {
      const text = source.getItem(name) ?? '';
      const empty = name !== quarantineKey && ['{}', '[]', 'null'].includes(text);
      return { name, area, bytes: new TextEncoder().encode(text).length, empty };
    });
}
