import type { DeviceStorage } from './deviceStorage';
import type { PersistedField } from './persistedField';
import { areaNames, ifPossible, removeKeys, storageArea, succeeds } from './storageArea';
import { erased } from './storageEvents';
import { isEntered, isOwnKey, storageKeys } from './storageLifetimes';
import type { StorageKey } from './storageLifetimes';

/**
 * Erases all that the visitor entered, for good, in this tab and all others that can hear of it. What the browser
 * refuses to erase stays in the state. @param choicesToo true at the end of a visit: erases the visitor's choices too,
 * and removes every key, even empty ones. @returns true if nothing is left and the other tabs were told.
 */
export function eraseStored(device: DeviceStorage, choicesToo = false): boolean {
  device.sync();
  const isMeant = choicesToo ? isOwnKey : isEntered;
  const fields = device.store
    .values()
    .map(([field]) => field)
    .filter(({ key }) => isMeant(key));
  const wasAnyFound = fields.some((field) => device.isFound(field));
  const gone: StorageKey[] = [];
  for (const field of fields) if (eraseField(device, field)) gone.push(field.key);
  // After the fields, because reading one may have just set its text aside. Where nothing was found, storage may be
  // blocked, and there is none.
  const isRestGone = removeEverywhere('unreadable') || !wasAnyFound;
  const areTabsTold = device.tellErased(storageKeys.filter(isMeant));
  device.store.dispatch(erased({ keys: gone }));
  const isDone = gone.length === fields.length && isRestGone && areTabsTold;
  if (isDone && choicesToo)
    for (const name of areaNames) ifPossible(() => removeKeys(storageArea(name), isOwnKey));
  return isDone;
}

/** On a full device even the empty value may be refused, but no removal. @returns false if that is refused too. */
function eraseField(device: DeviceStorage, field: PersistedField): boolean {
  return succeeds(() => device.erase(field)) || removeEverywhere(field.key);
}

/** @returns false if the browser refused. */
function removeEverywhere(key: StorageKey): boolean {
  return areaNames.map((name) => succeeds(() => storageArea(name).removeItem(key))).every(Boolean);
}
