import { afterEach, describe, expect, test } from '@jest/globals';
import { blockStorage, refuseWrites } from '../test/faultyStorage';
import { inStorage, openTab, saved } from '../test/openTab';
import { replayInput } from './replayInput';
import { clearVotes, selectVotes, voteCast } from '../features/answers/votesSlice';

// What was to be saved is saved before the next test begins.
afterEach(saved);
afterEach(() => {
  delete window.early;
});

const keep = (presses: unknown, storage = localStorage) => {
  storage.setItem('votes.early', JSON.stringify(presses));
};

async function openTaken() {
  const { store, close } = await openTab();
  store.dispatch(replayInput(new Map()));
  return { store, close, votes: () => selectVotes(store.getState()) };
}

describe('Answers that were pressed before the app arrived', () => {
  test('become votes, and are kept no longer', async () => {
    localStorage.setItem('votes', '{"1":"no"}');
    keep({ 1: ['yes', 'no'], 2: ['undecided', null] });
    const { votes } = await openTaken();
    expect(votes()).toEqual({ '1': 'yes', '2': 'undecided' });
    expect(inStorage()).toEqual({ votes: '{"1":"yes","2":"undecided"}' });
  });

  test('count from both areas and from the page itself, the nearest last', async () => {
    keep({ 1: ['yes', null], 2: ['yes', null], 3: ['yes', null] });
    keep({ 2: ['no', null], 3: ['no', null] }, sessionStorage);
    window.early = {
      votes: { 3: ['undecided', undefined] },
      buttons: new Set(),
      stop: () => undefined,
      failed: () => undefined,
    };
    const { votes } = await openTaken();
    expect(votes()).toEqual({ '1': 'yes', '2': 'no', '3': 'undecided' });
    expect(inStorage(sessionStorage)).toEqual({});
  });

  test('stay kept until “votes” is written, and then give way to what was answered since', async () => {
    keep({ 1: ['yes', null], 2: ['yes', null] });
    const makeRoom = refuseWrites('votes');
    const first = await openTaken();
    expect(first.votes()).toEqual({ '1': 'yes', '2': 'yes' });
    expect(Object.keys(inStorage())).toEqual(['votes.early']);
    makeRoom();
    first.store.dispatch(voteCast({ policyId: '1', answer: 'no' }));
    await saved();
    first.close();
    const { votes } = await openTaken();
    expect(votes()).toEqual({ '1': 'no', '2': 'yes' });
    expect(inStorage()).toEqual({ votes: '{"1":"no","2":"yes"}' });
  });

  test('replace a stored answer that makes no sense', async () => {
    localStorage.setItem('votes', '{"1":"maybe"}');
    keep({ 1: ['yes', 'maybe'] });
    expect((await openTaken()).votes()).toEqual({ '1': 'yes' });
  });

  test('do not come back once the answers were cleared', async () => {
    keep({ 1: ['yes', null] });
    const makeRoom = refuseWrites('votes');
    const { store, close } = await openTaken();
    makeRoom();
    store.dispatch(clearVotes());
    close();
    expect((await openTaken()).votes()).toEqual({});
  });

  test.each(['', 'null', '[["no"]]', '"no"', '{"1":"no","__proto__":["no"],"99":["no"],"2":["maybe"]}'])(
    'are none where %j is kept',
    async (junk) => {
      localStorage.setItem('votes.early', junk);
      expect((await openTaken()).votes()).toEqual({});
      expect(inStorage()).toEqual({});
    },
  );

  test('count in memory where storage is blocked', async () => {
    blockStorage('localStorage');
    blockStorage('sessionStorage');
    window.early = {
      votes: { 1: ['yes', undefined] },
      buttons: new Set(),
      stop: () => undefined,
      failed: () => undefined,
    };
    expect((await openTaken()).votes()).toEqual({ '1': 'yes' });
  });
});
