import type { Action } from '@reduxjs/toolkit';
import { areaInUse, decisionIn, decisionInUse } from './consentDecision';
import type { Decision } from './consentDecision';
import { persistedConsent } from './consentSlice';
import { printValue, readText } from './fieldTransform';
import { sameJson } from './merge';
import type { Winner } from './merge';
import type { PersistedField } from './persistedField';
import {
  areaNames,
  ifPossible,
  keysOf,
  removeKeys,
  setAside,
  setConfirmed,
  storageArea,
  succeeds,
} from './storageArea';
import type { AreaName } from './storageArea';
import { changedElsewhere, erased, quarantined, writeFailed, writeRecovered } from './storageEvents';
import { followsChoice, isEntered, isOwnKey, storageKeys, storedItems } from './storageLifetimes';
import type { StorageKey } from './storageLifetimes';

/** A persisted field with its value in the state. */
export type PersistedValue = readonly [field: PersistedField, value: unknown];

/** What `DeviceStorage` needs of the store. It can't import the store, which is built with a `DeviceStorage`. */
export interface StoreAccess {
  dispatch(event: Action): void;
  values(): readonly PersistedValue[];
  /** True if the browser refused the last write of `key` (`savingSlice.ts`). */
  isFailing(key: StorageKey): boolean;
}

/** Tells every other open tab which keys were erased. @returns false if it can't. */
type TellTabs = (keys: readonly StorageKey[]) => boolean;

/**
 * Keeps the persisted fields and the browser's storage in sync, with three promises: what is stored is valid JSON of
 * the field's shape, a write changes only what this tab changed, and nothing unreadable is overwritten.
 * Everything is synchronous: an asynchronous write that starts while the page is being left would not finish.
 */
export class DeviceStorage {
  /** Where this tab has what follows the choice about saving. */
  private area: AreaName = 'local';
  /** The value of each field that this tab last read or wrote, with its text: the base of the next three-way merge. */
  private readonly base = new Map<StorageKey, { readonly text: string | null; readonly value: unknown }>();
  private tellTabs: TellTabs = () => true;

  constructor(readonly store: StoreAccess) {}

  /** From now on erasures are told to the other tabs by `tell`; before that this tab is the only one it knows of. */
  connectTabs(tell: TellTabs): void {
    this.tellTabs = tell;
  }

  /** @returns false if no channel leads to the other tabs: they may still show what was erased. */
  tellErased(keys: readonly StorageKey[]): boolean {
    return this.tellTabs(keys);
  }

  /**
   * Called by redux-persist at the start. Reads where this tab left its own: if the choice was changed in another tab
   * while this one was closed, `followChoice` then moves and merges it. Never throws.
   * @returns the stored text; `undefined` if there is none that can be read.
   */
  load(field: PersistedField): string | undefined {
    const isOwn = (name: string) => followsChoice(name) || name === 'consent';
    if (this.base.size === 0 && ifPossible(() => keysOf(storageArea('session')).some(isOwn)))
      this.area = 'session';
    this.resetBase(field);
    try {
      const text = this.textOf(field.key);
      if (text === null) return undefined;
      const value = this.read(field, text);
      this.base.set(field.key, { text, value: value ?? field.empty });
      return value === undefined ? undefined : text;
    } catch {
      this.reportFailure(field.key);
      return undefined;
    }
  }

  /**
   * Called by redux-persist a tick after each change. A value that was just read from storage, where another tab may
   * have written it, is not written back. @param text as the field's transform printed it; `undefined` if the value in
   * the state is none of the field's, which is a mistake of ours and not stored.
   */
  save(field: PersistedField, text: string | undefined): void {
    const { key } = field;
    const mine = text === undefined ? undefined : readText(field, text);
    if (mine === undefined) {
      this.reportFailure(key);
      return;
    }
    if (!this.store.isFailing(key) && sameJson(mine, this.base.get(key)?.value)) return;
    this.followChoice();
    this.tryToStore(field, mine, 'mine');
  }

  /**
   * Stores at once, for callers that may report success only after the browser confirmed the write. All other changes
   * are stored by redux-persist. @param mine the field's value in this tab.
   * @returns the value now stored, which also holds what other tabs changed.
   * @throws if the browser refuses; then nothing of the field has changed. Erasing does not throw if storage is
   *   blocked and this tab never found or wrote anything in it.
   */
  write<Value>(field: PersistedField<Value>, mine: Value): Value {
    this.followChoice();
    try {
      return this.mergeAndStore(field, mine, 'mine');
    } catch (refusal) {
      if (sameJson(mine, field.empty) && !this.isFound(field)) return mine;
      throw refusal;
    }
  }

