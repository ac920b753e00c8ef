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

  /** Notes what this tab acts on from now. @param recorded false if the browser refused to store the choice, which holds here all the same. */
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
   * A choice that is gone from the disk is no Accept: a tab that had declined goes on as it was, also over a
   * reload, which it is known by from what it kept for itself. The visitor is asked again.
   */
  isDeclined(): boolean {
    const choice = this.choice();
    if (choice !== null) return choice === 'declined';
    return (this.declinedHere ??= ifPossible(keepsAnything) ?? false);
  }

  /** The choice itself always lives on the device, and what is for one visit never does. */
  areaFor(key: StorageKey): AreaName {
    if (isForVisit(key)) return 'session';
    return key !== 'consent' && this.isDeclined() ? 'session' : 'local';
  }

  /** @returns where `key` has no business now, if anywhere: without a choice, what is on the device stays there. */
  strayAreaFor(key: StorageKey): AreaName | null {
    if (this.areaFor(key) === 'local') return 'session';
    return this.unrecorded || this.choice() === 'declined' ? 'local' : null;
  }

  private choice(): ConsentChoice | null {
    return this.unrecorded ? null : (ifPossible(choiceOnDisk) ?? null);
  }
}

/** What is for one visit stands in the tab in any case, and tells nothing. */
function keepsAnything(): boolean {
  const session = storageArea('session');
  return storageKeys.some((key) => !isForVisit(key) && session.getItem(key) !== null);
}
