import { afterEach, describe, expect, test } from '@jest/globals';
import { fc } from '../../test/fastCheck';
import { policyIds } from '../../content/policyIds';
import { someMember, somePhoto } from '../../test/someMember';
import { refuseWrites } from '../../test/faultyStorage';
import { openTab, saved } from '../../test/openTab';
import { senderTyped } from '../letter/letterSlice';
import { selectSender, senderRemembered } from '../letter/senderSlice';
import { senderOf } from '../letter/useSender';
import { selectNotice } from '../notices/noticesSlice';
import { selectMember } from '../membership/registrationSlice';
import { selectReasons } from '../answers/reasonsSlice';
import { persistedStars, selectStarred } from '../answers/starredSlice';
import { answers } from '../../content/answerIds';
import type { Votes } from '../answers/votes';
import { selectVotes } from '../answers/votesSlice';
import { previewRestore, restoreFile } from './restore';

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

  test('brings back why its answers were given, and keeps why for the others', async () => {
    localStorage.setItem('reasons', '{"1":{"for":"a"},"3":{"against":"a"}}');
    const { store } = await filledStore();
    const votes = { '1': 'yes', '2': 'no' } as const;
    const reasons = { '1': { for: 'b' }, '2': { answered: '2026-11-20', far: 'tooFar' } } as const;
    store.dispatch(restoreFile({ votes, reasons, starred: [], user: null }));
    expect(selectReasons(store.getState())).toEqual({ ...reasons, '3': { against: 'a' } });
    expect(JSON.parse(localStorage.getItem('reasons') ?? '')).toEqual({ ...reasons, '3': { against: 'a' } });
  });

  test('keeps what was said of an answer since, where the file only names its day', async () => {
    localStorage.setItem(
      'reasons',
      '{"1":{"for":"a","far":"changes","wish":"Less"},"3":{"far":"changes","wish":"More"}}',
    );
    const { store } = await filledStore();
    const votes = { '1': 'yes', '3': 'no' } as const;
    const reasons = { '1': { answered: '2026-11-20' }, '3': { far: 'tooFar' } } as const;
    store.dispatch(restoreFile({ votes, reasons, starred: [], user: null }));
    expect(selectReasons(store.getState())).toEqual({
      '1': { answered: '2026-11-20', for: 'a', far: 'changes', wish: 'Less' },
      // Own words answered another question.
      '3': { far: 'tooFar', otherWishes: { changes: 'More' } },
    });
  });

  test('brings back who signs the letters, and keeps them where the file names nobody', async () => {
    const sender = { name: 'Eva Ruiz', city: 'Austin', zip: '78701' };
    const { store } = await filledStore();
    store.dispatch(restoreFile({ votes: {}, starred: [], user: null, sender }));
    store.dispatch(restoreFile({ votes: {}, starred: [], user: null, sender: null }));
    expect(selectSender(store.getState())).toEqual(sender);
    expect(localStorage.getItem('sender')).toBe(JSON.stringify(sender));
  });

  test('brings back who signs also the letters that somebody else has begun to sign in this tab', async () => {
    const sender = { name: 'Eva Ruiz', city: 'Austin', zip: '78701' };
    const { store } = await filledStore();
    store.dispatch(senderTyped({ ...sender, name: 'Old Typed' }));
    store.dispatch(restoreFile({ votes: {}, starred: [], user: null, sender }));
    const { letter, sender: kept } = store.getState();
    expect(letter.written && senderOf(letter.written, kept.remembered)).toEqual(sender);
  });

  test('leaves the letters of this tab to who has signed them, if the file’s sender is the remembered one', async () => {
    const sender = { name: 'Eva Ruiz', city: 'Austin', zip: '78701' };
    const { store } = await filledStore();
    store.dispatch(senderRemembered(sender));
    const typed = { ...sender, name: 'Ana Typed' };
    store.dispatch(senderTyped(typed));
    store.dispatch(restoreFile({ votes: { '9': 'yes' }, starred: [], user: null, sender }));
    const { letter, sender: kept } = store.getState();
    expect(letter.written && senderOf(letter.written, kept.remembered)).toEqual(typed);
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
      expect(persistedStars.read(JSON.parse(localStorage.getItem('starred') ?? '[]'))).toEqual([]);
    },
  );
});

const someVotes = fc.dictionary(fc.constantFrom(...policyIds), fc.constantFrom(...answers));

