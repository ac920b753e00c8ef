import { storageKeys } from '../../storage/storageKeys';
import type { StoredEntry } from '../../storage/inventory';
import { yourData } from '../../content/en/yourData';
import type { Inventory } from './useInventory';

const { labels, nothing, reading, blockedItem } = yourData.stored;

export interface StoredRowData {
  readonly name: string;
  readonly label: string;
  /** What is stored under the name; absent if nothing is. */
  readonly entry?: StoredEntry;
  /** Stands in the place of size and place when nothing is stored. */
  readonly instead: string;
}

/** The known items always, so that the page keeps its shape; whatever else is there follows. */
export function rowsOf(inventory: Inventory): StoredRowData[] {
  const entries = typeof inventory === 'string' ? [] : inventory.filter(({ empty }) => !empty);
  const instead = inventory === 'unread' ? reading : inventory === 'blocked' ? blockedItem : nothing;
  const isKnown = (name: string) => (storageKeys as readonly string[]).includes(name);
  const known = storageKeys.flatMap((name): StoredRowData[] => {
    const found = entries.filter((entry) => entry.name === name);
    const row = { name, label: labels[name], instead };
    return found.length > 0 ? found.map((entry) => ({ ...row, entry })) : [row];
  });
  const rest = entries
    .filter(({ name }) => !isKnown(name))
    .map((entry) => ({
      name: entry.name,
      label: entry.unreadable ? labels.unreadable : labels.other,
      entry,
      instead,
    }));
  return [...known, ...rest];
}
