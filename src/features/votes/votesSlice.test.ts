import { describe, expect, test } from '@jest/globals';
import { makeStore } from '../../app/store';
import {
  selectCanUndo,
  selectChoice,
  selectProgress,
  selectRecorded,
  selectVotes,
  selectWithdrawnAlone,
  voteCast,
  votesErased,
  voteWithdrawn,
  withdrawalForgotten,
  withdrawalUndone,
} from './votesSlice';

describe('votes', () => {
  test('no policy has an answer at first', () => {
    const { store } = makeStore();
    expect(selectVotes(store.getState())).toEqual({});
  });

  test('a cast vote is the answer of its policy only', () => {
    const { store } = makeStore();
    store.dispatch(voteCast({ policyId: '3', choice: 'no' }));
    expect(selectChoice(store.getState(), '3')).toBe('no');
    expect(selectChoice(store.getState(), '4')).toBeUndefined();
  });

  test('another press changes the answer and the same press keeps it', () => {
    const { store } = makeStore();
    store.dispatch(voteCast({ policyId: '3', choice: 'no' }));
    store.dispatch(voteCast({ policyId: '3', choice: 'yes' }));
    store.dispatch(voteCast({ policyId: '3', choice: 'yes' }));
    expect(selectVotes(store.getState())).toEqual({ '3': 'yes' });
  });

  test('progress counts answers by choice and what is left', () => {
    const { store } = makeStore();
    store.dispatch(voteCast({ policyId: '1', choice: 'yes' }));
    store.dispatch(voteCast({ policyId: '2', choice: 'yes' }));
    store.dispatch(voteCast({ policyId: '3', choice: 'no' }));
    store.dispatch(voteCast({ policyId: '10', choice: 'undecided' }));
    expect(selectProgress(store.getState())).toEqual({
      answered: 4,
      left: 6,
      byChoice: { yes: 2, no: 1, undecided: 1 },
    });
  });

  test('the vote last cast is remembered until all are erased', () => {
    const { store } = makeStore();
    expect(selectRecorded(store.getState())).toBeNull();
    store.dispatch(voteCast({ policyId: '1', choice: 'yes' }));
    store.dispatch(voteCast({ policyId: '2', choice: 'no' }));
    expect(selectRecorded(store.getState())).toEqual({ policyId: '2', choice: 'no' });
    store.dispatch(votesErased());
    expect(selectRecorded(store.getState())).toBeNull();
  });

  test('erased votes come back with undo, and newer answers stay', () => {
    const { store } = makeStore();
    store.dispatch(voteCast({ policyId: '1', choice: 'yes' }));
    store.dispatch(voteCast({ policyId: '2', choice: 'no' }));
    store.dispatch(votesErased());
    expect(selectVotes(store.getState())).toEqual({});
    store.dispatch(voteCast({ policyId: '2', choice: 'yes' }));
    store.dispatch(withdrawalUndone());
    expect(selectVotes(store.getState())).toEqual({ '1': 'yes', '2': 'yes' });
  });

  test('undo is possible from a withdrawal until it is undone or forgotten', () => {
    const { store } = makeStore();
    const canUndo = () => selectCanUndo(store.getState());
    store.dispatch(voteCast({ policyId: '1', choice: 'yes' }));
    expect(canUndo()).toBe(false);
    store.dispatch(votesErased());
    expect(canUndo()).toBe(true);
    store.dispatch(withdrawalForgotten());
    expect(canUndo()).toBe(false);
    store.dispatch(withdrawalUndone());
    expect(selectVotes(store.getState())).toEqual({});
  });

  test('an answer withdrawn alone is the one its card can bring back; two at once are not', () => {
    const { store } = makeStore();
    const alone = () => selectWithdrawnAlone(store.getState());
    expect(alone()).toBeUndefined();
    store.dispatch(voteCast({ policyId: '1', choice: 'yes' }));
    store.dispatch(voteCast({ policyId: '2', choice: 'no' }));
    store.dispatch(voteWithdrawn('2'));
    expect(alone()).toEqual({ policyId: '2', choice: 'no' });
    store.dispatch(voteCast({ policyId: '2', choice: 'yes' }));
    expect(alone()).toBeUndefined();
    store.dispatch(votesErased());
    expect(alone()).toBeUndefined();
  });
});
