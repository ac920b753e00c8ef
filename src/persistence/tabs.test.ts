import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Action } from '@reduxjs/toolkit';
import { fc } from '../test/fastCheck';
import { answers } from '../content/answerIds';
import { persistedVotes } from '../features/answers/votes';
import type { Answer } from '../content/answerIds';
import type { Votes } from '../features/answers/votes';
import { policyIds } from '../content/policyIds';
import type { PolicyId } from '../content/policyIds';
import { selectVotes, voteCast } from '../features/answers/votesSlice';
import { openTab, tellTabs } from '../test/openTab';
import { DeviceStorage } from './deviceStorage';
import { printValue } from './fieldTransform';
import { changedElsewhere } from './storageEvents';

interface Write {
  readonly key: string;
  readonly text: string | null;
}

/**
 * Browsers keep a copy of localStorage in each tab's process. A write changes the copy at once and travels
 * to the browser, which orders all writes and tells every tab; until a tab hears of its own last write of a key, it
 * ignores the others'. This is that browser.
 */
class Browser {
  readonly tabs: Tab[] = [];
  readonly data = new Map<string, string | null>();
  writes = 0;

  get votes(): Votes {
    return JSON.parse(this.data.get('votes') ?? '{}') as Votes;
  }

  tab(n: number): Tab {
    return this.tabs[n] ?? new Tab(this);
  }

  receive(from: Tab): void {
    const write = from.outbox.shift();
    if (!write) return;
    this.data.set(write.key, write.text);
    this.writes++;
    for (const tab of this.tabs) tab.inbox.push({ ...write, own: tab === from });
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

function storageOn(
  data: Map<string, string | null>,
  write = (key: string, text: string | null) => {
    data.set(key, text);
  },
): Storage {
  const keys = () => [...data].filter(([, text]) => text !== null).map(([key]) => key);
  return {
    get length() {
      return keys().length;
    },
    key: (n: number) => keys()[n] ?? null,
    getItem: (key: string) => data.get(key) ?? null,
    setItem: write,
    removeItem: (key: string) => {
      if (typeof data.get(key) === 'string') write(key, null);
    },
    clear: () => undefined,
  };
}

class Tab {
  readonly outbox: Write[] = [];
  readonly inbox: (Write & { readonly own: boolean })[] = [];
  private readonly copy: Map<string, string | null>;
  private readonly awaited = new Map<string, number>();
  state: Votes = {};
  private readonly device = new DeviceStorage({
    dispatch: (event: Action) => {
      if (changedElsewhere.match(event)) this.state = event.payload.value as Votes;
    },
    values: () => [[persistedVotes, this.state]],
    isFailing: () => false,
  });
  /** What this tab sees of localStorage, and its own sessionStorage. */
  readonly local: Storage;
  readonly session = storageOn(new Map());

  constructor(browser: Browser) {
    browser.tabs.push(this);
    this.copy = new Map(browser.data);
    this.local = storageOn(this.copy, (key, text) => {
      this.copy.set(key, text);
      this.awaited.set(key, (this.awaited.get(key) ?? 0) + 1);
      this.outbox.push({ key, text });
    });
    this.run(() => {
      this.device.load(persistedVotes);
    });
  }

  press(id: PolicyId, answer: Answer): void {
    this.change({ ...this.state, [id]: answer });
  }

  clear(id: PolicyId): void {
    this.change(Object.fromEntries(Object.entries(this.state).filter(([each]) => each !== id)));
  }

  erase(): void {
    this.change({});
  }

  /** As “Clear all answers” does. */
  clearAll(): void {
    this.run(() => {
      this.device.erase(persistedVotes);
      this.state = {};
    });
  }

  decide(choice: 'accepted' | 'declined'): void {
    this.run(() => {
      this.device.decide({ choice, at: null });
    });
  }

  hear(): void {
    const message = this.inbox.shift();
    if (!message) return;
    const { key, text, own } = message;
    const awaited = this.awaited.get(key) ?? 0;
    if (own) {
      this.awaited.set(key, awaited - 1);
      return;
    }
    if (awaited === 0) this.copy.set(key, text);
    this.run(() => {
      this.device.sync(key);
    });
  }

  private change(votes: Votes): void {
    this.state = votes;
    this.run(() => {
      this.device.save(persistedVotes, printValue(persistedVotes, votes));
    });
  }

  private run(step: () => void): void {
    inFront = { local: this.local, session: this.session };
    step();
  }
}

/** The storage of the tab whose code runs. */
let inFront: { readonly local: Storage; readonly session: Storage } | undefined;
beforeEach(() => {
  const noTab = { local: localStorage, session: sessionStorage };
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => (inFront ?? noTab).local);
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => (inFront ?? noTab).session);
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
        expect(browser.votes).toEqual(expected);
      }
    }),
    { numRuns: 300 },
  );
});

