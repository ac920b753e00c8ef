import type { Action } from '@reduxjs/toolkit';
import { ConsentRule } from './consentRule';
import { ifPossible, keysOf, setConfirmed, storageArea } from './storageArea';
import type { AreaName } from './storageArea';
import { changedElsewhere, unreadableSetAside, writeFailed, writeRecovered } from './storageEvents';
import { isEntered } from './storageKeys';
import type { StorageKey } from './storageKeys';
import { sameJson } from './storedDocument';
import type { StoredDocument, Winner } from './storedDocument';
import { readStored } from './unreadable';

/** Reads and writes one stored document at a time, where the visitor's choice wants it. */
export class DocumentStorage {
  readonly consent = new ConsentRule();
  /** What was last read from or written to the browser: the base of the next merge. */
  private readonly known = new Map<StorageKey, unknown>();
  /** The last write failed, or what is stored could neither be read nor set aside. */
  private readonly failing = new Set<StorageKey>();
  /** Areas that were seen to hold something the visitor entered, at some time in this visit. */
  private readonly used = new Set<AreaName>();

  /** @param report takes the events of `storageEvents.ts`. */
  constructor(private readonly report: (event: Action) => void) {}

  /** @returns the stored value, or `undefined` if nothing readable is stored or storage is blocked. */
  load<Value>(doc: StoredDocument<Value>): Value | undefined {
    const { key, empty } = doc;
    this.consent.obey();
    this.forget(doc);
    try {
      const area = this.consent.areaFor(key);
      const { value } = this.read(doc, area);
      this.known.set(key, value ?? empty);
      if (area === 'session') return value;
      // Accept was pressed in another tab while this one, which had declined, was away.
      const left = ifPossible(() => this.read(doc, 'session').value);
      return left === undefined ? value : doc.merge(empty, left, value ?? empty, 'theirs');
    } catch {
      this.markFailed(doc);
      return undefined;
    }
  }

  /**
   * A three-way merge: what this tab changed since it last read or wrote is laid over what is stored now.
   * @param winner who is right where another tab changed the same.
   * @returns the value now stored. @throws where the browser refuses; then nothing of the document has changed.
   */
  write<Value>(doc: StoredDocument<Value>, mine: Value, winner: Winner): Value {
    const { key, empty } = doc;
    const base = this.known.has(key) ? (this.known.get(key) as Value) : empty;
    const area = this.consent.areaFor(key);
    const { text, value, unreadable } = this.read(doc, area);
    const stored = unreadable ? base : (value ?? empty);

    // A document that was emptied elsewhere was erased on purpose: that takes along what could not be saved here.
    const isErased = sameJson(stored, empty) && !sameJson(base, empty);
    const next = isErased && winner === 'theirs' ? stored : doc.merge(base, mine, stored, winner);

    const printed = JSON.stringify(next);
    const nothingToKeep = text === null && sameJson(next, empty);
    if (printed !== text && !nothingToKeep) {
      setConfirmed(storageArea(area), key, printed);
      this.used.add(area);
    }
    this.known.set(key, next);
    ifPossible(() => {
      const stray = this.consent.strayAreaFor(key);
      if (stray) storageArea(stray).removeItem(key);
    });
    if (key === 'consent') this.consent.recorded();
    if (this.failing.delete(key)) this.report(writeRecovered({ key }));
    if (!sameJson(next, mine)) this.report(changedElsewhere({ key, value: next }));
    return next;
  }

  /** Only a document that was read once has something to compare another tab's change with. */
  isLoaded(doc: StoredDocument): boolean {
    return this.known.has(doc.key);
  }

  /** From now on this tab counts as never having read or written the document. */
  forget(doc: StoredDocument): void {
    this.known.set(doc.key, doc.empty);
  }

  /** False where `area` was blocked all the time, or empty when last seen: then there is nothing to erase. */
  mayHoldData(area: AreaName): boolean {
    return this.used.has(area);
  }

  /** Notes that a write failed; the event is sent once per series of failures. */
  markFailed({ key }: StoredDocument): void {
    if (this.failing.has(key)) return;
    this.failing.add(key);
    this.report(writeFailed({ key }));
  }

  private read<Value>(doc: StoredDocument<Value>, name: AreaName) {
    const area = storageArea(name);
    if (keysOf(area).some(isEntered)) this.used.add(name);
    const stored = readStored(area, doc);
    if (stored.unreadable) this.report(unreadableSetAside({ key: doc.key }));
    return stored;
  }
}
