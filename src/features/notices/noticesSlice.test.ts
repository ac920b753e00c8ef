import { describe, expect, test } from '@jest/globals';
import { makeStore } from '../../app/store';
import { undoSaved, votesCleared } from '../answers/votesSlice';
import { unreadableSetAside, writeFailed } from '../../persistence/storageEvents';
import { noticeClosed, selectNotice } from './noticesSlice';

describe('The notice', () => {
  test('gives way to the next at once, and the same words twice are two notices', () => {
    const { store } = makeStore();
    const shown = () => selectNotice(store.getState());
    store.dispatch(votesCleared());
    const first = shown();
    store.dispatch(votesCleared());
    expect(shown()?.name).toBe('votesCleared');
    expect(shown()?.id).not.toBe(first?.id);
    store.dispatch(undoSaved(2));
    expect(shown()?.name).toBe('votesBack');
  });

  test('closes by its own id only, so that one that came in the meantime stays', () => {
    const { store } = makeStore();
    const shown = () => selectNotice(store.getState());
    store.dispatch(noticeClosed(0));
    expect(shown()).toBeNull();
    store.dispatch(votesCleared());
    const first = shown()?.id ?? 0;
    store.dispatch(undoSaved(2));
    store.dispatch(noticeClosed(first));
    expect(shown()?.name).toBe('votesBack');
    store.dispatch(noticeClosed(shown()?.id ?? 0));
    expect(shown()).toBeNull();
  });

  test('of a fault is one, however many keys have it, and comes again after another', () => {
    const { store } = makeStore();
    const shown = () => selectNotice(store.getState());
    store.dispatch(writeFailed({ key: 'votes' }));
    const first = shown();
    expect(first?.name).toBe('notSaved');
    store.dispatch(writeFailed({ key: 'user' }));
    expect(shown()).toEqual(first);
    store.dispatch(unreadableSetAside());
    expect(shown()?.name).toBe('unreadable');
    store.dispatch(writeFailed({ key: 'votes' }));
    expect(shown()?.name).toBe('notSaved');
  });
});
