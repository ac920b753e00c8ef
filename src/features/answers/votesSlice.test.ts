import { afterEach, describe, expect, test } from '@jest/globals';
import { fc } from '../../test/fastCheck';
import { makeStore } from '../../app/store';
import { refuseWrites } from '../../test/faultyStorage';
import { inStorage, openTab, saved, tellTabs } from '../../test/openTab';
import { selectNotice } from '../notices/noticesSlice';
import {
  castVote,
  clearVote,
  clearVotes,
  clearingUndone,
  selectAnswer,
  selectCanUndo,
  selectClearedAnswer,
  selectCompletedBy,
  selectProgress,
  selectRecorded,
  selectVotes,
  undoClearing,
  voteCast,
  voteCleared,
  votesCleared,
} from './votesSlice';
import { reasonSaid, selectReason } from './reasonsSlice';
import { changedElsewhere, erased } from '../../persistence/storageEvents';
import { policyIds } from '../../content/policyIds';
import type { PolicyId } from '../../content/policyIds';
import type { Votes } from './votes';

describe('votes', () => {
  test('a cast vote is the answer of its policy only', () => {
    const { store } = makeStore();
    store.dispatch(voteCast({ policyId: '3', answer: 'no' }));
    expect(selectAnswer(store.getState(), '3')).toBe('no');
    expect(selectAnswer(store.getState(), '4')).toBeUndefined();
  });

  test('another press changes the answer and the same press keeps it', () => {
    const { store } = makeStore();
    store.dispatch(voteCast({ policyId: '3', answer: 'no' }));
    store.dispatch(voteCast({ policyId: '3', answer: 'yes' }));
    store.dispatch(voteCast({ policyId: '3', answer: 'yes' }));
    expect(selectVotes(store.getState())).toEqual({ '3': 'yes' });
  });

  test('progress counts answers by answer and what is left', () => {
    const { store } = makeStore();
    store.dispatch(voteCast({ policyId: '1', answer: 'yes' }));
    store.dispatch(voteCast({ policyId: '2', answer: 'yes' }));
    store.dispatch(voteCast({ policyId: '3', answer: 'no' }));
    store.dispatch(voteCast({ policyId: '10', answer: 'undecided' }));
    expect(selectProgress(store.getState())).toEqual({
      answered: 4,
      left: policyIds.length - 4,
    });
  });

  test('the vote last cast is remembered until all are erased', () => {
    const { store } = makeStore();
    expect(selectRecorded(store.getState())).toBeNull();
    store.dispatch(voteCast({ policyId: '1', answer: 'yes' }));
    store.dispatch(voteCast({ policyId: '2', answer: 'no' }));
    expect(selectRecorded(store.getState())).toEqual({ policyId: '2', answer: 'no' });
    store.dispatch(votesCleared());
    expect(selectRecorded(store.getState())).toBeNull();
  });

  test('erased votes come back with undo, and newer answers stay', () => {
    const { store } = makeStore();
    store.dispatch(voteCast({ policyId: '1', answer: 'yes' }));
    store.dispatch(voteCast({ policyId: '2', answer: 'no' }));
    store.dispatch(votesCleared());
    expect(selectVotes(store.getState())).toEqual({});
    store.dispatch(voteCast({ policyId: '2', answer: 'yes' }));
    store.dispatch(clearingUndone());
    expect(selectVotes(store.getState())).toEqual({ '1': 'yes', '2': 'yes' });
  });

  test('undo is possible from a clearing until it is undone or forgotten', () => {
    const { store } = makeStore();
    const canUndo = () => selectCanUndo(store.getState());
    store.dispatch(voteCast({ policyId: '1', answer: 'yes' }));
    expect(canUndo()).toBe(false);
    store.dispatch(votesCleared());
    expect(canUndo()).toBe(true);
    store.dispatch(erased({ keys: ['votes'] }));
    expect(canUndo()).toBe(false);
    store.dispatch(clearingUndone());
    expect(selectVotes(store.getState())).toEqual({});
  });

  test('an answer cleared alone is the one its card can bring back; two at once are not', () => {
    const { store } = makeStore();
    const alone = () =>
      policyIds.map((id) => [id, selectClearedAnswer(store.getState(), id)]).filter(([, answer]) => answer);
    expect(alone()).toEqual([]);
    store.dispatch(voteCast({ policyId: '1', answer: 'yes' }));
    store.dispatch(voteCast({ policyId: '2', answer: 'no' }));
    store.dispatch(voteCleared('2'));
    expect(alone()).toEqual([['2', 'no']]);
    store.dispatch(voteCast({ policyId: '2', answer: 'yes' }));
    expect(alone()).toEqual([]);
    store.dispatch(votesCleared());
    expect(alone()).toEqual([]);
  });
});

