import type { Action } from '@reduxjs/toolkit';
import { area, setConfirmed } from './area';
import { bringBackUnreadable, clearDevice } from './changeArea';
import { DocumentMemory } from './documentMemory';
import { quietly } from './quietly';
import { reconcile } from './reconcile';
import { changedElsewhere, unreadableSetAside, writeFailed, writeRecovered } from './storageEvents';
import type { StorageKey } from './storageKeys';
import type { ConsentChoice } from './storedConsent';
import { sameJson } from './storedDocument';
import type { StoredDocument, Winner } from './storedDocument';
import { readStored } from './storedText';
import { Whereabouts } from './whereabouts';

type DocumentValues = readonly (readonly [StoredDocument, unknown])[];

/**
 * Reads and writes the stored documents, keeping three promises: what is stored is valid JSON of the
 * document's shape, a write changes only what this tab changed, and nothing unreadable is overwritten.
 * Everything is synchronous, so that what is done while the page is being left reaches the disk.
 */
export class DeviceStorage {
  private readonly memories = new Map<StorageKey, DocumentMemory>();
  private readonly whereabouts = new Whereabouts();
  private dispatch: (event: Action) => void = () => undefined;
  private current: () => DocumentValues = () => [];

  /** Ties the store to this storage. @param current every document with its value in the store. */
  connect(dispatch: (event: Action) => void, current: () => DocumentValues): void {
    this.dispatch = dispatch;
    this.current = current;
  }

  /** @returns the stored value, or `undefined` if nothing readable is stored or storage is blocked. */
  load<Value>(document: StoredDocument<Value>): Value | undefined {
    const { key, empty } = document;
    const declined = this.whereabouts.isDeclined();
    this.whereabouts.chosen(declined, true);
    const memory = this.memory(document);
    try {
      const { value } = this.inspect(document, this.whereabouts.homeOf(key));
      memory.known = value ?? empty;
      if (declined) return value;
      // Accept was pressed in another tab while this one, which had declined, was away.
      const left = quietly(() => this.inspect(document, area('session')).value);
      return left === undefined ? value : document.merge(empty, left, value ?? empty, 'theirs');
    } catch {
      this.markFailed(key);
      return undefined;
    }
  }

  /**
   * Stores what this tab changed. @param mine the document's value in this tab.
   * @returns the value now stored, which also holds what other tabs changed.
   * @throws where the browser refuses; then nothing of the document has changed.
   */
  write<Value>(document: StoredDocument<Value>, mine: Value): Value {
    return this.store(document, mine, 'mine');
  }

  /** Stores the empty value. @throws where the browser refuses, unless nothing of the document was ever stored. */
  erase(document: StoredDocument): void {
    try {
      this.write(document, document.empty);
    } catch (refusal) {
      if (!this.isBlocked(document.key) || !sameJson(this.memory(document).known, document.empty))
        throw refusal;
    }
  }

  /** True where the place of `key` can't even be reached. */
  isBlocked(key: StorageKey): boolean {
    return quietly(() => this.whereabouts.homeOf(key)) === undefined;
  }

  /** As `write`, for values that stay in memory where the browser refuses: the failure becomes an event. */
  save(document: StoredDocument, mine: unknown, winner: Winner = 'mine'): void {
    try {
      this.store(document, mine, winner);
    } catch {
      this.markFailed(document.key);
    }
  }

  /**
   * Brings this tab and the browser together, both ways: what is not saved yet is, what other tabs wrote is taken.
   * @param changed the one key that another tab wrote; all of them if none is named.
   */
  sync(changed?: string | null): void {
    if (this.whereabouts.changedElsewhere()) {
      this.whereabouts.chosen(this.whereabouts.isDeclined(), true);
      this.move('theirs');
    }
    for (const [document, value] of this.loaded()) {
      if ((changed ?? document.key) === document.key) this.save(document, value, 'theirs');
    }
  }

  /** Notes that a write failed; the event is sent once per series of failures. */
  markFailed(key: StorageKey): void {
    const memory = this.memories.get(key);
    if (!memory || memory.failing) return;
    memory.failing = true;
    this.report(writeFailed({ key }));
  }

  /** Carries out the visitor's choice. @param recorded whether the browser stored the choice itself. */
  applyConsent(choice: ConsentChoice, recorded: boolean): void {
    this.whereabouts.chosen(choice === 'declined', recorded);
    this.move('mine');
  }

  /** Moves what this tab knows to where it now belongs. @param winner who is right if something else is there. */
  private move(winner: Winner): void {
    const documents = this.loaded().filter(([{ key }]) => key !== 'consent');
    for (const [document, value] of documents) {
      this.memory(document).startFrom(document.empty);
      this.save(document, value, winner);
    }
    quietly(() => {
      if (this.whereabouts.isDeclined()) clearDevice(documents.map(([document]) => document));
      else bringBackUnreadable();
    });
  }

  /** Only a document that was read once has something to compare another tab's change with. */
  private loaded(): DocumentValues {
    return this.current().filter(([document]) => this.memories.has(document.key));
  }

  private store<Value>(document: StoredDocument<Value>, mine: Value, winner: Winner): Value {
    const { key, empty } = document;
    const memory = this.memory(document);
    const home = this.whereabouts.homeOf(key);
    const { text, value, unreadable } = this.inspect(document, home);

    const known = memory.known as Value;
    // sessionStorage belongs to this tab: nobody else writes there.
    const stored = this.whereabouts.isInTab(key) || unreadable ? known : (value ?? empty);
    const before = memory.before as readonly Value[];
    const next = reconcile(document, { known, before }, mine, stored, winner);

    const printed = JSON.stringify(next);
    const nothingToKeep = text === null && sameJson(next, empty);
    if (printed !== text && !nothingToKeep) {
      setConfirmed(home, key, printed);
      memory.overwritten();
    } else if (!sameJson(next, known)) memory.accepted(next);
    memory.rebase((past) => document.merge(mine, next, past as Value, 'mine'));
    memory.known = next;
    // After an erasure nothing older counts: undoing it elsewhere must not look like an overwritten erasure.
    if (winner === 'theirs' && sameJson(next, empty)) memory.startFrom(next);
    quietly(() => {
      this.whereabouts.wrongPlaceFor(key).removeItem(key);
    });
    this.markSaved(memory, key);
    if (!sameJson(next, mine)) this.dispatch(changedElsewhere({ key, value: next }));
    return next;
  }

  private markSaved(memory: DocumentMemory, key: StorageKey): void {
    if (key === 'consent') this.whereabouts.recorded();
    if (!memory.failing) return;
    memory.failing = false;
    this.report(writeRecovered({ key }));
  }

  private inspect<Value>(document: StoredDocument<Value>, target: Storage) {
    const stored = readStored(target, document);
    if (stored.unreadable) this.report(unreadableSetAside({ key: document.key }));
    return stored;
  }

  private memory(document: StoredDocument): DocumentMemory {
    let memory = this.memories.get(document.key);
    if (!memory) {
      memory = new DocumentMemory(document.empty);
      this.memories.set(document.key, memory);
    }
    return memory;
  }

  /** Deferred, because redux-persist loads inside a reducer, where dispatching is forbidden. */
  private report(event: Action): void {
    queueMicrotask(() => {
      this.dispatch(event);
    });
  }
}
