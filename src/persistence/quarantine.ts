import * as v from 'valibot';
import { parseJson, setConfirmed } from './storageArea';
import { quarantineKey } from './storageKeys';

/*
 * Text that can't be read may be the only copy of what a visitor entered. It is kept under one key, as a JSON list of
 * `{"key":"votes","text":"…"}`, so that nothing overwrites it and the visitor can save or erase it.
 */

const itemsSchema = v.array(v.object({ key: v.string(), text: v.string() }));
type Item = v.InferOutput<typeof itemsSchema>[number];

/** @returns the items in `area`. If the quarantine's own text can't be read, that text becomes the only item. */
function itemsIn(area: Storage): Item[] {
  const text = area.getItem(quarantineKey);
  if (text === null) return [];
  const { success, output } = v.safeParse(itemsSchema, parseJson(text));
  return success ? output : [{ key: quarantineKey, text }];
}

/** Adds the items that are not in quarantine yet. @throws if `area` has no space; then nothing has changed. */
export function quarantine(area: Storage, ...items: readonly Item[]): void {
  const kept = itemsIn(area);
  const added = items.filter(({ key, text }) => !kept.some((item) => item.key === key && item.text === text));
  if (added.length > 0) setConfirmed(area, quarantineKey, JSON.stringify([...kept, ...added]));
}

/** Moves all items, when the choice about saving changes. @throws if `to` has no space; then nothing has changed. */
export function moveQuarantine(from: Storage, to: Storage): void {
  quarantine(to, ...itemsIn(from));
  from.removeItem(quarantineKey);
}