describe('The policy whose answer left none open', () => {
  const allNo = (ids: readonly PolicyId[]) => Object.fromEntries(ids.map((id) => [id, 'no'] as const));
  const every = allNo(policyIds);

  function storeWith(byPolicy: Votes) {
    const { store } = makeStore({ votes: { byPolicy, cleared: null, recorded: null } });
    return { store, completedBy: () => selectCompletedBy(store.getState()) };
  }

  test('stays the same when answers are changed after it, so that nothing moves then', () => {
    const { store, completedBy } = storeWith(allNo(policyIds.slice(0, -1)));
    store.dispatch(castVote('3', 'yes'));
    expect(completedBy()).toBeUndefined();
    store.dispatch(castVote('10', 'yes'));
    expect(completedBy()).toBe('10');
    store.dispatch(castVote('10', 'no'));
    store.dispatch(castVote('3', 'no'));
    expect(completedBy()).toBe('10');
  });

  test('is none in a visit that only changes answers', () => {
    const { store, completedBy } = storeWith(every);
    store.dispatch(castVote('3', 'yes'));
    expect(completedBy()).toBeUndefined();
  });

  test('is known of an answer that was stored before the app ran, and changed then', () => {
    const { store, completedBy } = storeWith(every);
    store.dispatch(voteCast({ policyId: '10', answer: 'yes' }));
    store.dispatch(voteCast({ policyId: '10', answer: 'no' }, 'yes'));
    expect(completedBy()).toBe('10');
  });

  test('is none where another tab gave the last answer, and none once one is cleared', () => {
    const { store, completedBy } = storeWith({});
    for (const id of policyIds.slice(0, -1)) store.dispatch(castVote(id, 'no'));
    store.dispatch(changedElsewhere({ key: 'votes', value: every }));
    expect(completedBy()).toBeUndefined();
    store.dispatch(voteCleared('3'));
    store.dispatch(castVote('3', 'no'));
    expect(completedBy()).toBe('3');
    store.dispatch(voteCleared('5'));
    expect(completedBy()).toBeUndefined();
    store.dispatch(clearingUndone());
    expect(completedBy()).toBeUndefined();
  });
});

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

  test('is no longer announced as recorded once another tab or a file has changed it', async () => {
    const { store } = await filledStore();
    store.dispatch(voteCast({ policyId: '3', answer: 'yes' }));
    store.dispatch(changedElsewhere({ key: 'votes', value: { '1': 'no', '3': 'yes' } }));
    expect(selectRecorded(store.getState())).toEqual({ policyId: '3', answer: 'yes' });
    store.dispatch(changedElsewhere({ key: 'votes', value: { '3': 'no' } }));
    expect(selectRecorded(store.getState())).toBeNull();
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

describe('After a clearing of all, what is cleared', () => {
  const others = policyIds.filter((id) => id !== '1');

  function allCleared() {
    const { store } = makeStore();
    for (const id of policyIds) store.dispatch(castVote(id, 'yes'));
    store.dispatch(reasonSaid({ policyId: '2', said: { wish: 'A later date' } }));
    store.dispatch(clearVotes());
    return store;
  }

  test('alone leaves Undo all that was removed before, with its reasons', () => {
    const store = allCleared();
    store.dispatch(castVote('1', 'no'));
    store.dispatch(clearVote('1'));
    store.dispatch(undoClearing());
    const yes = Object.fromEntries(others.map((id) => [id, 'yes']));
    expect(selectVotes(store.getState())).toEqual({ ...yes, '1': 'no' });
    expect(selectReason(store.getState(), '2')).toMatchObject({ wish: 'A later date' });
  });

  test('a second clearing of all leaves Undo what the first one removed, too', () => {
    const store = allCleared();
    store.dispatch(castVote('1', 'no'));
    store.dispatch(clearVotes());
    store.dispatch(undoClearing());
    expect(selectVotes(store.getState())).toMatchObject({ '1': 'no', '2': 'yes', '10': 'yes' });
    expect(selectReason(store.getState(), '2')).toMatchObject({ wish: 'A later date' });
  });

  test.each([
    ['that was undone', (store: ReturnType<typeof allCleared>) => store.dispatch(undoClearing())],
    [
      'of which a file or another tab brought every answer back',
      (store: ReturnType<typeof allCleared>) =>
        store.dispatch(
          changedElsewhere({
            key: 'votes',
            value: Object.fromEntries(policyIds.map((id) => [id, 'yes'])),
          }),
        ),
    ],
    [
      'of which every answer was given anew',
      (store: ReturnType<typeof allCleared>) => {
        for (const id of policyIds) store.dispatch(castVote(id, 'no'));
      },
    ],
  ])('is undone alone, after one %s', (_, follow) => {
    const store = allCleared();
    follow(store);
    store.dispatch(clearVote('1'));
    store.dispatch(clearVote('2'));
    expect(selectClearedAnswer(store.getState(), '2')).toBeDefined();
    store.dispatch(undoClearing());
    expect(Object.keys(selectVotes(store.getState())).sort()).toEqual([...others].sort());
  });
});

test('Undo exists exactly while it would change something, after anything that can happen to answers', () => {
  const id = fc.constantFrom('1' as const, '2' as const, '3' as const);
  const answer = fc.constantFrom('yes' as const, 'no' as const);
  const step = fc.oneof(
    fc.record({ policyId: id, answer }).map(voteCast),
    id.map(voteCleared),
    fc.constantFrom(votesCleared(), clearingUndone(), erased({ keys: ['votes'] })),
    fc.dictionary(id, answer).map((value) => changedElsewhere({ key: 'votes', value })),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const { store } = makeStore();
      for (const each of steps) store.dispatch(each);
      const before = store.getState();
      store.dispatch(clearingUndone());
      expect(selectVotes(store.getState())).toEqual({
        ...before.votes.cleared,
        ...selectVotes(before),
      });
      const changed =
        Object.keys(selectVotes(store.getState())).length > Object.keys(selectVotes(before)).length;
      expect(selectCanUndo(before)).toBe(changed);
    }),
  );
});

test('An answer that was cleared and given anew leaves nothing to undo', () => {
  const { store } = makeStore();
  store.dispatch(voteCast({ policyId: '1', answer: 'yes' }));
  store.dispatch(clearVote('1'));
  store.dispatch(voteCast({ policyId: '1', answer: 'no' }));
  const notice = selectNotice(store.getState());
  store.dispatch(undoClearing());
  expect(selectCanUndo(store.getState())).toBe(false);
  expect(selectNotice(store.getState())).toBe(notice);
});
