import type { Action } from '@reduxjs/toolkit';
import { ConsentRule } from './consentRule';
import type { ConsentChoice } from './consentRule';
import { sameJson } from './persistedField';
import type { PersistedField, Winner } from './persistedField';
import { moveQuarantine, quarantine } from './quarantine';
import {
  areaNames,
  ifPossible,
  keysOf,
  parseJson,
  removeKeys,
  setConfirmed,
  storageArea,
} from './storageArea';
import type { AreaName } from './storageArea';
import { changedElsewhere, erased, quarantined, writeFailed, writeRecovered } from './storageEvents';
import { isEntered, isOwnKey, isVisitorKey, pendingAnswersKey, quarantineKey } from './storageKeys';
import type { StorageKey } from './storageKeys';

/** A persisted field with its value in the state. */
export type PersistedValue = readonly [field: PersistedField, value: unknown];

/** One field, or `everything` that the visitor entered, which leaves the choices about saving and colors. */
export type Erasure = StorageKey | 'everything';

/** What `DeviceStorage` needs of the store. It can't import the store, which is built with a `DeviceStorage`. */
interface StoreAccess {
  dispatch(event: Action): void;
  values(): readonly PersistedValue[];
  /** True if the browser refused the last write of `key` (`features/saving`). */
  isFailing(key: StorageKey): boolean;
}

/**
 * Keeps the persisted fields and the browser's storage in sync, with three promises: what is stored is valid JSON of
 * the field's shape, a write changes only what this tab changed, and nothing unreadable is overwritten.
 * Everything is synchronous: an asynchronous write that starts while the page is being left would not finish.
 */
export class DeviceStorage {
  private readonly consent = new ConsentRule();
  /** The value of each field that this tab last read or wrote, with its text: the base of the next three-way merge. */
  private readonly base = new Map<StorageKey, { readonly text: string | null; readonly value: unknown }>();
  /** Areas in which this tab wrote or found something. If another area refuses to erase, nothing was left in it. */
  private readonly used = new Set<AreaName>();
  private store: StoreAccess = { dispatch: () => undefined, values: () => [], isFailing: () => false };
  private tellTabs: (erasure: Erasure) => void = () => undefined;

  connect(store: StoreAccess): void {
    this.store = store;
  }

  /** @param tellTabs tells every other open tab of an erasure; throws if the browser offers no channel to them. */
  connectTabs(tellTabs: (erasure: Erasure) => void): void {
    this.tellTabs = tellTabs;
  }

  /** Called by redux-persist at the start. @returns the stored text; `null` if there is none or storage is blocked. */
  load(field: PersistedField): string | null {
    this.consent.obey();
    this.resetBase(field);
    try {
      return this.textIn(this.consent.areaFor(field.key), field.key);
    } catch {
      this.reportFailure(field.key);
      return null;
    }
  }

  /**
   * Called by redux-persist's transform. Never throws. @param text what `load` found.
   * @returns its value; the empty value if the text can't be read.
   */
  receive<Value>(field: PersistedField<Value>, text: string): Value {
    try {
      const value = this.parse(field, this.consent.areaFor(field.key), text);
      if (value === undefined) return field.empty;
      this.base.set(field.key, { text, value });
      return value;
    } catch {
      this.reportFailure(field.key);
      return field.empty;
    }
  }

  /**
   * Called by redux-persist a tick after each change. A value that was just read from storage, where another tab may
   * have written it, is not written back.
   */
  save(field: PersistedField, mine: unknown): void {
    const { key } = field;
    if (!this.store.isFailing(key) && sameJson(mine, this.base.get(key)?.value)) return;
    this.attempt(field, mine, 'mine');
  }

