import { areaNames, ifPossible, keysOf, storageArea } from '../../persistence/storageArea';
import type { AreaName } from '../../persistence/storageArea';
import { isOwnKey } from '../../persistence/storageLifetimes';

export interface StoredEntry {
  readonly name: string;
  readonly area: AreaName;
  /** Size of the text in UTF-8. The browser may use two bytes per character, which a page can't find out. */
  readonly bytes: number;
  /** True for `{}`, `[]` and `null`, the empty values of what is entered. */
  readonly empty: boolean;
}

/** @returns all keys of this site in localStorage and sessionStorage, or `null` if storage is blocked. */
export function readInventory(): readonly StoredEntry[] | null {
  return readEverything()?.filter(({ name }) => isOwnKey(name)) ?? null;
}

/** @returns the same with the keys of anybody else who stores something under this address. */
export function readEverything(): readonly StoredEntry[] | null {
  return ifPossible(() => areaNames.flatMap(entriesOf)) ?? null;
}

/** @returns the stored text of `entry`, unchanged, or `null` if it was removed or storage is blocked. */
export function readStoredText(entry: Pick<StoredEntry, 'name' | 'area'>): string | null {
  return ifPossible(() => storageArea(entry.area).getItem(entry.name)) ?? null;
}

function entriesOf(area: AreaName): StoredEntry[] {
  const source = storageArea(area);
  return keysOf(source)
    .sort()
    .map((name) => {
      const text = source.getItem(name) ?? '';
      const empty = name !== 'unreadable' && ['{}', '[]', 'null'].includes(text);
      return { name, area, bytes: new TextEncoder().encode(text).length, empty };
    });
}
