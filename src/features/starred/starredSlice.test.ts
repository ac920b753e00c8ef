import { afterEach, describe, expect, test } from '@jest/globals';
import { makeStore } from '../../app/store';
import { changedElsewhere, erased } from '../../storage/storageEvents';
import { inStorage, openTab, saved } from '../../test/openTab';
import { decideConsent } from '../consent/decideConsent';
import {
  policyStarred,
  policyUnstarred,
  selectIsStarred,
  selectStarred,
  selectStarredFirst,
} from './starredSlice';
import { policyIds } from '../../content/policyIds';

// What was to be saved is saved before the next test begins.
afterEach(saved);

describe('Stars', () => {
  test('stand on no policy at first', () => {
    const { store } = makeStore();
    expect(selectStarred(store.getState())).toEqual([]);
  });

  test('come and go policy by policy, in policy order', () => {
    const { store } = makeStore();
    for (const id of ['5', '10', '1', '5'] as const) store.dispatch(policyStarred(id));
    expect(selectStarred(store.getState())).toEqual(['1', '5', '10']);
    store.dispatch(policyUnstarred('5'));
    store.dispatch(policyUnstarred('5'));
    expect(selectStarred(store.getState())).toEqual(['1', '10']);
    expect(selectIsStarred(store.getState(), '10')).toBe(true);
    expect(selectIsStarred(store.getState(), '5')).toBe(false);
  });

  test('bring their policies to the front, both parts in policy order', () => {
    const { store } = makeStore({ starred: { ids: ['3', '9'] } });
    const others = policyIds.filter((id) => id !== '3' && id !== '9');
    expect(selectStarredFirst(store.getState())).toEqual(['3', '9', ...others]);
  });

  test('follow another tab', () => {
    const { store } = makeStore();
    store.dispatch(changedElsewhere({ key: 'starred', value: ['2'] }));
    expect(selectStarred(store.getState())).toEqual(['2']);
    store.dispatch(changedElsewhere({ key: 'votes', value: { 1: 'yes' } }));
    expect(selectStarred(store.getState())).toEqual(['2']);
    store.dispatch(changedElsewhere({ key: 'starred', value: 'x' }));
    expect(selectStarred(store.getState())).toEqual([]);
  });

  test('can all be erased', () => {
    const { store } = makeStore({ starred: { ids: ['3', '9'] } });
    store.dispatch(erased({ keys: ['votes'] }));
    expect(selectStarred(store.getState())).toEqual(['3', '9']);
    store.dispatch(erased({ keys: ['starred'] }));
    expect(selectStarred(store.getState())).toEqual([]);
  });

  test('are kept as a plain list, and leave the device with Decline', async () => {
    const { store } = await openTab();
    store.dispatch(policyStarred('5'));
    store.dispatch(policyStarred('1'));
    await saved();
    expect(inStorage()).toEqual({ starred: '["1","5"]' });
    store.dispatch(decideConsent('declined'));
    expect(Object.keys(localStorage)).toEqual(['consent']);
    expect(inStorage(sessionStorage)).toEqual({ starred: '["1","5"]' });
    store.dispatch(decideConsent('accepted'));
    expect(inStorage()).toMatchObject({ starred: '["1","5"]' });
  });

  test('that cannot be read are set aside', async () => {
    localStorage.setItem('starred', '{"1":true}');
    const { store } = await openTab();
    expect(selectStarred(store.getState())).toEqual([]);
    expect(inStorage()).toEqual({ 'starred.unreadable': '{"1":true}' });
  });
});
