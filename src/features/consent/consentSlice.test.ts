import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { makeStore } from '../../app/store';
import { changedElsewhere } from '../../storage/storageEvents';
import { consentDecided, selectConsent } from './consentSlice';

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

  test('follows another tab, and is open again where that tab’s makes no sense', () => {
    const { store } = makeStore();
    store.dispatch(changedElsewhere({ key: 'consent', value: { choice: 'declined', at: null } }));
    expect(selectConsent(store.getState())).toBe('declined');
    store.dispatch(changedElsewhere({ key: 'votes', value: { choice: 'accepted', at: null } }));
    expect(selectConsent(store.getState())).toBe('declined');
    store.dispatch(changedElsewhere({ key: 'consent', value: { choice: 'maybe' } }));
    expect(selectConsent(store.getState())).toBeNull();
  });
});
