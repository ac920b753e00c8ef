import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { refuseWrites } from '../../test/faultyStorage';
import { inStorage, openTab, saved, tellTabs } from '../../test/openTab';
import { selectNotice } from '../notices/noticesSlice';
import { clearVote, undoClearing } from './clearVotes';
import { selectCanUndo, selectClearedAnswer, selectRecorded, selectVotes, voteCast } from './votesSlice';

// What was to be saved is saved before the next test begins.
afterEach(saved);

async function filledStore() {
  localStorage.setItem('votes', '{"1":"yes","3":"no"}');
  const { store } = await openTab();
  return { store, notice: () => selectNotice(store.getState())?.name };
}

describe('Taking one answer back', () => {
  test('removes it from the device, leaves the others, and can be undone', async () => {
    const { store, notice } = await filledStore();
    store.dispatch(clearVote('3'));
    expect([inStorage(), notice()]).toEqual([{ votes: '{"1":"yes"}' }, 'voteCleared']);
    expect(selectVotes(store.getState())).toEqual({ '1': 'yes' });
    expect(selectClearedAnswer(store.getState(), '3')).toBe('no');

    store.dispatch(undoClearing());
    expect([inStorage(), notice()]).toEqual([{ votes: '{"1":"yes","3":"no"}' }, 'voteBack']);
    expect(selectCanUndo(store.getState())).toBe(false);
  });

  test('the last one leaves an empty map', async () => {
    const { store } = await filledStore();
    store.dispatch(clearVote('3'));
    store.dispatch(clearVote('1'));
    await saved();
    expect(inStorage()).toEqual({ votes: '{}' });
  });

  test('is no longer announced as recorded', async () => {
    const { store } = await filledStore();
    store.dispatch(voteCast({ policyId: '3', answer: 'yes' }));
    store.dispatch(clearVote('3'));
    expect(selectRecorded(store.getState())).toBeNull();
  });

  test('offers no Undo on a card that was answered anew', async () => {
    const { store } = await filledStore();
    store.dispatch(clearVote('3'));
    store.dispatch(voteCast({ policyId: '3', answer: 'yes' }));
    expect(selectClearedAnswer(store.getState(), '3')).toBeUndefined();
    store.dispatch(undoClearing());
    expect(selectVotes(store.getState())['3']).toBe('yes');
  });

  test('of a policy without one changes nothing', async () => {
    const { store } = await filledStore();
    store.dispatch(clearVote('7'));
    expect([selectVotes(store.getState()), selectCanUndo(store.getState())]).toEqual([
      { '1': 'yes', '3': 'no' },
      false,
    ]);
  });

  test('holds on the screen where the browser refuses, and the visitor is told', async () => {
    const { store, notice } = await filledStore();
    // redux-persist says so there too.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    refuseWrites();
    store.dispatch(clearVote('3'));
    await saved();
    expect([selectVotes(store.getState()), notice()]).toEqual([{ '1': 'yes' }, 'notSaved']);
  });

  test('takes it away in another tab as well', async () => {
    const { store } = await filledStore();
    const other = await openTab();
    store.dispatch(clearVote('3'));
    tellTabs();
    await saved();
    expect(selectVotes(other.store.getState())).toEqual({ '1': 'yes' });
    expect(inStorage()).toEqual({ votes: '{"1":"yes"}' });
  });
});
