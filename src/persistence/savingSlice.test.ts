import { describe, expect, test } from '@jest/globals';
import { makeStore } from '../app/store';
import { writeFailed, writeRecovered } from './storageEvents';
import { selectIsSavingFailing } from './savingSlice';

function savingStore() {
  const { store } = makeStore();
  return { store, failing: () => selectIsSavingFailing(store.getState()) };
}

describe('Saving', () => {
  test('works until the browser refuses, and again once it takes what it refused', () => {
    const { store, failing } = savingStore();
    expect(failing()).toBe(false);
    store.dispatch(writeFailed({ key: 'votes' }));
    expect(failing()).toBe(true);
    store.dispatch(writeRecovered({ key: 'votes' }));
    expect(failing()).toBe(false);
  });

  test('fails as long as a single key is refused, however often it was', () => {
    const { store, failing } = savingStore();
    for (const key of ['votes', 'user', 'votes'] as const) store.dispatch(writeFailed({ key }));
    store.dispatch(writeRecovered({ key: 'votes' }));
    expect(failing()).toBe(true);
    expect(store.getState().saving.failing).toEqual(['user']);
    store.dispatch(writeRecovered({ key: 'starred' }));
    expect(failing()).toBe(true);
    store.dispatch(writeRecovered({ key: 'user' }));
    expect(failing()).toBe(false);
  });
});
