/* What the site keeps in the browser, where, and for how long. */

interface StoredItem {
  /**
   * `entered`: what the visitor typed or pressed. `choice`: about saving or looks, says nothing about the visitor; erasing
   * keeps it unless the visitor wants it erased too.
   */
  readonly holds: 'entered' | 'choice';
  /**
   * `session` lasts for the visit, whatever the visitor chose about saving; `local` stays, whatever the visitor chose.
   * `chosen` is localStorage, or sessionStorage after Decline.
   */
  readonly area: 'local' | 'session' | 'chosen';
}

/**
 * All that the site may store in the browser, in the order in which pages list it. Types, labels, the table of the
 * Cookie Policy page, erasing and Decline derive from it. If a key is renamed, what visitors have stored is lost.
 */
export const storedItems = {
  votes: { holds: 'entered', area: 'chosen' },
  reasons: { holds: 'entered', area: 'chosen' },
  starred: { holds: 'entered', area: 'chosen' },
  user: { holds: 'entered', area: 'chosen' },
  consent: { holds: 'choice', area: 'local' },
  appearance: { holds: 'choice', area: 'chosen' },
  sender: { holds: 'entered', area: 'chosen' },
  letter: { holds: 'entered', area: 'session' },
  comparison: { holds: 'entered', area: 'session' },
  classroom: { holds: 'entered', area: 'session' },
  arrived: { holds: 'entered', area: 'session' },
  sharing: { holds: 'entered', area: 'session' },
  typing: { holds: 'entered', area: 'session' },
  /** Text that could not be read, as it was. */
  unreadable: { holds: 'entered', area: 'chosen' },
} as const satisfies Record<string, StoredItem>;

export type StorageKey = keyof typeof storedItems;

export const storageKeys = Object.keys(storedItems) as StorageKey[];

/**
 * Exact names, no prefixes: another site on the same origin may own `votes.foo` or `user.settings`, and we must not
 * delete it.
 */
export function isOwnKey(name: string): name is StorageKey {
  return Object.hasOwn(storedItems, name);
}

export function isEntered(name: string): boolean {
  return isOwnKey(name) && storedItems[name].holds === 'entered';
}

/** True for a key whose area follows the choice about saving: it must not stay in localStorage after Decline. */
export function followsChoice(name: string): boolean {
  return isOwnKey(name) && storedItems[name].area === 'chosen';
}
