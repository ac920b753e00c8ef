import { describe, expect, jest, test } from '@jest/globals';
import { selectNotice } from '../features/notices/noticesSlice';
import { registered, registrationRemoved, selectMember } from '../features/membership/registrationSlice';
import { selectIsSavingFailing } from './savingSlice';
import { selectVotes, voteCast, votesCleared } from '../features/answers/votesSlice';
import { blockStorage, refuseWrites } from '../test/faultyStorage';
import { answeredToday, inStorage, openTab, saved, tellTabs } from '../test/openTab';
import { someMember } from '../test/someMember';

const vote = (policyId: '1' | '2' | '3', answer: 'yes' | 'no' | 'undecided') =>
  voteCast({ policyId, answer });

describe('What the visitor enters', () => {
  test('is stored as plain JSON, without prefix, envelope or mark of any library', async () => {
    const { store } = await openTab();
    store.dispatch(vote('3', 'undecided'));
    store.dispatch(vote('1', 'yes'));
    store.dispatch(registered(someMember()));
    await saved();
    expect(inStorage()).toEqual({
      votes: '{"1":"yes","3":"undecided"}',
      reasons: answeredToday({ '1': 'yes', '3': 'undecided' }),
      user: JSON.stringify(someMember()),
    });
    expect(inStorage(sessionStorage)).toEqual({});
  });

  test('is there again on the next visit', async () => {
    const first = await openTab();
    first.store.dispatch(vote('2', 'no'));
    first.store.dispatch(registered(someMember()));
    await saved();
    first.close();
    const { store } = await openTab();
    expect(selectVotes(store.getState())).toEqual({ '2': 'no' });
    expect(selectMember(store.getState())).toEqual(someMember());
  });

  test('wins over what is stored if it is entered before that has arrived', async () => {
    localStorage.setItem('votes', '{"1":"yes","2":"yes"}');
    const { store } = await openTab((early) => early.dispatch(vote('1', 'no')));
    expect(selectVotes(store.getState())).toEqual({ '1': 'no', '2': 'yes' });
    expect(localStorage.getItem('votes')).toBe('{"1":"no","2":"yes"}');
  });

  test.each(['pagehide', 'visibilitychange'])(
    'is on the device as soon as %s, without waiting for a tick',
    async (event) => {
      const { store } = await openTab();
      store.dispatch(vote('1', 'yes'));
      expect(localStorage.getItem('votes')).toBeNull();
      (event === 'pagehide' ? window : document).dispatchEvent(new Event(event));
      expect(localStorage.getItem('votes')).toBe('{"1":"yes"}');
    },
  );

  test('leaves an empty map or null when it is erased', async () => {
    const { store } = await openTab();
    store.dispatch(vote('1', 'yes'));
    store.dispatch(registered(someMember()));
    await saved();
    store.dispatch(votesCleared());
    store.dispatch(registrationRemoved());
    await saved();
    expect(inStorage()).toEqual({ votes: '{}', reasons: '{}', user: 'null' });
  });
});

test('A first visit writes nothing', async () => {
  await openTab();
  tellTabs();
  await saved();
  expect(inStorage()).toEqual({});
});

test('A stored null means that nobody is registered', async () => {
  localStorage.setItem('user', 'null');
  const { store } = await openTab();
  expect(selectMember(store.getState())).toBeNull();
  expect(selectNotice(store.getState())).toBeNull();
  expect(inStorage()).toEqual({ user: 'null' });
});

describe('Text that cannot be read', () => {
  test.each(['null', '[]', '7', '"yes"', 'true', '{"1":"yes"', 'persist:votes'])(
    'is set aside as it is when “votes” is %j, and the visitor is told',
    async (text) => {
      localStorage.setItem('votes', text);
      const { store } = await openTab();
      expect(selectVotes(store.getState())).toEqual({});
      expect(selectNotice(store.getState())?.name).toBe('unreadable');
      expect(inStorage()).toEqual({ unreadable: text });
      store.dispatch(vote('1', 'yes'));
      await saved();
      expect(inStorage()).toEqual({
        unreadable: text,
        votes: '{"1":"yes"}',
        reasons: answeredToday({ '1': 'yes' }),
      });
    },
  );

  test.each([
    ['cut short', JSON.stringify(someMember()).slice(0, 90)],
    ['an array', '[]'],
    ['a number', '1'],
    ['a string', '"Ana"'],
    ['without its photo', JSON.stringify({ ...someMember(), photo: null })],
    ['with a script for a photo', JSON.stringify({ ...someMember(), photo: 'javascript:alert(1)' })],
  ])('is set aside as it is when “user” is %s', async (_form, text) => {
    localStorage.setItem('user', text);
    const { store } = await openTab();
    expect(selectMember(store.getState())).toBeNull();
    expect(inStorage()).toEqual({ unreadable: text });
  });

  test('is told once for several keys, and not again on the next visit', async () => {
    localStorage.setItem('votes', 'x');
    localStorage.setItem('user', 'y');
    const first = await openTab();
    expect(first.store.getState().notices.shown).toBe(1);
    tellTabs();
    await saved();
    expect(first.store.getState().notices.shown).toBe(1);
    first.close();
    const { store } = await openTab();
    expect(selectNotice(store.getState())).toBeNull();
  });

  test('is kept beside what was kept before, and the same text once', async () => {
    for (const text of ['first', 'second', 'first']) {
      localStorage.setItem('votes', text);
      (await openTab()).close();
    }
    expect(inStorage()).toEqual({ unreadable: 'first\nsecond' });
  });

  test('is nothing to keep where it is empty', async () => {
    localStorage.setItem('votes', '');
    const { store } = await openTab();
    expect([selectVotes(store.getState()), inStorage()]).toEqual([{}, {}]);
  });

  test('does not touch what a running tab knows', async () => {
    const { store } = await openTab();
    store.dispatch(vote('1', 'yes'));
    await saved();
    localStorage.setItem('votes', '{"1":"y');
    tellTabs();
    expect(inStorage()).toEqual({
      votes: '{"1":"yes"}',
      reasons: answeredToday({ '1': 'yes' }),
      unreadable: '{"1":"y',
    });
  });

  test('stays where it is if it cannot be set aside, and nothing is written over it until there is room', async () => {
    localStorage.setItem('votes', 'x');
    const makeRoom = refuseWrites('unreadable');
    const { store } = await openTab();
    store.dispatch(vote('1', 'yes'));
    await saved();
    expect(inStorage()).toEqual({ votes: 'x', reasons: answeredToday({ '1': 'yes' }) });
    expect(selectNotice(store.getState())?.name).toBe('notSaved');
    expect(selectIsSavingFailing(store.getState())).toBe(true);
    makeRoom();
    tellTabs();
    await saved();
    expect(inStorage()).toEqual({
      unreadable: 'x',
      votes: '{"1":"yes"}',
      reasons: answeredToday({ '1': 'yes' }),
    });
    expect(selectIsSavingFailing(store.getState())).toBe(false);
  });
});