describe('What restoring a file would change', () => {
  test('is told by how many answers are added, and which are replaced', () => {
    const here = { votes: { '2': 'yes', '3': 'no', '4': 'no' }, starred: [], user: null } as const;
    const file = {
      votes: { '10': 'yes', '1': 'no', '2': 'no', '3': 'no' },
      starred: [],
      user: null,
    } as const;
    expect(previewRestore(here, file)).toEqual({
      added: 2,
      changed: ['2'],
      reasons: 0,
      starred: 0,
      sender: undefined,
      details: false,
      photo: false,
      changes: true,
    });
  });

  test('names of how many answers day and reason would come from the file', () => {
    const here = {
      votes: { '1': 'yes', '2': 'yes' },
      reasons: { '1': { for: 'a' } },
      starred: [],
      user: null,
    } as const;
    const reasons = { '1': { for: 'a' }, '2': { for: 'b' }, '3': { for: 'c' } };
    expect(previewRestore(here, { ...here, reasons })).toMatchObject({ reasons: 1, changes: true });
    expect(previewRestore(here, here)).toMatchObject({ reasons: 0, changes: false });
  });

  test('names who would sign the letters, unless they do already', () => {
    const sender = { name: 'Eva', city: '', zip: '' };
    const none = { votes: {}, starred: [], user: null };
    expect(previewRestore(none, { ...none, sender })).toMatchObject({ sender, changes: true });
    expect(previewRestore({ ...none, sender }, { ...none, sender })).toMatchObject({ changes: false });
    expect(previewRestore({ ...none, sender }, none).changes).toBe(false);
  });

  test('is just what restoring then does', () => {
    fc.assert(
      fc.property(someVotes, someVotes, (here, file) => {
        const preview = previewRestore(
          { votes: here, starred: [], user: null },
          { votes: file, starred: [], user: null },
        );
        const after: Votes = { ...here, ...file };
        expect(Object.keys(after)).toHaveLength(Object.keys(here).length + preview.added);
        const changed = policyIds.filter((id) => here[id] && here[id] !== after[id]);
        expect(preview.changed).toEqual(changed);
      }),
    );
  });

  test('is no reason that adds nothing to what was said here since', () => {
    const inFile = { answered: '2026-11-20', first: ['yes', '2026-11-20'] } as const;
    const here = {
      votes: { '1': 'yes' },
      reasons: { '1': { ...inFile, kept: '2026-11-28', for: 'a' } },
      starred: [],
      user: null,
    } as const;
    const file = { ...here, reasons: { '1': inFile } };
    expect(previewRestore(here, file)).toMatchObject({ reasons: 0, changes: false });
  });

  test('is a star for each policy that has none here, and no star less', () => {
    const here = { votes: {}, starred: ['1', '2'], user: null } as const;
    const file = { votes: {}, starred: ['2', '7'], user: null } as const;
    expect(previewRestore(here, file)).toMatchObject({ starred: 1, changes: true });
    expect(previewRestore(file, file)).toMatchObject({ starred: 0, changes: false });
  });

  test('is a registration if one of its details differs', () => {
    const preview = previewRestore(
      { votes: {}, starred: [], user: someMember() },
      { votes: {}, starred: [], user: { ...eva, email: 'ana@example.com' } },
    );
    expect(preview).toMatchObject({
      details: true,
      photo: false,
      changes: true,
    });
  });

  test('is nothing when the file holds what is here', () => {
    const user = someMember();
    const preview = previewRestore(
      { votes: { '1': 'yes' }, starred: [], user },
      { votes: { '1': 'yes' }, starred: [], user },
    );
    expect(preview).toMatchObject({ details: false, photo: false, changes: false });
  });

  test('is the photo alone when only that differs', () => {
    const user = someMember();
    const file = { votes: {}, starred: [], user: { ...user, photo: somePhoto('new.jpg') } };
    expect(previewRestore({ votes: {}, starred: [], user }, file)).toMatchObject({
      details: false,
      photo: true,
      changes: true,
    });
  });

  test('is nothing for a registration where nobody is registered', () => {
    expect(
      previewRestore(
        { votes: {}, starred: [], user: null },
        { votes: {}, starred: [], user: { ...eva, email: 'ana@example.com' } },
      ),
    ).toMatchObject({
      details: false,
      changes: false,
    });
  });
});