  /** Like `write`, for several fields: if one is refused, it throws, and those written before it are set back. */
  writeAll(values: readonly PersistedValue[]): void {
    const before = this.store.values().filter(([field]) => values.some(([written]) => written === field));
    try {
      const kept = values.map(([field, value]) =>
        changedElsewhere({ key: field.key, value: this.write(field, value) }),
      );
      for (const event of kept) this.store.dispatch(event);
    } catch (refusal) {
      for (const [field, value] of before) ifPossible(() => this.write(field, value));
      throw refusal;
    }
  }

  /**
   * Saves what is not saved yet, and takes what other tabs wrote. @param changed the key that another tab wrote; all
   * fields are synchronized without it.
   */
  sync(changed?: string | null): void {
    this.followChoice();
    // Not after a single write: it may belong to an Accept in another tab, which stores the choice itself last.
    if (!changed && decisionIn('local')?.choice === 'declined') this.leaveDevice();
    for (const [field, value] of this.loaded(changed)) this.tryToStore(field, value, 'theirs');
    // What was just stored may be a choice that the browser had refused.
    this.followChoice();
  }

  /**
   * Decline is stored before anything moves, as other tabs obey it from then on: they would take the keys that leave the
   * device for an erasure. If the device is full, what leaves makes room, so it is stored again then, and an older Accept
   * must not stand meanwhile. Accept is stored last, when this tab's values are on the device: other tabs then merge
   * theirs into these.
   */
  decide(decision: Decision): void {
    const text = printValue(persistedConsent, decision);
    const record = (name: AreaName) => succeeds(() => setConfirmed(storageArea(name), 'consent', text));
    const isDeclined = decision.choice === 'declined';
    if (isDeclined) {
      if (!record('local')) ifPossible(() => storageArea('local').removeItem('consent'));
      record('session');
    }
    this.moveTo(isDeclined ? 'session' : 'local', 'mine');
    if (record('local')) this.settle('consent', text, decision);
    else this.reportFailure('consent');
    this.followChoice();
  }

  /**
   * Erases all that the visitor entered, for good, in this tab and all others. What the browser refuses to
   * erase stays in the state. @param choicesToo true at the end of a visit: erases the visitor's choices too,
   * and removes every key, even empty ones. @returns true if nothing is left and the other tabs were told.
   */
  eraseEverything(choicesToo = false): boolean {
    this.sync();
    const isMeant = choicesToo ? isOwnKey : isEntered;
    const meant = this.store
      .values()
      .map(([field]) => field)
      .filter(({ key }) => isMeant(key));
    const isFound = meant.some((field) => this.isFound(field));
    const gone = meant.filter(
      (field) =>
        succeeds(() => this.write(field, field.empty)) ||
        // On a full device even the empty value may be refused.
        succeeds(() => areaNames.forEach((name) => storageArea(name).removeItem(field.key))),
    );
    // After the fields, because reading one may have just set its text aside.
    const refused = areaNames.filter((name) => !succeeds(() => storageArea(name).removeItem('unreadable')));
    const told = this.tellErased(storageKeys.filter(isMeant));
    this.store.dispatch(erased({ keys: gone.map(({ key }) => key) }));
    const done = gone.length === meant.length && (refused.length === 0 || !isFound) && told;
    if (done && choicesToo)
      for (const name of areaNames) ifPossible(() => removeKeys(storageArea(name), isOwnKey));
    return done;
  }

  /** Called after another tab erased: drops the same values from the state and from this tab's sessionStorage. */
  hearErased(keys: readonly string[]): void {
    for (const [field] of this.loaded()) if (keys.includes(field.key)) this.resetBase(field);
    ifPossible(() => removeKeys(storageArea('session'), (name) => isOwnKey(name) && keys.includes(name)));
    this.store.dispatch(erased({ keys: storageKeys.filter((key) => keys.includes(key)) }));
  }

  /** Like `write`, but a refused value stays in memory: dispatches `writeFailed` instead of throwing. */
  private tryToStore(field: PersistedField, mine: unknown, winner: Winner): void {
    try {
      this.mergeAndStore(field, mine, winner);
    } catch {
      this.reportFailure(field.key);
    }
  }

