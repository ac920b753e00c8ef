import type { Action } from '@reduxjs/toolkit';
import { areaInUse, decisionIn, decisionInUse } from './consentDecision';
import type { Decision } from './consentDecision';
import { persistedConsent } from './consentSlice';
import { printChanges, printValue, readText } from './fieldTransform';
import type { StoredText } from './fieldTransform';
import { sameJson } from './merge';
import type { Winner } from './merge';
import type { PersistedField } from './persistedField';
import { ifPossible, keysOf, removeKeys, setAside, setConfirmed, storageArea, succeeds } from './storageArea';
import type { AreaName } from './storageArea';
import { changedElsewhere, erased, unreadableSetAside, writeFailed, writeRecovered } from './storageEvents';
import { followsChoice, isOwnKey, storageKeys, storedItems } from './storageLifetimes';
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

/** Tells every other open tab which keys were erased. @returns false if it can't: they may still show them. */
type TellErased = (keys: readonly StorageKey[]) => boolean;

/**
 * In ms. After an Accept all tabs move their values to the device in the same moment, and may overwrite what they have
 * not heard of yet. For so long what a tab has moved is still its own change, which it makes again.
 */
const movingTime = 2000;

/**
 * Keeps the persisted fields and the browser's storage in sync, with three promises: what is stored is valid JSON of
 * the field's shape, a write changes only what this tab changed, and nothing unreadable is overwritten.
 * Everything is synchronous: an asynchronous write that starts while the page is being left would not finish.
 */
export class DeviceStorage {
  /** Where this tab has what follows the choice about saving. */
  private area: AreaName = 'local';
  /** What this tab last read or wrote of each field: the base of the next three-way merge. */
  private readonly known = new Map<StorageKey, StoredText<unknown>>();
  /**
   * What was on the device before this tab moved its own there, the base of the merges until then; and the text that it
   * left there.
   */
  private readonly moved = new Map<
    StorageKey,
    { readonly base: unknown; readonly text: string | null; readonly until: number }
  >();
  /**
   * What was on the device before this tab followed a Decline: after an Accept it tells what only this tab has changed
   * since. It is in memory only; after a reload the other tab's value counts.
   */
  private readonly declined = new Map<StorageKey, unknown>();
  /**
   * How many erasures other tabs and later pages of this one have told. What takes long stores nothing if this has grown
   * meanwhile.
   */
  erasuresHeard = 0;
  private tell: TellErased = () => true;
  private readonly writtenListeners = new Set<() => void>();

  constructor(readonly store: StoreAccess) {}

  /** Without it this tab is the only one. */
  connectTabs(tell: TellErased): void {
    this.tell = tell;
  }

  tellErased(keys: readonly StorageKey[]): boolean {
    for (const key of keys) this.declined.delete(key);
    return this.tell(keys);
  }

  /**
   * Browsers send no `storage` event to the tab that wrote. @param listener called after each write of this tab.
   * @returns a function that ends it.
   */
  onWritten(listener: () => void): () => void {
    this.writtenListeners.add(listener);
    return () => void this.writtenListeners.delete(listener);
  }

  /**
   * Called by redux-persist at the start. Reads where this tab left its own: if the choice was changed in another tab
   * while this one was closed, `followChoice` then moves and merges it. Never throws.
   * @returns the stored text; `undefined` if there is none that can be read.
   */
  load(field: PersistedField): string | undefined {
    if (this.known.size === 0 && hasOwnArea()) {
      this.area = 'session';
      // It may have begun with a press before the app ran, which stores the answer alone.
      if (areaInUse() === 'session') this.keepDecision();
    }
    this.forget(field);
    try {
      const text = this.textOf(field.key);
      const stored = this.readStored(field);
      // Text that was set aside has been found too (`isFound`).
      if (text !== null) this.known.set(field.key, stored ?? { text, value: field.empty });
      return stored?.text ?? undefined;
    } catch {
      this.reportFailure(field.key);
      return undefined;
    }
  }

  /**
   * Called by redux-persist a tick after each change. A value that was just read from storage, where another tab may
   * have written it, is not written back. @param text as the field's transform printed it; `undefined` if the state
   * holds what could not be read back.
   */
  save(field: PersistedField, text: string | undefined): void {
    const { key } = field;
    const mine = text === undefined ? undefined : readText(field, text);
    if (mine === undefined) {
      this.reportFailure(key);
      return;
    }
    if (!this.store.isFailing(key) && sameJson(mine, this.known.get(key)?.value)) return;
    this.followChoice();
    this.tryToStore(field, mine, 'mine');
  }

