import { describe, expect, test } from '@jest/globals';
import { makeStore } from '../../app/store';
import {
  selectCanUndo,
  selectAnswer,
  selectProgress,
  selectRecorded,
  selectVotes,
  selectClearedAnswer,
  voteCast,
  votesCleared,
  voteCleared,
  clearingUndone,
} from './votesSlice';
import { erased } from '../../storage/storageEvents';
import { policyIds } from '../../content/policyIds';

describe('votes', () => {
  test('no policy has an answer at first', () => {
    const { store } = makeStore();
    expect(selectVotes(store.getState())).toEqual({});
  });

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
      byAnswer: { yes: 2, no: 1, undecided: 1 },
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
