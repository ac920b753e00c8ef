import { describe, expect, test } from '@jest/globals';
import { makeStore } from '../../app/store';
import { changedElsewhere } from '../../storage/storageEvents';
import { someMember } from '../../test/someMember';
import { registered, registrationRemoved, selectMember } from './registrationSlice';

describe('registration', () => {
  test('nobody is registered at first', () => {
    const { store } = makeStore();
    expect(selectMember(store.getState())).toBeNull();
  });

  test('the registered record is the member, until it is removed', () => {
    const { store } = makeStore();
    store.dispatch(registered(someMember()));
    expect(selectMember(store.getState())).toEqual(someMember());
    store.dispatch(registrationRemoved());
    expect(selectMember(store.getState())).toBeNull();
  });

  test('another tab’s record takes its place, and an invalid one counts as nobody', () => {
    const { store } = makeStore();
    store.dispatch(changedElsewhere({ key: 'user', value: someMember({ firstName: 'Eva' }) }));
    expect(selectMember(store.getState())?.firstName).toBe('Eva');
    store.dispatch(changedElsewhere({ key: 'votes', value: { 1: 'yes' } }));
    expect(selectMember(store.getState())?.firstName).toBe('Eva');
    store.dispatch(changedElsewhere({ key: 'user', value: { firstName: 'Eva' } }));
    expect(selectMember(store.getState())).toBeNull();
  });
});