  /**
   * Stores at once, for callers that may report success only after the browser confirmed the write. All other changes
   * are stored by redux-persist. @param mine the field's value in this tab.
   * @returns the value now stored, which also holds what other tabs changed.
   * @throws if the browser refuses; then nothing of the field has changed. Emptying does not throw if storage is
   *   blocked and this tab never found or wrote anything in it.
   */
  write<Value>(field: PersistedField<Value>, mine: Value): Value {
    this.followChoice();
    try {
      return this.storeMerged(field, mine, 'mine');
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
   * Like `write` with the empty value, but nothing survives: neither what another tab has just written nor entries that
   * this release does not understand. The caller tells the store.
   */
  erase(field: PersistedField): void {
    const { key, empty } = field;
    this.followChoice();
    try {
      const stored = this.readStored(field);
      const text = stored?.text ? printValue(field, empty) : null;
      if (text) setConfirmed(this.storageOf(key), key, text);
      this.leaveTab(key);
      this.settle(key, { text, value: empty });
      this.moved.delete(key);
    } catch (refusal) {
      if (this.isFound(field)) throw refusal;
    }
  }

  /** False if nothing of the field is stored; where storage is blocked by now, if this tab never found or stored any. */
  isFound({ key }: PersistedField): boolean {
    return Boolean(ifPossible(() => this.textOf(key)) ?? this.known.get(key)?.text);
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
    if (record('local')) this.settle('consent', { text, value: decision });
    else this.reportFailure('consent');
    this.followChoice();
  }

  /**
   * Called after another tab erased: drops the same values from the state, from this tab's sessionStorage, and from the
   * device if this tab has moved them there meanwhile.
   */
  hearErased(keys: readonly string[]): void {
    this.erasuresHeard++;
    for (const [field] of this.loaded()) {
      if (!keys.includes(field.key)) continue;
      ifPossible(() => this.takeBack(field));
      this.forget(field);
      this.declined.delete(field.key);
    }
    ifPossible(() => removeKeys(storageArea('session'), (name) => isOwnKey(name) && keys.includes(name)));
    this.store.dispatch(erased({ keys: storageKeys.filter((key) => keys.includes(key)) }));
  }

  /**
   * A tab that was frozen may have followed an Accept before it heard of an erasure, and so have moved to the device what
   * was erased there. Only as long as the device holds just that: what somebody has entered since must stay.
   */
  private takeBack(field: PersistedField): void {
    const { key } = field;
    const moved = this.moved.get(key);
    if (moved?.text && this.textOf(key) === moved.text)
      setConfirmed(this.storageOf(key), key, printValue(field, moved.base));
  }

  /** Like `write`, but a refused value stays in memory: dispatches `writeFailed` instead of throwing. */
  private tryToStore(field: PersistedField, mine: unknown, winner: Winner, left?: StoredText<unknown>): void {
    try {
      this.storeMerged(field, mine, winner, left);
    } catch {
      this.reportFailure(field.key);
    }
  }

  /**
   * A three-way merge: what this tab changed since it last read or wrote is laid over what is stored now.
   * @param winner whose value is kept if another tab changed the same.
   * @param left what was stored where this tab comes from, if it moves.
   * @returns the value now stored. @throws if the browser refuses; then nothing of the field has changed.
   */
  private storeMerged<Value>(
    field: PersistedField<Value>,
    mine: Value,
    winner: Winner,
    left?: StoredText<Value>,
  ): Value {
    const { key, empty } = field;
    const known = this.knownOf(field);
    // Text that can't be read is set aside now. Merge as if the stored value had not changed; with an empty one, this
    // tab's values would count as erased by another tab.
    const stored = this.readStored(field) ?? { text: null, value: known.value };
    const merged =
      winner === 'theirs' && isEmptied(field, known, stored)
        ? stored.value
        : field.merge(this.baseOf(field, stored), mine, stored.value, winner);
    // Laid over what both have together: the other tab may never have had what it lacks.
    const isBack = left && this.declined.has(key);
    const next = isBack ? field.merge(this.declined.get(key) as Value, mine, merged, winner) : merged;

    const isNothing = stored.text === null && sameJson(next, empty);
    const text = isNothing ? null : printChanges(field, next, left ? [left, stored] : [stored]);
    // A decision that the device refused is found in this tab's own storage, where it is not new.
    const isRefused = key === 'consent' && this.store.isFailing(key);
    if (text !== null && (isRefused || text !== stored.text)) setConfirmed(this.storageOf(key), key, text);
    this.leaveTab(key);
    this.settle(key, { text, value: next });
    if (left && this.area === 'local' && winner === 'theirs')
      this.moved.set(key, { base: stored.value, text, until: Date.now() + movingTime });
    if (!sameJson(next, mine)) this.store.dispatch(changedElsewhere({ key, value: next }));
    return next;
  }

  private settle(key: StorageKey, known: StoredText<unknown>): void {
    this.known.set(key, known);
    if (this.store.isFailing(key)) this.store.dispatch(writeRecovered({ key }));
    for (const listener of this.writtenListeners) listener();
  }

  /** From now on the whole value counts as changed by this tab, so that a merge keeps all of it. */
  private forget({ key, empty }: PersistedField): void {
    this.known.set(key, { text: null, value: empty });
    this.moved.delete(key);
  }

  private knownOf<Value>({ key, empty }: PersistedField<Value>): StoredText<Value> {
    return (this.known.get(key) as StoredText<Value> | undefined) ?? { text: null, value: empty };
  }

  /** What this tab's changes are changes of. */
  private baseOf<Value>(field: PersistedField<Value>, stored: StoredText<Value>): Value {
    const known = this.knownOf(field);
    const moved = this.moved.get(field.key);
    const isOverwritten = moved && Date.now() < moved.until && stored.text !== known.text;
    return isOverwritten ? (moved.base as Value) : known.value;
  }

  /**
   * Validates what is stored, which anything may have written. Text that was read before is not parsed again.
   * @returns `undefined` if the text can't be read and was set aside.
   * @throws if there is no room to set it aside: then the key must not be written, or its text would be lost. And if
   *   storage is blocked.
   */
  private readStored<Value>(field: PersistedField<Value>): StoredText<Value> | undefined {
    const { key, empty } = field;
    const text = this.textOf(key);
    if (text === null) return { text, value: empty };
    const known = this.knownOf(field);
    if (known.text === text) return known;
    const value = readText(field, text);
    if (value !== undefined) return { text, value };
    setAside(this.storageOf(key), text);
    this.storageOf(key).removeItem(key);
    this.store.dispatch(unreadableSetAside());
  }

  /** @throws if storage is blocked. */
  private textOf(key: StorageKey): string | null {
    const decision = key === 'consent' && decisionInUse();
    return decision ? printValue(persistedConsent, decision) : this.storageOf(key).getItem(key);
  }

  /** @throws if storage is blocked. */
  private storageOf(key: StorageKey): Storage {
    const { area } = storedItems[key];
    return storageArea(area === 'chosen' ? this.area : area);
  }

  /** Without fields not loaded yet: their initial value would look as if this tab had erased them. */
  private loaded(only?: string | null): readonly PersistedValue[] {
    return this.store.values().filter(([{ key }]) => this.known.has(key) && (only ?? key) === key);
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
    if (this.known.size > 0) this.moveTo(areaInUse(), 'theirs');
  }

  /** A tab that follows a Decline keeps it for itself, in case the device loses it. */
  private keepDecision(): void {
    const decision = printValue(persistedConsent, decisionInUse());
    ifPossible(() => {
      if (this.area === 'local') storageArea('session').removeItem('consent');
      else setConfirmed(storageArea('session'), 'consent', decision);
    });
  }

  /** @param winner if values differ. */
  private moveTo(area: AreaName, winner: Winner): void {
    if (area === this.area) return;
    this.area = area;
    // This page may have been kept for Back while a later one of the same tab moved everything, and then cleared some of it.
    const isMoved =
      winner === 'theirs' && (area === 'session' ? decisionIn('session') !== null : !hasOwnArea());
    this.keepDecision();
    for (const [field, value] of this.loaded()) {
      if (!followsChoice(field.key)) continue;
      const left = isMoved ? undefined : this.knownOf(field);
      if (left) this.forget(field);
      this.tryToStore(field, value, winner, left);
      if (left && area === 'session') this.declined.set(field.key, left.value);
      else this.declined.delete(field.key);
    }
    if (area === 'session') this.leaveDevice();
  }

  /** Removes the tab's own copy of what could not be moved when the visitor accepted: a reload would bring it back. */
  private leaveTab(key: StorageKey): void {
    if (this.area === 'local' && followsChoice(key)) ifPossible(() => storageArea('session').removeItem(key));
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

/** Only an erasure empties a field that was not empty: what this tab could not save yet is dropped as well. */
function isEmptied<Value>(
  field: PersistedField<Value>,
  known: StoredText<Value>,
  stored: StoredText<Value>,
): boolean {
  const none = printValue(field, field.empty);
  return (stored.text ?? none) === none && !sameJson(known.value, field.empty);
}

/** True if this tab kept values for itself, because the visitor had declined. */
function hasOwnArea(): boolean {
  // Unreadable text stays in the tab when all else moves to the device.
  const isOwn = (name: string) => (followsChoice(name) && name !== 'unreadable') || name === 'consent';
  return ifPossible(() => keysOf(storageArea('session')).some(isOwn)) ?? false;
}
