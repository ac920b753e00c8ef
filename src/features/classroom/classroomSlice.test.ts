import { beforeEach, expect, test } from '@jest/globals';
import { inStorage, openTab, saved } from '../../test/openTab';
import { makeStore } from '../../app/store';
import { erased } from '../../persistence/storageEvents';
import { peopleCounted, persistedClassroom, selectCounted, selectSign, signDrawn } from './classroomSlice';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('A student keeps the letters drawn first for the visit, also if others are drawn before they are loaded', async () => {
  const first = await openTab(({ dispatch }) => dispatch(signDrawn()));
  const sign = selectSign(first.store.getState());
  expect(sign).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{4}$/);
  first.store.dispatch(signDrawn());
  await saved();
  first.close();
  const { store } = await openTab(({ dispatch }) => dispatch(signDrawn()));
  expect(selectSign(store.getState())).toBe(sign);
  expect(inStorage()).toEqual({});
});

test('Who was counted is kept by group, for the latest of many, and until it is erased', async () => {
  const { store, close } = await openTab();
  for (let at = 0; at < 60; at++)
    store.dispatch(peopleCounted({ group: `g${at}`, counted: { [`p${at}`]: at } }));
  await saved();
  close();
  const again = await openTab();
  expect(selectCounted(again.store.getState(), 'g59')).toEqual({ p59: 59 });
  expect(selectCounted(again.store.getState(), 'g10')).toEqual({ p10: 10 });
  expect(selectCounted(again.store.getState(), 'g9')).toBeUndefined();
  again.store.dispatch(erased({ keys: ['classroom'] }));
  await saved();
  expect(inStorage(sessionStorage)).toEqual({ classroom: '{}' });
});

test.each([[null], ['{broken'], [{ sign: 'aeio' }], [{ counted: { g: { p: 'x' } } }], [[1]]])(
  'What another program left there, %j, counts as nothing',
  (json) => {
    expect(persistedClassroom.read(json)).toEqual({});
  },
);

test('A store begins without letters and without counts', () => {
  const { store } = makeStore();
  expect(selectSign(store.getState())).toBeUndefined();
});
