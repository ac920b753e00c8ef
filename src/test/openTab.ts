import { afterEach, beforeEach, jest } from '@jest/globals';
import { makeStore } from '../app/store';
import { today } from '../lib/today';
import { startPersistence } from '../persistence/startPersistence';
import { storageKeys } from '../persistence/storageLifetimes';

const open = new Set<() => void>();
// With real timers the load of the machine would decide when something is saved.
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
});
afterEach(() => {
  for (const close of open) close();
  open.clear();
  jest.useRealTimers();
});

/** jsdom has no channels between tabs. This one delivers at once, to all but the sender. */
class FakeBroadcastChannel extends EventTarget {
  private static readonly open = new Set<FakeBroadcastChannel>();

  constructor() {
    super();
    FakeBroadcastChannel.open.add(this);
  }

  postMessage(data: unknown): void {
    for (const channel of FakeBroadcastChannel.open) {
      if (channel !== this) channel.dispatchEvent(new MessageEvent('message', { data }));
    }
  }

  close(): void {
    FakeBroadcastChannel.open.delete(this);
  }
}
Object.assign(globalThis, { BroadcastChannel: FakeBroadcastChannel });

type Store = ReturnType<typeof makeStore>['store'];

/**
 * A store on the test's storage, as `app/main.tsx` starts it; loaded once the promise resolves. It is closed
 * after the test. @param early what happens before the stored values have arrived.
 */
export async function openTab(early?: (store: Store) => unknown) {
  const { store, device } = makeStore();
  const close = startPersistence(store, device);
  open.add(close);
  early?.(store);
  await saved();
  return { store, device, close };
}

/** Resolves when redux-persist has written what changed. It handles one field per tick of a timer. */
export async function saved(): Promise<void> {
  await jest.advanceTimersByTimeAsync(20);
}

/** What is stored under `reasons` after these answers were given today, each once. */
export function answeredToday(votes: Readonly<Record<string, string>>): string {
  const given = Object.entries(votes).map(([id, answer]) => [
    id,
    { answered: today(), first: [answer, today()] },
  ]);
  return JSON.stringify(Object.fromEntries(given));
}

/** What browsers tell every other tab after a write. In these tests all tabs share one window. */
export function tellTabs(): void {
  window.dispatchEvent(new StorageEvent('storage'));
}

export function inStorage(storage: Storage = localStorage): Record<string, string> {
  return Object.fromEntries(Object.entries<string>(storage));
}

/** Keys that another site on our origin may use: each begins or ends with one of ours. */
export const foreignNames = storageKeys.flatMap((key) => [
  `${key}.foo`,
  `${key}.unreadable`,
  `${key}s`,
  `my.${key}`,
]);