const delivery = fc.record({ tab: fc.nat(2), step: fc.constantFrom('receive' as const, 'hear' as const) });
const given = fc.uniqueArray(fc.tuple(fc.constantFrom(...policyIds), answer), { selector: ([id]) => id });

test('Of three tabs that follow an Accept in one of them at the same time, none loses an answer', () => {
  fc.assert(
    fc.property(
      fc.array(given, { minLength: 3, maxLength: 3 }),
      fc.array(delivery, { maxLength: 40 }),
      (answersOf, deliveries) => {
        const browser = openTabs(3);
        browser.tab(0).decide('declined');
        browser.settle();
        for (const [n, votes] of answersOf.entries())
          for (const [id, pressed] of votes) browser.tab(n).press(id, pressed);
        browser.settle();
        browser.tab(0).decide('accepted');
        for (const { tab, step } of deliveries) {
          if (step === 'receive') browser.receive(browser.tab(tab));
          else browser.tab(tab).hear();
        }
        browser.settle();
        const answered = [...new Set(answersOf.flat().map(([id]) => id))].sort();
        expect(Object.keys(browser.votes).sort()).toEqual(answered);
        for (const { state } of browser.tabs) expect(state).toEqual(browser.votes);

        // What is taken back later stays away: it is no longer what a tab has just moved.
        jest.advanceTimersByTime(2000);
        const [first = '1'] = Object.keys(browser.votes) as PolicyId[];
        browser.tab(0).clear(first);
        browser.settle();
        expect(Object.keys(browser.votes)).not.toContain(first);
        for (const { state } of browser.tabs) expect(state).toEqual(browser.votes);
      },
    ),
    { numRuns: 300 },
  );
});

test.each([
  ['another answer', (tab: Tab) => tab.press('5', 'no'), { '5': 'no' }],
  ['no answer', (tab: Tab) => tab.clear('5'), {}],
] as const)(
  'After a Decline one tab changes an answer that both have to %s: it stays so when the other accepts, and nothing else is lost',
  (_, change, changed) => {
    const browser = openTabs(2);
    const [deciding, changing] = [browser.tab(0), browser.tab(1)];
    deciding.press('5', 'yes');
    browser.settle();
    deciding.decide('declined');
    browser.settle();
    change(changing);
    deciding.press('1', 'yes');
    const later = new Tab(browser);
    later.press('2', 'no');
    browser.settle();
    deciding.decide('accepted');
    browser.settle();
    const expected = { '1': 'yes', '2': 'no', ...changed };
    for (const { state } of browser.tabs) expect(state).toEqual(expected);
    expect(browser.votes).toEqual(expected);
  },
);

test('After a Decline, answers that one tab has cleared all at once do not come back when another accepts', () => {
  const browser = openTabs(2);
  browser.tab(0).press('5', 'yes');
  browser.settle();
  browser.tab(0).decide('declined');
  browser.settle();
  browser.tab(1).clearAll();
  browser.tab(0).decide('accepted');
  browser.settle();
  for (const { state } of browser.tabs) expect(state).toEqual({});
});

test('After a Decline, an answer that both tabs had stays where a tab accepts that never had it', () => {
  const browser = openTabs(2);
  browser.tab(0).press('5', 'yes');
  browser.settle();
  browser.tab(0).decide('declined');
  browser.settle();
  const later = new Tab(browser);
  later.press('2', 'no');
  later.decide('accepted');
  browser.settle();
  for (const { state } of browser.tabs) expect(state).toEqual({ '2': 'no', '5': 'yes' });
});
