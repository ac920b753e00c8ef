import { ifPossible, parseJson, storageArea } from './storageArea';
import type { AreaName } from './storageArea';
import { isForVisit, storageKeys } from './storageKeys';
import type { StorageKey } from './storageKeys';

/** In the order in which they are offered. */
export const choices = ['accepted', 'declined'] as const;
export type ConsentChoice = (typeof choices)[number];

/** @returns the stored choice, or `null` if there is none. @throws where storage is blocked. */
export function choiceOnDisk(): ConsentChoice | null {
  const stored: unknown = parseJson(storageArea('local').getItem('consent') ?? 'null');
  if (typeof stored !== 'object' || stored === null || !('choice' in stored)) return null;
  return choices.find((choice) => choice === stored.choice) ?? null;
}

/**
 * Says in which area a key is kept: on the device, or after Decline in this tab only. The disk is asked at
 * every write, not remembered: a tab that has not yet heard that another declined must already obey.
 */
export class ConsentRule {
  /** Whether this tab keeps everything to itself, as it last acted on; `undefined` before it had to know. */
  private declinedHere: boolean | undefined;
  private unrecorded = false;

  /**
   * Notes what this tab acts on from now. @param recorded false if the browser refused to store the choice, which
   * holds here all the same.
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
   * If the stored choice was removed (by the browser or by another tab), a tab that had declined still counts as declined,
   * also after a reload: then its sessionStorage holds values. The banner asks the visitor again.
   */
  isDeclined(): boolean {
    const choice = this.choice();
    if (choice !== null) return choice === 'declined';
    return (this.declinedHere ??= ifPossible(keepsAnything) ?? false);
  }

  /** The choice itself is always kept on the device; a key for one visit never is. */
  areaFor(key: StorageKey): AreaName {
    if (isForVisit(key)) return 'session';
    return key !== 'consent' && this.isDeclined() ? 'session' : 'local';
  }

  /**
   * @returns the area in which `key` must not be now, or `null`: without a choice, what is on the device stays there.
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
