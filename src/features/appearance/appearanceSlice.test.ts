import { describe, expect, test } from '@jest/globals';
import { makeStore } from '../../app/store';
import { changedElsewhere } from '../../storage/storageEvents';
import { schemeChosen, selectScheme } from './appearanceSlice';

describe('The colour scheme', () => {
  test('follows the system until the visitor chooses', () => {
    const { store } = makeStore();
    expect(selectScheme(store.getState())).toBe('system');
    store.dispatch(schemeChosen('dark'));
    expect(selectScheme(store.getState())).toBe('dark');
    store.dispatch(schemeChosen('system'));
    expect(selectScheme(store.getState())).toBe('system');
  });

  test('follows another tab, and takes what no tab of ours would write for “system”', () => {
    const { store } = makeStore();
    store.dispatch(changedElsewhere({ key: 'appearance', value: 'light' }));
    expect(selectScheme(store.getState())).toBe('light');
    store.dispatch(changedElsewhere({ key: 'votes', value: { 1: 'yes' } }));
    expect(selectScheme(store.getState())).toBe('light');
    store.dispatch(changedElsewhere({ key: 'appearance', value: ['dark'] }));
    expect(selectScheme(store.getState())).toBe('system');
  });
});
