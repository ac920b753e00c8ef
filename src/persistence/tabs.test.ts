import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Action } from '@reduxjs/toolkit';
import { fc } from '../test/fastCheck';
import { answers } from '../content/answerIds';
import { persistedVotes } from '../features/answers/votes';
import type { Answer } from '../content/answerIds';
import type { Votes } from '../features/answers/votes';
import type { PolicyId } from '../content/policyIds';
import { selectVotes, voteCast } from '../features/answers/votesSlice';
import { openTab, tellTabs } from '../test/openTab';
import { DeviceStorage } from './deviceStorage';
import { printValue } from './fieldTransform';
import { changedElsewhere } from './storageEvents';

/**
 * Browsers keep a copy of localStorage in each tab's process. A write changes the copy at once and travels
 * to the browser, which orders all writes and tells every tab; until a tab hears of its own last write, it
 * ignores the others'. This is that browser.
 */
class Browser {
  readonly tabs: Tab[] = [];
  votes: string | null = null;
  writes = 0;

  tab(n: number): Tab {
    return this.tabs[n] ?? new Tab(this);
  }

  receive(from: Tab): void {
    const text = from.outbox.shift();
    if (text === undefined) return;
    this.votes = text;
    this.writes++;
    for (const tab of this.tabs) tab.inbox.push({ text, own: tab === from });
  }

  /** Delivers everything there is. @throws if the tabs never come to rest. */
  settle(): void {
    for (let round = 0; round < 50; round++) {
      if (this.tabs.every((tab) => tab.outbox.length + tab.inbox.length === 0)) return;
      for (const tab of this.tabs) {
        while (tab.outbox.length > 0) this.receive(tab);
        while (tab.inbox.length > 0) tab.hear();
      }
    }
    throw new Error('The tabs answer each other without end.');
  }
}

class Tab {
  readonly outbox: (string | null)[] = [];
  readonly inbox: { text: string | null; own: boolean }[] = [];
  private copy: string | null = null;
  private awaited = 0;
  state: Votes = {};
  private readonly device = new DeviceStorage({
    dispatch: (event: Action) => {
      if (changedElsewhere.match(event)) this.state = event.payload.value as Votes;
    },
    values: () => [[persistedVotes, this.state]],
    isFailing: () => false,
  });

  constructor(browser: Browser) {
    browser.tabs.push(this);
    this.run(() => {
      this.device.load(persistedVotes);
    });
  }

  press(id: PolicyId, answer: Answer): void {
    this.state = { ...this.state, [id]: answer };
    this.run(() => {
      this.device.save(persistedVotes, printValue(persistedVotes, this.state));
    });
  }

  clear(id: PolicyId): void {
    this.state = Object.fromEntries(Object.entries(this.state).filter(([each]) => each !== id));
    this.run(() => {
      this.device.save(persistedVotes, printValue(persistedVotes, this.state));
    });
  }

  erase(): void {
    this.state = {};
    this.run(() => {
      this.device.save(persistedVotes, printValue(persistedVotes, this.state));
    });
  }

  hear(): void {
    const message = this.inbox.shift();
    if (!message) return;
    if (message.own) {
      this.awaited--;
      return;
    }
    if (this.awaited === 0) this.copy = message.text;
    this.run(() => {
      this.device.sync();
    });
  }

  private write(text: string | null): void {
    this.copy = text;
    this.awaited++;
    this.outbox.push(text);
  }

  private run(step: () => void): void {
    inFront = this.storage;
    step();
  }

  /** localStorage as this tab sees it. */
  readonly storage = {
    getItem: (key: string) => (key === 'votes' ? this.copy : null),
    setItem: (_key: string, text: string) => {
      this.write(text);
    },
    removeItem: () => undefined,
  } as unknown as Storage;
}

/** localStorage of the tab whose code runs. */
let inFront: Storage | undefined;
beforeEach(() => {
  const noStorage = localStorage;
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => inFront ?? noStorage);
});
afterEach(() => {
  inFront = undefined;
});

function openTabs(count: number): Browser {
  const browser = new Browser();
  for (let n = 0; n < count; n++) new Tab(browser);
  return browser;
}

const answer = fc.constantFrom('yes' as const, 'no' as const, 'undecided' as const);
const half = [
  ['1', '2', '3', '4', '5'],
  ['6', '7', '8', '9', '10'],
] as const;

test('Of five answers in each of two tabs, alternating 50 ms apart, twelve times over, none is lost', async () => {
  const [one, other] = [await openTab(), await openTab()];
  for (let round = 0; round < 12; round++) {
    const expected: Record<string, Answer> = {};
    for (const [n, id] of half[0].entries()) {
      for (const [{ store }, policyId] of [
        [one, id],
        [other, half[1][n] ?? '6'],
      ] as const) {
        const answer = answers[(n + round) % 3] ?? 'yes';
        expected[policyId] = answer;
        store.dispatch(voteCast({ policyId, answer }));
        await jest.advanceTimersByTimeAsync(50);
        tellTabs();
      }
    }
    for (const { store } of [one, other]) expect(selectVotes(store.getState())).toEqual(expected);
    expect(JSON.parse(localStorage.getItem('votes') ?? '')).toEqual(expected);
  }
});

const turn = fc.record({
  tab: fc.nat(2),
  id: fc.constantFrom('1' as const, '2' as const),
  answer: fc.option(answer),
});

test('Three tabs used one after the other: the last press counts, and erasing erases everywhere', () => {
  fc.assert(
    fc.property(fc.array(turn, { maxLength: 30 }), (turns) => {
      const browser = openTabs(3);
      let expected: Votes = {};
      for (const { tab, id, answer: pressed } of turns) {
        expected = pressed ? { ...expected, [id]: pressed } : {};
        if (pressed) browser.tab(tab).press(id, pressed);
        else browser.tab(tab).erase();
        const before = browser.writes;
        browser.settle();
        for (const each of browser.tabs) expect(each.state).toEqual(expected);
        // Nobody answers a write with another: one press, one write at most.
        expect(browser.writes - before).toBeLessThanOrEqual(1);
      }
    }),
    { numRuns: 300 },
  );
});

const clearing = fc.record({
  tab: fc.nat(2),
  id: fc.constantFrom(...half[0]),
  clear: fc.boolean(),
  answer,
});

test('Three tabs used one after the other: an answer taken back stays away until it is given again', () => {
  fc.assert(
    fc.property(fc.array(clearing, { maxLength: 30 }), (turns) => {
      const browser = openTabs(3);
      let expected: Votes = {};
      for (const { tab, id, clear, answer: pressed } of turns) {
        const others = Object.entries(expected).filter(([each]) => each !== id);
        expected = Object.fromEntries(clear ? others : [...others, [id, pressed]]);
        if (clear) browser.tab(tab).clear(id);
        else browser.tab(tab).press(id, pressed);
        browser.settle();
        for (const each of browser.tabs) expect(each.state).toEqual(expected);
        expect(JSON.parse(browser.votes ?? '{}')).toEqual(expected);
      }
    }),
    { numRuns: 300 },
  );
});
