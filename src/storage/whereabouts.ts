import { area } from './area';
import type { AreaName } from './area';
import { quietly } from './quietly';
import type { StorageKey } from './storageKeys';
import { choiceOnDisk } from './storedConsent';

/** Knows in which of the two areas a document lives: on the device, or after Decline in this tab only. */
export class Whereabouts {
  /** What this tab last acted on. */
  private declinedHere = false;
  private unrecorded = false;

  /** @param recorded false if the browser refused to store the choice; it then holds in this tab all the same. */
  chosen(declined: boolean, recorded: boolean): void {
    this.declinedHere = declined;
    this.unrecorded = !recorded;
  }

  recorded(): void {
    this.unrecorded = false;
  }

  /** True if another tab changed the choice and this one has not acted on it yet. */
  changedElsewhere(): boolean {
    return this.isDeclined() !== this.declinedHere;
  }

  /** A choice that vanished from the disk is no Accept: this tab goes on as it was. */
  isDeclined(): boolean {
    const onDisk = this.unrecorded ? null : (quietly(choiceOnDisk) ?? null);
    return onDisk === null ? this.declinedHere : onDisk === 'declined';
  }

  /** The choice itself always lives on the device. */
  isInTab(key: StorageKey): boolean {
    return key !== 'consent' && this.isDeclined();
  }

  /** @throws where storage is blocked. */
  homeOf(key: StorageKey): Storage {
    return area(this.nameFor(key, true));
  }

  /** @returns the area in which `key` has no business. @throws where storage is blocked. */
  wrongPlaceFor(key: StorageKey): Storage {
    return area(this.nameFor(key, false));
  }

  private nameFor(key: StorageKey, home: boolean): AreaName {
    return this.isInTab(key) === home ? 'session' : 'local';
  }
}
