import { readVotes } from '../features/answers/votes';
import { showMark } from '../lib/showMark';
import { areaInUse, decisionInUse } from '../persistence/consentDecision';
import { ifPossible, parseJson, storageArea } from '../persistence/storageArea';
import { storedItems } from '../persistence/storageLifetimes';
import type { StorageKey } from '../persistence/storageLifetimes';

interface RootMark {
  readonly key: StorageKey;
  /** @param json what is stored under `key`; anything may have written it. @returns `undefined` for no attribute. */
  readonly of: (json: unknown) => string | undefined;
  /** True if components draw the same from the store once it is loaded: the mark would contradict them after a change. */
  readonly untilLoaded?: true;
}

type Entries = Readonly<Record<string, unknown>>;

export function entriesOf(json: unknown): Entries | undefined {
  return json && typeof json === 'object' && !Array.isArray(json) ? (json as Entries) : undefined;
}

/** The color schemes that can be chosen; without a mark the page follows the system. */
export const markedSchemes = ['light', 'dark'] as const;

const onIf = (is: boolean) => (is ? 'on' : undefined);

/**
 * The data attributes of the root element that CSS needs for the first paint. The inline script sets them from what is
 * stored, and components keep those that outlive the start. Each must say what the store will say: a test compares.
 */
export const rootMarks = {
  consent: { key: 'consent', of: () => decisionInUse()?.choice },
  scheme: { key: 'appearance', of: (json) => markedSchemes.find((scheme) => scheme === json) },
  /** Hides the printed form of screens/Register.tsx, which the card of a member replaces. */
  member: { key: 'user', of: (json) => onIf(entriesOf(json) !== undefined), untilLoaded: true },
  answers: {
    key: 'votes',
    of: (json) => onIf(Object.keys(readVotes(json) ?? {}).length > 0),
    untilLoaded: true,
  },
  /** The first policy without an answer, for the CSS of NextQuestion.tsx; past the last one if all have an answer. */
  next: {
    key: 'votes',
    of: (json) => {
      const votes: Readonly<Record<string, string>> = readVotes(json) ?? {};
      let next = 1;
      while (votes[next]) next++;
      return next > 1 ? String(next) : undefined;
    },
    untilLoaded: true,
  },
  /** Reserves the height of features/sharing/ResumeComparison.tsx: the page would move when the app draws it. */
  waiting: { key: 'comparison', of: (json) => onIf(typeof json === 'string'), untilLoaded: true },
} as const satisfies Record<string, RootMark>;

const names = Object.keys(rootMarks) as (keyof typeof rootMarks)[];

/** @returns what is stored under `key` where this tab has it; `null` if there is nothing, `undefined` if it is no JSON. */
export function readStored(key: StorageKey): unknown {
  const { area } = storedItems[key];
  return parseJson(storageArea(area === 'chosen' ? areaInUse() : area).getItem(key) ?? 'null');
}

export function showMarks(): void {
  for (const name of names) {
    const { key, of } = rootMarks[name];
    const value = ifPossible(() => of(readStored(key)));
    if (value) showMark(name, value);
  }
}

export function endMarks(): void {
  for (const name of names) if ('untilLoaded' in rootMarks[name]) showMark(name, undefined);
}
