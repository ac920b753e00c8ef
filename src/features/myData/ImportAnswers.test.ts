import { afterEach, expect, test } from '@jest/globals';
import { refuseWrites } from '../../test/faultyStorage';
import { openTab, saved } from '../../test/openTab';
import { selectNotice } from '../notices/noticesSlice';
import { selectStarred } from '../answers/starredSlice';
import { selectVotes } from '../answers/votesSlice';
import { layOver, replaceAnswers } from './ImportAnswers';

// What was to be saved is saved before the next test begins.
afterEach(saved);

const before = { votes: { '1': 'yes', '3': 'no' }, starred: ['9'], reasons: {} } as const;
const carried = { votes: { '1': 'no', '2': 'yes' }, starred: ['2', '9'] } as const;

async function filledStore() {
  localStorage.setItem('votes', JSON.stringify(before.votes));
  localStorage.setItem('starred', JSON.stringify(before.starred));
  const { store } = await openTab();
  return store;
}

test('The other device’s answers are laid over those that are here, stars add up, and all can be undone', async () => {
  const store = await filledStore();
  expect(store.dispatch(replaceAnswers(layOver(before, carried)))).toBe(true);
  expect(selectVotes(store.getState())).toEqual({ '1': 'no', '2': 'yes', '3': 'no' });
  expect(selectStarred(store.getState())).toEqual(['2', '9']);
  expect(localStorage.getItem('votes')).toBe('{"1":"no","2":"yes","3":"no"}');
  expect(localStorage.getItem('starred')).toBe('["2","9"]');

  store.dispatch(replaceAnswers(before));
  expect(localStorage.getItem('votes')).toBe('{"1":"yes","3":"no"}');
  expect(localStorage.getItem('starred')).toBe('["9"]');
  expect(selectVotes(store.getState())).toEqual(before.votes);
});

test('Whoever declined saving has them in this tab only', async () => {
  localStorage.setItem('consent', '{"choice":"declined","at":"2026-11-22T10:00:00.000Z"}');
  const { store } = await openTab();
  expect(store.dispatch(replaceAnswers({ ...carried, reasons: {} }))).toBe(true);
  expect(selectVotes(store.getState())).toEqual(carried.votes);
  await saved();
  expect(Object.keys(localStorage)).toEqual(['consent']);
});

test('Where the browser refuses to save, nothing is changed, and the visitor is told', async () => {
  const store = await filledStore();
  refuseWrites('starred');
  expect(store.dispatch(replaceAnswers(layOver(before, carried)))).toBe(false);
  expect(selectVotes(store.getState())).toEqual(before.votes);
  expect(selectStarred(store.getState())).toEqual(before.starred);
  expect(localStorage.getItem('votes')).toBe(JSON.stringify(before.votes));
  expect(selectNotice(store.getState())?.name).toBe('notRestored');
});