  /**
   * A three-way merge: what this tab changed since it last read or wrote is laid over what is stored now.
   * @param winner whose value is kept if another tab changed the same.
   * @returns the value now stored. @throws if the browser refuses; then nothing of the field has changed.
   */
  private mergeAndStore<Value>(field: PersistedField<Value>, mine: Value, winner: Winner): Value {
    const { key, empty } = field;
    const known = this.base.get(key);
    const base = known ? (known.value as Value) : empty;
    const name = this.areaOf(key);
    let text = this.textOf(key);
    let stored = text === null ? empty : this.read(field, text);
    // The unreadable text is set aside now. Merge as if the stored value had not changed; with an empty one, this
    // tab's values would count as erased by another tab.
    if (stored === undefined) [text, stored] = [null, base];

    // Only an erasure empties a field, so the values that this tab could not save yet are dropped as well.
    const isErased = sameJson(stored, empty) && !sameJson(base, empty);
    const next = isErased && winner === 'theirs' ? stored : field.merge(base, mine, stored, winner);

    const printed = printValue(field, next);
    // What another tab wrote is never written back: it may be of a newer release, whose entries would get lost here.
    const nothingNew = winner === 'theirs' && text !== null ? sameJson(next, stored) : printed === text;
    // A decision that the device refused is found in this tab's own storage, where it is not new.
    const isMissing = key === 'consent' && this.store.isFailing(key);
    if (isMissing || (!nothingNew && (text !== null || !sameJson(next, empty)))) {
      setConfirmed(storageArea(name), key, printed);
      text = printed;
    }
    // What could not be moved when the visitor accepted.
    if (name === 'local' && followsChoice(key)) ifPossible(() => storageArea('session').removeItem(key));
    this.settle(key, text, next);
    if (!sameJson(next, mine)) this.store.dispatch(changedElsewhere({ key, value: next }));
    return next;
  }

  private settle(key: StorageKey, text: string | null, value: unknown): void {
    this.base.set(key, { text, value });
    if (this.store.isFailing(key)) this.store.dispatch(writeRecovered({ key }));
  }

  /**
   * Validates stored text, which anything may have written. Text that was read before is not parsed again.
   * @returns the value, or `undefined` if the text can't be read and was set aside.
   * @throws if there is no room to set it aside: then the key must not be written, or its text would be lost.
   */
  private read<Value>(field: PersistedField<Value>, text: string): Value | undefined {
    const { key } = field;
    const known = this.base.get(key);
    if (known?.text === text) return known.value as Value;
    const value = readText(field, text);
    if (value !== undefined) return value;
    setAside(storageArea(this.areaOf(key)), text);
    storageArea(this.areaOf(key)).removeItem(key);
    this.store.dispatch(quarantined());
  }

  private areaOf(key: StorageKey): AreaName {
    const { area } = storedItems[key];
    return area === 'chosen' ? this.area : area;
  }

  /** @throws if storage is blocked. */
  private textOf(key: StorageKey): string | null {
    const decision = key === 'consent' && decisionInUse();
    return decision ? printValue(persistedConsent, decision) : storageArea(this.areaOf(key)).getItem(key);
  }

  /** False if nothing of the field is stored; where storage is blocked by now, if this tab never found or stored any. */
  private isFound({ key }: PersistedField): boolean {
    return Boolean(ifPossible(() => this.textOf(key)) ?? this.base.get(key)?.text);
  }

  /** From now on the whole value counts as changed by this tab, so that a merge keeps all of it. */
  private resetBase({ key, empty }: PersistedField): void {
    this.base.set(key, { text: null, value: empty });
  }

  /** Without fields not loaded yet: their initial value would look as if this tab had erased them. */
  private loaded(only?: string | null): readonly PersistedValue[] {
    return this.store.values().filter(([{ key }]) => this.base.has(key) && (only ?? key) === key);
  }

  /** Dispatches `writeFailed` once per series of failures, so that the visitor gets one notice. */
  private reportFailure(key: StorageKey): void {
    if (!this.store.isFailing(key)) this.store.dispatch(writeFailed({ key }));
  }

  /**
   * Moves the values if the choice about saving was changed, here or in another tab. Called before anything is read or
   * written, because the `storage` event may not have arrived yet.
   */
  followChoice(): void {
    if (this.base.size > 0) this.moveTo(areaInUse(), 'theirs');
  }

  /** A tab that follows a Decline keeps it for itself, in case the device loses it. @param winner if values differ. */
  private moveTo(area: AreaName, winner: Winner): void {
    if (area === this.area) return;
    this.area = area;
    const decision = printValue(persistedConsent, decisionInUse());
    ifPossible(() => {
      if (area === 'local') storageArea('session').removeItem('consent');
      else setConfirmed(storageArea('session'), 'consent', decision);
    });
    for (const [field, value] of this.loaded().filter(([{ key }]) => followsChoice(key))) {
      this.resetBase(field);
      this.tryToStore(field, value, winner);
    }
    if (area === 'session') this.leaveDevice();
  }

  /**
   * After Decline all that follows the choice leaves localStorage, even if sessionStorage is full: the values are in the
   * state; unreadable text that finds no space is lost.
   */
  private leaveDevice(): void {
    const local = ifPossible(() => storageArea('local'));
    const text = local?.getItem('unreadable');
    if (typeof text === 'string') ifPossible(() => setAside(storageArea('session'), text));
    if (local) ifPossible(() => removeKeys(local, followsChoice));
  }
}