test('A partly right map keeps what is right, also of a newer release, and loses the rest with the next write', async () => {
  const text =
    '{"1":"yes","2":"maybe","3":{"choice":"no"},"11":"yes","__proto__":"no","constructor":"no","10":"no"}';
  localStorage.setItem('votes', text);
  const { store } = await openTab();
  expect(selectVotes(store.getState())).toEqual({ '1': 'yes', '10': 'no' });
  expect(localStorage.getItem('votes')).toBe(text);
  store.dispatch(vote('2', 'no'));
  await saved();
  expect(localStorage.getItem('votes')).toBe('{"1":"yes","2":"no","10":"no","11":"yes"}');
});

describe('A refused write', () => {
  test('is told once, stays visible while it lasts, and clears when the write succeeds', async () => {
    const { store } = await openTab();
    const makeRoom = refuseWrites('votes');
    store.dispatch(vote('1', 'yes'));
    await saved();
    store.dispatch(vote('2', 'yes'));
    await saved();
    expect(selectNotice(store.getState())?.name).toBe('notSaved');
    expect(store.getState().notices.shown).toBe(1);
    expect(selectIsSavingFailing(store.getState())).toBe(true);
    expect(selectVotes(store.getState())).toEqual({ '1': 'yes', '2': 'yes' });
    expect(inStorage()).toEqual({ reasons: answeredToday({ '1': 'yes', '2': 'yes' }) });

    makeRoom();
    document.dispatchEvent(new Event('visibilitychange'));
    await saved();
    expect(selectIsSavingFailing(store.getState())).toBe(false);
    expect(localStorage.getItem('votes')).toBe('{"1":"yes","2":"yes"}');
  });

  test('leaves what was stored before as it was', async () => {
    localStorage.setItem('votes', '{"1":"yes"}');
    const { store } = await openTab();
    refuseWrites('votes');
    store.dispatch(vote('1', 'no'));
    await saved();
    expect(localStorage.getItem('votes')).toBe('{"1":"yes"}');
  });

  test('is also one that the browser swallows without a word', async () => {
    const { store } = await openTab();
    const setItem = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem');
    Object.defineProperty(Storage.prototype, 'setItem', { ...setItem, value: () => undefined });
    store.dispatch(vote('1', 'yes'));
    await saved();
    Object.defineProperty(Storage.prototype, 'setItem', setItem ?? {});
    expect(selectIsSavingFailing(store.getState())).toBe(true);
  });

  test('gives way when another tab erases: what could not be saved goes too', async () => {
    const { store } = await openTab();
    store.dispatch(vote('1', 'yes'));
    await saved();
    refuseWrites('votes');
    store.dispatch(vote('2', 'yes'));
    await saved();
    localStorage.removeItem('votes');
    tellTabs();
    expect(selectVotes(store.getState())).toEqual({});
  });
});

test('A write in another tab makes this one read that document only, and a cleared store all of them', async () => {
  const { store } = await openTab();
  store.dispatch(vote('1', 'yes'));
  store.dispatch(registered(someMember()));
  await saved();
  const readAgain = (key: string | null) => {
    const reading = jest.spyOn(Storage.prototype, 'getItem');
    window.dispatchEvent(new StorageEvent('storage', { key }));
    const read = reading.mock.calls.map(([name]) => name).filter((name) => name !== 'consent');
    reading.mockRestore();
    return new Set(read);
  };
  expect(readAgain('votes')).toEqual(new Set(['votes']));
  expect(readAgain('user')).toEqual(new Set(['user']));
  expect(readAgain(null).size).toBeGreaterThan(3);
});

test('Blocked storage is told once at the start, and everything works in memory', async () => {
  blockStorage('localStorage');
  blockStorage('sessionStorage');
  const { store } = await openTab();
  expect(store.getState().notices.shown).toBe(1);
  store.dispatch(vote('1', 'yes'));
  await saved();
  tellTabs();
  expect(selectVotes(store.getState())).toEqual({ '1': 'yes' });
  expect(selectIsSavingFailing(store.getState())).toBe(true);
  expect(store.getState().notices.shown).toBe(1);
});
