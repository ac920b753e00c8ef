/** Every key the site may write, in localStorage and sessionStorage alike. The cookie page lists exactly these. */
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

/** Lives for one visit in one tab, whatever the choice about saving is: in sessionStorage, never on the device. */
export function isForVisit(key: StorageKey): boolean {
  return key === 'letter' || key === 'comparison';
}

const unreadable = new RegExp(`^(${storageKeys.join('|')})\\.unreadable(\\.\\d+)?$`);

/** @returns the key under which the n-th (from 0) unreadable text of `key` is set aside: `votes.unreadable`, `votes.unreadable.2`, … */
export function unreadableName(key: StorageKey, n: number): string {
  return n === 0 ? `${key}.unreadable` : `${key}.unreadable.${n + 1}`;
}

export function isUnreadableName(name: string): boolean {
  return unreadable.test(name);
}

/** @returns the storage key that `name` belongs to (`votes.unreadable.2` belongs to `votes`), or `undefined` if it is none of ours. */
export function ownerOf(name: string): StorageKey | undefined {
  return storageKeys.find((key) => name === key || name.startsWith(`${key}.`));
}

/** True for all our keys but the consent choice itself: none of them stays on the device after Decline. */
export function isVisitorKey(name: string): boolean {
  return name !== 'consent' && ownerOf(name) !== undefined;
}

/** True for what the visitor entered. The choices about saving and colors say nothing about the visitor and outlive erasing. */
export function isEntered(name: string): boolean {
  return isVisitorKey(name) && name !== 'appearance';
}