  /**
   * Stores at once, for callers that may report success only after the browser confirmed the write (docs/storage.md
   * lists them). All other changes are stored by redux-persist. @param mine the field's value in this tab.
   * @returns the value now stored, which also holds what other tabs changed.
   * @throws if the browser refuses; then nothing of the field has changed. Erasing does not throw if storage is
   *   blocked and this tab never found or wrote anything in it.
   */
  write<Value>(field: PersistedField<Value>, mine: Value): Value {
    this.followChoice();
    try {
      return this.mergeAndStore(field, mine, 'mine');
    } catch (refusal) {
      const area = this.consent.areaFor(field.key);
      if (sameJson(mine, field.empty) && !this.mayHoldData(area)) return mine;
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
    // After Decline this tab ignores what other tabs write to localStorage. If the write belongs to an Accept in
    // another tab, the choice itself is written last, and this tab acts on that.
    if (changed && changed !== 'consent' && this.consent.isDeclined()) return;
    for (const [field, value] of this.loaded()) {
      if ((changed ?? field.key) === field.key) this.attempt(field, value, 'theirs');
    }
  }

  /**
   * Called once, at the start. Merges a value in the wrong area into the one in the right area, which wins. A value is
   * in the wrong area if the choice about saving was made in another tab while this one was closed or suspended, or if
   * the visitor declined before the app started and sessionStorage was full.
   */
  joinStrays(): void {
    for (const [field, value] of this.loaded()) {
      const { key, empty } = field;
      const stray = this.consent.strayAreaFor(key);
      const text = stray && ifPossible(() => storageArea(stray).getItem(key));
      if (!text) continue;
      const left = field.read(parseJson(text));
      const joined = left === undefined ? value : field.merge(empty, left, value, 'theirs');
      this.store.dispatch(changedElsewhere({ key, value: joined }));
      this.attempt(field, joined, 'mine');
    }
    this.moveRest();
  }

  /** @param recorded false if the browser refused to store `choice`: this tab then follows it all the same. */
  applyConsent(choice: ConsentChoice, recorded: boolean): void {
    this.consent.obey(choice === 'declined', recorded);
    this.move('mine');
  }

  /**
   * Erases all that the visitor entered, for good, in this tab and all others. What the browser refuses to
   * erase stays in the state. @param choicesToo true at the end of a visit: erases the choices about saving and colors
   * too, and removes every key, even empty ones. @returns true if nothing is left and the other tabs were told.
   */
  eraseEverything(choicesToo = false): boolean {
    this.sync();
    const meant = this.store
      .values()
      .flatMap(([field]) => (choicesToo || isEntered(field.key) ? [field] : []));
    const gone = meant.filter((field) => this.erase(field));
    // After the fields, because reading one may have just moved its text to quarantine.
    const restLeft = areaNames.filter((area) => {
      const isGone = succeeds(() => removeKeys(storageArea(area), isBesideFields));
      return !isGone && this.mayHoldData(area);
    });
    const told = this.tellErased('everything');
    this.store.dispatch(erased({ keys: gone.map(({ key }) => key) }));
    const done = gone.length === meant.length && restLeft.length === 0 && told;
    if (done && choicesToo) {
      for (const area of areaNames) ifPossible(() => removeKeys(storageArea(area), isOwnKey));
    }
    return done;
  }

  /** @returns false if the browser has no channel to other tabs: they may still show what was erased. */
  tellErased(erasure: Erasure): boolean {
    return succeeds(() => this.tellTabs(erasure));
  }

  /** Called after another tab erased: drops the same values from the state and from this tab's sessionStorage. */
  hearErased(erasure: Erasure): void {
    const isMeant = (name: string) => (erasure === 'everything' ? isEntered(name) : name === erasure);
    const gone = this.loaded().flatMap(([field]) => (isMeant(field.key) ? [field] : []));
    for (const field of gone) this.resetBase(field);
    ifPossible(() => removeKeys(storageArea('session'), isMeant));
    this.store.dispatch(erased({ keys: gone.map(({ key }) => key) }));
  }

  /** Like `write`, but a refused value stays in memory: dispatches `writeFailed` instead of throwing. */
  private attempt(field: PersistedField, mine: unknown, winner: Winner): void {
    this.followChoice();
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
    const name = this.consent.areaFor(key);
    let text = this.textIn(name, key);
    let stored: Value | undefined = empty;
    if (text !== null) {
      stored = this.parse(field, name, text);
      // The unreadable text is in quarantine now. Merge as if the stored value had not changed; with an empty one, this
      // tab's values would count as erased by another tab.
      if (stored === undefined) [text, stored] = [null, base];
    }

    // Only an erasure empties a field, so the values that this tab could not save yet are dropped as well.
    const isErased = sameJson(stored, empty) && !sameJson(base, empty);
    const next = isErased && winner === 'theirs' ? stored : field.merge(base, mine, stored, winner);

    const printed = JSON.stringify(next);
    // What another tab wrote is never written back: it may be of a newer release, whose entries would get lost here.
    const nothingNew = winner === 'theirs' && text !== null ? sameJson(next, stored) : printed === text;
    if (!nothingNew && (text !== null || !sameJson(next, empty))) {
      setConfirmed(storageArea(name), key, printed);
      this.used.add(name);
      text = printed;
    }
    this.base.set(key, { text, value: next });
    ifPossible(() => {
      const stray = this.consent.strayAreaFor(key);
      if (stray) storageArea(stray).removeItem(key);
    });
    if (key === 'consent') this.consent.recorded();
    if (this.store.isFailing(key)) this.store.dispatch(writeRecovered({ key }));
    if (!sameJson(next, mine)) this.store.dispatch(changedElsewhere({ key, value: next }));
    return next;
  }

  /**
   * Validates stored text, which anything may have written. Text that was read before is not parsed again.
   * @returns the value, or `undefined` if the text can't be read and was moved to quarantine.
   * @throws if quarantine has no space: then the key must not be written, or its text would be lost.
   */
  private parse<Value>(field: PersistedField<Value>, name: AreaName, text: string): Value | undefined {
    const { key } = field;
    const known = this.base.get(key);
    if (known?.text === text) return known.value as Value;
    const value = field.read(parseJson(text));
    if (value !== undefined) return value;
    const area = storageArea(name);
    quarantine(area, { key, text });
    area.removeItem(key);
    this.store.dispatch(quarantined());
    return undefined;
  }

  private textIn(name: AreaName, key: StorageKey): string | null {
    const area = storageArea(name);
    if (keysOf(area).some(isEntered)) this.used.add(name);
    return area.getItem(key);
  }

  /** From now on the whole value counts as changed by this tab, so that a merge keeps all of it. */
  private resetBase({ key, empty }: PersistedField): void {
    this.base.set(key, { text: null, value: empty });
  }

  /** Without fields not loaded yet: their initial value would look as if this tab had erased them. */
  private loaded(): readonly PersistedValue[] {
    return this.store.values().filter(([{ key }]) => this.base.has(key));
  }

  private mayHoldData(area: AreaName): boolean {
    return this.used.has(area);
  }

  /** Dispatches `writeFailed` once per series of failures, so that the visitor gets one notice. */
  private reportFailure(key: StorageKey): void {
    if (!this.store.isFailing(key)) this.store.dispatch(writeFailed({ key }));
  }

  /**
   * Acts on a choice about saving that was made in another tab. Called before anything is read or written, because
   * the `storage` event may not have arrived yet.
   */
  private followChoice(): void {
    if (!this.consent.hasChanged()) return;
    this.consent.obey();
    this.move('theirs');
  }

  /** Moves the fields to the area where they now belong. @param winner whose value is kept if they differ there. */
  private move(winner: Winner): void {
    for (const [field, value] of this.loaded().filter(([{ key }]) => isVisitorKey(key))) {
      this.resetBase(field);
      this.attempt(field, value, winner);
    }
    this.moveRest();
  }

  /**
   * Moves the quarantine to the area where it now belongs. After Decline every visitor key leaves localStorage, even if
   * sessionStorage is full: the values of the fields are in the state; unreadable text that finds no space is lost.
   */
  private moveRest(): void {
    const [local, session] = [
      ifPossible(() => storageArea('local')),
      ifPossible(() => storageArea('session')),
    ];
    if (!local) return;
    if (!this.consent.isDeclined()) {
      // If localStorage has no space for the quarantine, it stays in sessionStorage.
      if (session) ifPossible(() => moveQuarantine(session, local));
      return;
    }
    if (this.consent.strayAreaFor('votes') !== 'local') return;
    for (const [field] of this.store.values()) {
      const { key } = field;
      const text = isVisitorKey(key) ? local.getItem(key) : null;
      if (!session || text === null || field.read(parseJson(text)) !== undefined) continue;
      ifPossible(() => quarantine(session, { key, text }));
    }
    if (session) ifPossible(() => moveQuarantine(local, session));
    ifPossible(() => removeKeys(local, isVisitorKey));
  }

  /** If the empty value is refused, for instance because quarantine is full, the key is removed. @returns success. */
  private erase(field: PersistedField): boolean {
    return (
      succeeds(() => this.write(field, field.empty)) ||
      succeeds(() => {
        for (const area of areaNames) storageArea(area).removeItem(field.key);
      })
    );
  }
}

/** @throws if storage is blocked. */
export function eraseQuarantine(): void {
  for (const area of areaNames) storageArea(area).removeItem(quarantineKey);
}

function isBesideFields(name: string): boolean {
  return name === quarantineKey || name === pendingAnswersKey;
}

function succeeds(step: () => unknown): boolean {
  return ifPossible(() => [step()]) !== undefined;
}
