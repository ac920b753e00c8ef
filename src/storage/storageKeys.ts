/** The key of each persisted field, in localStorage and sessionStorage alike. */
export const storageKeys = [
  'votes',
  'starred',
  'user',
  'consent',
  'appearance',
  'sender',
  'letter',
  'comparison',
] as const;

export type StorageKey = (typeof storageKeys)[number];

/** Holds the text of fields that could not be read (`quarantine.ts`). */
export const quarantineKey = 'unreadable';

/** Holds answers pressed before the app started. */
export const pendingAnswersKey = 'votes.early';

/** Exact names: other sites may share our origin, and their `votes.foo` or `user.settings` is none of our business. */
const ownKeys: readonly string[] = [...storageKeys, quarantineKey, pendingAnswersKey];

/** True for every key that this site may write. The cookie page lists exactly these. */
export function isOwnKey(name: string): boolean {
  return ownKeys.includes(name);
}

/** Lives for one visit in one tab, whatever the choice about saving is: in sessionStorage, never on the device. */
export function isForVisit(key: StorageKey): boolean {
  return key === 'letter' || key === 'comparison';
}

/** All our keys but the consent choice itself: none of them stays on the device after Decline. */
export const visitorKeys = ownKeys.filter((name) => name !== 'consent');

export function isVisitorKey(name: string): boolean {
  return visitorKeys.includes(name);
}

/** True for what the visitor entered. The choices about saving and colors say nothing about the visitor and outlive erasing. */
export function isEntered(name: string): boolean {
  return isVisitorKey(name) && name !== 'appearance';
}
