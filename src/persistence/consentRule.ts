import { ifPossible, parseJson, storageArea } from './storageArea';
import type { AreaName } from './storageArea';
import { isForVisit, storageKeys } from './storageKeys';
import type { StorageKey } from './storageKeys';

/** The choices about saving, in the order of their buttons. */
export const choices = ['accepted', 'declined'] as const;
export type ConsentChoice = (typeof choices)[number];

/** @returns the choice in localStorage, or `null` if there is none. @throws if storage is blocked. */
export function choiceOnDisk(): ConsentChoice | null {
  const stored: unknown = parseJson(storageArea('local').getItem('consent') ?? 'null');
  if (typeof stored !== 'object' || stored === null || !('choice' in stored)) return null;
  return choices.find((choice) => choice === stored.choice) ?? null;
}

/**
 * Decides in which area a key is stored: localStorage, or sessionStorage after Decline. It reads the stored choice
 * again every time, because another tab may have declined although no `storage` event has arrived here yet.
 */
export class ConsentRule {
  /** True if this tab last acted on Decline; `undefined` until it had to act on a choice for the first time. */
  private declinedHere: boolean | undefined;
  private unrecorded = false;

  /**
   * Sets the choice that this tab obeys from now on. @param declined by default the stored choice.
   * @param recorded false if the browser refused to store the choice: then this tab ignores what is stored.
   */
  obey(declined = this.isDeclined(), recorded = true): void {
    this.declinedHere = declined;
    this.unrecorded = !recorded;
  }

  recorded(): void {
    this.unrecorded = false;
  }

  /** True if another tab changed the choice and this one has not acted on it yet. */
  hasChanged(): boolean {
    return this.declinedHere !== undefined && this.isDeclined() !== this.declinedHere;
  }

  /**
   * If the stored choice was removed (by the browser or another tab), a tab that had declined still counts as declined.
   * After a reload it is recognized by the values in its sessionStorage. The banner asks the visitor again.
   */
  isDeclined(): boolean {
    const choice = this.choice();
    if (choice !== null) return choice === 'declined';
    return (this.declinedHere ??= ifPossible(keepsAnything) ?? false);
  }

  /** The choice is always in localStorage, where other tabs find it; a key for one visit always in sessionStorage. */
  areaFor(key: StorageKey): AreaName {
    if (isForVisit(key)) return 'session';
    return key !== 'consent' && this.isDeclined() ? 'session' : 'local';
  }

  /**
   * @returns the area from which a value of `key` has to be removed, or `null`. Values in localStorage are removed
   * after Decline only: if the stored choice has merely vanished, they stay.
   */
  strayAreaFor(key: StorageKey): AreaName | null {
    if (this.areaFor(key) === 'local') return 'session';
    return this.unrecorded || this.choice() === 'declined' ? 'local' : null;
  }

  private choice(): ConsentChoice | null {
    return this.unrecorded ? null : (ifPossible(choiceOnDisk) ?? null);
  }
}

/** Keys for one visit are always in sessionStorage, so they do not show that the visitor declined. */
function keepsAnything(): boolean {
  const session = storageArea('session');
  return storageKeys.some((key) => !isForVisit(key) && session.getItem(key) !== null);
}
