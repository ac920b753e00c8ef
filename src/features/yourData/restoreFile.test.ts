import { afterEach, describe, expect, test } from '@jest/globals';
import { someMember, somePhoto } from '../../test/someMember';
import { refuseWrites } from '../../test/faultyStorage';
import { openTab, saved } from '../../test/openTab';
import { selectSender } from '../letter/senderSlice';
import { selectNotice } from '../notices/noticesSlice';
import { selectMember } from '../registration/registrationSlice';
import { starredDocument } from '../starred/starredDocument';
import { selectStarred } from '../starred/starredSlice';
import { selectVotes } from '../votes/votesSlice';
import { restoreFile } from './restoreFile';

// What was to be saved is saved before the next test begins.
afterEach(saved);

const eva = { firstName: 'Eva', lastName: 'Ruiz', email: 'eva@example.com' };

async function filledStore({ member = true } = {}) {
  localStorage.setItem('votes', '{"1":"yes","3":"no"}');
  if (member) localStorage.setItem('user', JSON.stringify(someMember()));
  const { store } = await openTab();
  return { store, notice: () => selectNotice(store.getState())?.name };
}

describe('Restoring a file', () => {
  test('lays its answers over those that are here', async () => {
    const { store, notice } = await filledStore();
    expect(store.dispatch(restoreFile({ votes: { '1': 'no', '2': 'yes' }, starred: [], user: null }))).toBe(
      true,
    );
    expect(localStorage.getItem('votes')).toBe('{"1":"no","2":"yes","3":"no"}');
    expect(selectVotes(store.getState())).toEqual({ '1': 'no', '2': 'yes', '3': 'no' });
    expect(selectMember(store.getState())).toEqual(someMember());
    expect(notice()).toBe('restored');
    await saved();
    expect(localStorage.getItem('votes')).toBe('{"1":"no","2":"yes","3":"no"}');
  });

  test('changes a registration, which keeps its password, and its photo unless the file has one', async () => {
    const { store } = await filledStore();
    store.dispatch(restoreFile({ votes: {}, starred: [], user: eva }));
    expect(selectMember(store.getState())).toEqual(someMember(eva));
    const photo = somePhoto('new.jpg');
    store.dispatch(restoreFile({ votes: {}, starred: [], user: { ...eva, photo } }));
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(someMember({ ...eva, photo }));
  });

  test('adds its stars to those that are here', async () => {
    localStorage.setItem('starred', '["1","9"]');
    const { store } = await filledStore();
    store.dispatch(restoreFile({ votes: {}, starred: ['3', '9'], user: null }));
    expect(localStorage.getItem('starred')).toBe('["1","3","9"]');
    expect(selectStarred(store.getState())).toEqual(['1', '3', '9']);
    await saved();
    expect(localStorage.getItem('starred')).toBe('["1","3","9"]');
  });

  test('brings back who signs the letters, and keeps them where the file names nobody', async () => {
    const sender = { name: 'Eva Ruiz', city: 'Austin', zip: '78701' };
    const { store } = await filledStore();
    store.dispatch(restoreFile({ votes: {}, starred: [], user: null, sender }));
    store.dispatch(restoreFile({ votes: {}, starred: [], user: null, sender: null }));
    expect(selectSender(store.getState())).toEqual(sender);
    expect(localStorage.getItem('sender')).toBe(JSON.stringify(sender));
  });

  test('registers nobody, as a file holds no password', async () => {
    const { store } = await filledStore({ member: false });
    expect(store.dispatch(restoreFile({ votes: { '2': 'yes' }, starred: [], user: eva }))).toBe(true);
    expect([selectMember(store.getState()), localStorage.getItem('user')]).toEqual([null, null]);
    expect(selectVotes(store.getState())['2']).toBe('yes');
  });

  test.each(['votes', 'starred', 'user', 'sender'])(
    'changes nothing at all when the browser refuses %s',
    async (key) => {
      const { store, notice } = await filledStore();
      refuseWrites(key);
      expect(
        store.dispatch(
          restoreFile({
            votes: { '1': 'no' },
            starred: ['2'],
            user: eva,
            sender: { name: 'Eva', city: '', zip: '' },
          }),
        ),
      ).toBe(false);
      await saved();
      expect(notice()).toBe('notRestored');
      expect(selectVotes(store.getState())).toEqual({ '1': 'yes', '3': 'no' });
      expect(selectMember(store.getState())).toEqual(someMember());
      expect(localStorage.getItem('votes')).toBe('{"1":"yes","3":"no"}');
      expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(someMember());
      expect(selectStarred(store.getState())).toEqual([]);
      expect(selectSender(store.getState())).toBeNull();
      expect(localStorage.getItem('sender') ?? 'null').toBe('null');
      expect(starredDocument.read(JSON.parse(localStorage.getItem('starred') ?? '[]'))).toEqual([]);
    },
  );
});
