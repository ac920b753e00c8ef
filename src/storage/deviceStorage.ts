import type { Action } from '@reduxjs/toolkit';
import type { ConsentChoice } from './consentRule';
import { DocumentStorage } from './documentStorage';
import { areaNames, ifPossible, removeKeys, storageArea } from './storageArea';
import { changedElsewhere, erased } from './storageEvents';
import { isEntered, isVisitorKey, ownerOf } from './storageKeys';
import type { StorageKey } from './storageKeys';
import { sameJson } from './storedDocument';
import type { StoredDocument, Winner } from './storedDocument';
import { bringBackUnreadable, clearDevice, eraseBesideDocuments } from './unreadable';

type DocumentValues = readonly (readonly [StoredDocument, unknown])[];

/** What was erased: one document, or all that the visitor entered. */
export type Erasure = StorageKey | 'everything';

/**
 * Keeps all stored documents and the store together, with three promises: what is stored is valid JSON of the
 * document's shape, a write changes only what this tab changed, and nothing unreadable is overwritten.
 * Everything is synchronous, so that what is done while the page is being left reaches the disk.
 */
export class DeviceStorage {
  private readonly documents = new DocumentStorage((event) => this.dispatch(event));
  private dispatch: (event: Action) => void = () => undefined;
  private current: () => DocumentValues = () => [];
  private tellTabs: (erasure: Erasure) => void = () => undefined;

  /** Ties the store to this storage. @param current every document with its value in the store. */
  connect(dispatch: (event: Action) => void, current: () => DocumentValues): void {
    this.dispatch = dispatch;
    this.current = current;
  }

  /** @param tellTabs tells every other open tab of an erasure. @throws where the browser has no way to. */
  connectTabs(tellTabs: (erasure: Erasure) => void): void {
    this.tellTabs = tellTabs;
  }

  /** @returns the stored value, or `undefined` if nothing readable is stored or storage is blocked. */
  load<Value>(doc: StoredDocument<Value>): Value | undefined {
    return this.documents.load(doc);
  }

  /**
   * Stores at once, for whoever may claim success only once the browser confirmed it. All other changes are
   * stored by way of redux-persist. @param mine the document's value in this tab.
   * @returns the value now stored, which also holds what other tabs changed.
   * @throws where the browser refuses; then nothing of the document has changed. Erasing is not refused where
   *   storage is blocked and held nothing when last seen.
   */
  write<Value>(doc: StoredDocument<Value>, mine: Value): Value {
    this.followChoice();
    try {
      return this.documents.write(doc, mine, 'mine');
    } catch (refusal) {
      const area = this.documents.consent.areaFor(doc.key);
      if (sameJson(mine, doc.empty) && !this.documents.mayHoldData(area)) return mine;
      throw refusal;
    }
  }

  /** As `write`, for several documents: all of them are stored, and then in the state, or none is. @throws where one is refused. */
  writeAll(values: DocumentValues): void {
    const before = this.current().filter(([doc]) => values.some(([written]) => written === doc));
    try {
      const kept = values.map(([doc, value]) =>
        changedElsewhere({ key: doc.key, value: this.write(doc, value) }),
      );
      for (const event of kept) this.dispatch(event);
    } catch (refusal) {
      for (const [doc, value] of before) ifPossible(() => this.write(doc, value));
      throw refusal;
    }
  }

  /** For values that stay in memory where the browser refuses: the failure becomes an event. */
  save(doc: StoredDocument, mine: unknown, winner: Winner = 'mine'): void {
    this.followChoice();
    try {
      this.documents.write(doc, mine, winner);
    } catch {
      this.documents.markFailed(doc);
    }
  }

  /**
   * Brings this tab and the browser together, both ways: what is not saved yet is, what other tabs wrote is taken.
   * @param changed the one key that another tab wrote; all of them if none is named.
   */
  sync(changed?: string | null): void {
    this.followChoice();
    // After Decline what others write on the device is none of this tab's, and may be the first part of an Accept.
    if (changed && changed !== 'consent' && this.documents.consent.isDeclined()) return;
    for (const [doc, value] of this.loaded()) {
      if ((changed ?? doc.key) === doc.key) this.save(doc, value, 'theirs');
    }
  }

  /** Carries out the visitor's choice. @param recorded whether the browser stored the choice itself. */
  applyConsent(choice: ConsentChoice, recorded: boolean): void {
    this.documents.consent.obey(choice === 'declined', recorded);
    this.move('mine');
  }

  /**
   * Erases all that the visitor entered, for good, in this tab and all others. What the browser refuses to
   * erase stays in the state. @param choicesToo the choices about saving and colors go as well, and no key is
   * left, not even an empty one: for the end of a visit. @returns true if nothing is left.
   */
  eraseEverything(choicesToo = false): boolean {
    this.sync();
    const meant = this.current().flatMap(([doc]) => (choicesToo || isEntered(doc.key) ? [doc] : []));
    const gone = meant.filter((doc) => this.erase(doc));
    // After the documents: reading one may just now have set something aside.
    const restLeft = areaNames.filter((area) => {
      const isGone = succeeds(() => eraseBesideDocuments([area]));
      return !isGone && this.documents.mayHoldData(area);
    });
    const told = this.tellErased('everything');
    this.dispatch(erased({ keys: gone.map(({ key }) => key) }));
    const done = gone.length === meant.length && restLeft.length === 0 && told;
    if (done && choicesToo) {
      // By now they hold nothing.
      for (const area of areaNames) ifPossible(() => removeKeys(storageArea(area), ownerOf));
    }
    return done;
  }

  /** Tells the other tabs of an erasure that was confirmed here. @returns false where the browser has no way to. */
  tellErased(erasure: Erasure): boolean {
    return succeeds(() => this.tellTabs(erasure));
  }

  /** Another tab erased: this one forgets as well, and loses the copy that it keeps for itself after Decline. */
  hearErased(erasure: Erasure): void {
    const isMeant = (name: string) => (erasure === 'everything' ? isEntered(name) : name === erasure);
    const gone = this.loaded().flatMap(([doc]) => (isMeant(doc.key) ? [doc] : []));
    for (const doc of gone) this.documents.forget(doc);
    ifPossible(() => removeKeys(storageArea('session'), isMeant));
    this.dispatch(erased({ keys: gone.map(({ key }) => key) }));
  }

  /** What another tab's change of the choice means for this one comes before anything else, heard of or not. */
  private followChoice(): void {
    if (!this.documents.consent.hasChanged()) return;
    this.documents.consent.obey();
    this.move('theirs');
  }

  /** Moves what this tab knows to where it now belongs. @param winner who is right if something else is there. */
  private move(winner: Winner): void {
    const documents = this.loaded().filter(([{ key }]) => isVisitorKey(key));
    for (const [doc, value] of documents) {
      this.documents.forget(doc);
      this.save(doc, value, winner);
    }
    ifPossible(() => {
      if (this.documents.consent.isDeclined()) clearDevice(documents.map(([doc]) => doc));
      else bringBackUnreadable();
    });
  }

  private loaded(): DocumentValues {
    return this.current().filter(([doc]) => this.documents.isLoaded(doc));
  }

  /** What can't be written, as it holds text that is unreadable and too big to be set aside, is removed. */
  private erase(doc: StoredDocument): boolean {
    return (
      succeeds(() => this.write(doc, doc.empty)) ||
      succeeds(() => {
        for (const area of areaNames) storageArea(area).removeItem(doc.key);
      })
    );
  }
}

function succeeds(step: () => unknown): boolean {
  return ifPossible(() => [step()]) !== undefined;
}
