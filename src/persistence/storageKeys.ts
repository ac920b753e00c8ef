/** The keys in localStorage and sessionStorage. If one is renamed, what visitors have stored under it is lost. */
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

export const quarantineKey = 'unreadable';

/** Holds answers pressed before the app started (`prerender/inlineScript.ts`). */
export const pendingAnswersKey = 'votes.early';

/**
 * Exact names, no prefixes: another site on the same origin may own `votes.foo` or `user.settings`, and we must not
 * delete it.
 */
const ownKeys: readonly string[] = [...storageKeys, quarantineKey, pendingAnswersKey];

/** True for every key that this site may write. The cookie page lists exactly these. */
export function isOwnKey(name: string): boolean {
  return ownKeys.includes(name);
}

/** True for a key that must not outlive the tab: it is in sessionStorage whatever the visitor chose about saving. */
export function isForVisit(key: StorageKey): boolean {
  return key === 'letter' || key === 'comparison';
}

/** All our keys but the consent choice itself: none of them may stay in localStorage after Decline. */
export const visitorKeys = ownKeys.filter((name) => name !== 'consent');

export function isVisitorKey(name: string): boolean {
  return visitorKeys.includes(name);
}

/**
 * True for keys that hold what the visitor entered. The choices about saving and colors say nothing about the visitor;
 * erasing keeps them unless the visitor wants them erased too.
 */
export function isEntered(name: string): boolean {
  return isVisitorKey(name) && name !== 'appearance';
}
