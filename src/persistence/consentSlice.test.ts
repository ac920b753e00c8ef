import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fc } from '../test/fastCheck';
import { makeStore } from '../app/store';
import { changedElsewhere } from './storageEvents';
import { consentDecided, persistedConsent, selectConsent } from './consentSlice';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T10:00:00.000Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('The choice about saving', () => {
  test('is open until the visitor chooses, and can be changed', () => {
    const { store } = makeStore();
    expect(selectConsent(store.getState())).toBeNull();
    store.dispatch(consentDecided('declined'));
    expect(selectConsent(store.getState())).toBe('declined');
    store.dispatch(consentDecided('accepted'));
    expect(selectConsent(store.getState())).toBe('accepted');
  });

  test('is kept with the moment it was made', () => {
    const { store } = makeStore();
    store.dispatch(consentDecided('accepted'));
    expect(store.getState().consent.decision).toEqual({ choice: 'accepted', at: '2026-11-21T10:00:00.000Z' });
  });

  test('follows another tab', () => {
    const { store } = makeStore();
    store.dispatch(changedElsewhere({ key: 'consent', value: { choice: 'declined', at: null } }));
    expect(selectConsent(store.getState())).toBe('declined');
    store.dispatch(changedElsewhere({ key: 'votes', value: { choice: 'accepted', at: null } }));
    expect(selectConsent(store.getState())).toBe('declined');
  });
});

const read = (json: unknown) => persistedConsent.read(json);
const merge = (...sides: Parameters<typeof persistedConsent.merge>) => persistedConsent.merge(...sides);

const choice = fc.constantFrom('accepted' as const, 'declined' as const);
const decision = fc.record({
  choice,
  at: fc
    .date({ min: new Date('1970-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString()),
});

describe('Reading the stored choice', () => {
  test('takes any JSON without a throw, and lets only the two choices in', () => {
    const nearly = fc.record(
      { choice: fc.oneof(choice, fc.jsonValue()), at: fc.jsonValue(), more: fc.jsonValue() },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          fc.json().map((text) => `{"__proto__":${text}}`),
          nearly.map((value) => JSON.stringify(value)),
        ),
        (text) => {
          const value = read(JSON.parse(text));
          if (!value) return;
          expect(Object.keys(value)).toEqual(['choice', 'at']);
          expect(['accepted', 'declined']).toContain(value.choice);
          expect(value.at === null || !Number.isNaN(Date.parse(value.at))).toBe(true);
        },
      ),
    );
  });

  test('gives back what was written', () => {
    fc.assert(
      fc.property(decision, (value) => {
        expect(read(JSON.parse(JSON.stringify(value)))).toEqual(value);
      }),
    );
  });

  test('holds a choice whose date is wrong or missing', () => {
    expect(read({ choice: 'declined' })).toEqual({ choice: 'declined', at: null });
    expect(read({ choice: 'declined', at: 'yesterday' })).toEqual({ choice: 'declined', at: null });
  });

  test('takes anything else for no choice', () => {
    expect(read(null)).toBeNull();
    expect(read('declined')).toBeNull();
    expect(read({ choice: 'maybe', at: '2026-11-21T10:00:00.000Z' })).toBeNull();
  });
});

test('Of two choices made at once, the whole of one counts', () => {
  const [older, newer] = fc.sample(decision, { numRuns: 2, seed: 1 });
  expect(merge(null, newer ?? null, older ?? null, 'mine')).toEqual(newer);
  expect(merge(null, newer ?? null, older ?? null, 'theirs')).toEqual(older);
});
