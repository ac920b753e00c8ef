import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { makeStore } from '../../app/store';
import { openTab, saved } from '../../test/openTab';
import { someMember, somePhoto } from '../../test/someMember';
import { giveWebCrypto, takeWebCrypto } from '../../test/webCrypto';
import { decideConsent } from '../../persistence/consentSlice';
import { selectNotice } from '../notices/noticesSlice';
import { register, removeRegistration } from './register';
import type { Entered } from './register';
import { selectMember } from './registrationSlice';
import type { Member } from './registrationSlice';

// What was to be saved is saved before the next test begins.
afterEach(saved);

const secret = 'kumquat-9-lantern';
const entered = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  email: 'ana@example.com',
  password: secret,
  photo: somePhoto(),
};

const stored = () => JSON.parse(localStorage.getItem('user') ?? 'null') as unknown;

function refuseWrites() {
  return jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}

describe('Registering', () => {
  beforeEach(giveWebCrypto);

  test('stores the record, then shows it and says so', async () => {
    const { store } = makeStore();
    await expect(store.dispatch(register(entered, null))).resolves.toEqual({ outcome: 'stored' });
    const { password, ...rest } = selectMember(store.getState()) ?? someMember();
    expect(rest).toEqual({
      firstName: 'Ana',
      lastName: 'Ruiz',
      email: 'ana@example.com',
      photo: somePhoto(),
    });
    expect(password).toMatch(/^\$pbkdf2-sha256\$i=600000\$/);
    expect(stored()).toEqual(selectMember(store.getState()));
    expect(selectNotice(store.getState())?.name).toBe('registered');
  });

  test.each(['before', 'while'])(
    'stores nothing if it is cancelled %s the password is derived',
    async (when) => {
      const { store } = makeStore();
      const ended = new AbortController();
      if (when === 'before') ended.abort();
      const outcome = store.dispatch(register(entered, null, ended.signal));
      ended.abort();
      await expect(outcome).resolves.toEqual({ outcome: 'cancelled' });
      expect(stored()).toBeNull();
      expect(selectMember(store.getState())).toBeNull();
      expect(selectNotice(store.getState())).toBeNull();
    },
  );

  test('stores nothing if another tab erases while the password is derived', async () => {
    const { store, device } = makeStore();
    const outcome = store.dispatch(register(entered, null));
    device.hearErased(['user']);
    await expect(outcome).resolves.toEqual({ outcome: 'cancelled' });
    expect(stored()).toBeNull();
  });

  test('keeps the password’s text out of every action, the state and both storages', async () => {
    const { store } = makeStore();
    const seen: unknown[] = [];
    const dispatch = store.dispatch;
    jest.spyOn(store, 'dispatch').mockImplementation(((action: never) => {
      seen.push(action);
      return dispatch(action);
    }) as never);
    store.subscribe(() => seen.push(store.getState()));
    await store.dispatch(register(entered, null));
    const all = JSON.stringify([
      seen,
      store.getState(),
      Object.entries(localStorage),
      Object.entries(sessionStorage),
    ]);
    expect(all).toContain('ana@example.com');
    expect(all).not.toContain(secret);
    expect(all).not.toContain(Buffer.from(secret).toString('base64'));
  });

  test('changes nothing when the browser refuses the write', async () => {
    const { store } = makeStore();
    refuseWrites();
    await expect(store.dispatch(register(entered, null))).resolves.toEqual({
      outcome: 'refused',
      reason: 'registrationNotSaved',
    });
    expect(selectMember(store.getState())).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
    expect(selectNotice(store.getState())?.name).toBe('registrationNotSaved');
  });

  test('claims nothing when the browser accepts the write but drops it', async () => {
    const { store } = makeStore();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => undefined);
    await expect(store.dispatch(register(entered, null))).resolves.toEqual({
      outcome: 'refused',
      reason: 'registrationNotSaved',
    });
    expect(selectMember(store.getState())).toBeNull();
    expect(selectNotice(store.getState())?.name).toBe('registrationNotSaved');
  });

  test('stores no record that could not be read again', async () => {
    const { store } = makeStore();
    await expect(store.dispatch(register({ ...entered, email: 'nobody' }, null))).resolves.toEqual({
      outcome: 'refused',
      reason: 'registrationNotSaved',
    });
    expect(localStorage.getItem('user')).toBeNull();
  });

  test('is refused with a reason where the browser offers no Web Crypto', async () => {
    takeWebCrypto();
    const { store } = makeStore();
    await expect(store.dispatch(register(entered, null))).resolves.toEqual({
      outcome: 'refused',
      reason: 'passwordNotPossible',
    });
    expect(selectNotice(store.getState())?.name).toBe('passwordNotPossible');
    expect(localStorage.getItem('user')).toBeNull();
  });

  test('again with an empty password keeps the stored one, even without Web Crypto', async () => {
    takeWebCrypto();
    const { store } = makeStore({ registration: { record: someMember() } });
    const edited = { ...entered, firstName: 'Eva', password: '' };
    await expect(store.dispatch(register(edited, someMember()))).resolves.toEqual({ outcome: 'stored' });
    expect(selectMember(store.getState())).toEqual(someMember({ firstName: 'Eva' }));
    expect(selectNotice(store.getState())?.name).toBe('changesSaved');
  });

  test('writes to this tab only after Decline', async () => {
    const { store } = makeStore();
    store.dispatch(decideConsent('declined'));
    await expect(store.dispatch(register(entered, null))).resolves.toEqual({ outcome: 'stored' });
    expect(localStorage.getItem('user')).toBeNull();
    expect(sessionStorage.getItem('user')).toContain('ana@example.com');
  });

  test('asks the browser once to keep the site’s data, and goes on if it will not', async () => {
    const persist = jest.fn(() => Promise.reject(new Error('no')));
    Object.defineProperty(navigator, 'storage', { value: { persist }, configurable: true });
    const { store } = makeStore();
    await store.dispatch(register(entered, null));
    const member = selectMember(store.getState());
    await store.dispatch(register({ ...entered, firstName: 'Eva', password: '' }, member));
    expect(persist).toHaveBeenCalledTimes(1);
  });
});

describe('Saving what another tab changed in the meantime', () => {
  beforeEach(giveWebCrypto);

  const unchanged = { ...someMember(), password: '' };

  /** A tab whose form was filled with the member, who has since become `theirs` in another tab. */
  async function editing(theirs: Member | null, start: Member | null = someMember()) {
    localStorage.setItem('user', JSON.stringify(start));
    const { store } = await openTab();
    localStorage.setItem('user', JSON.stringify(theirs));
    return {
      save: (changes: Partial<Entered>) => store.dispatch(register({ ...unchanged, ...changes }, start)),
      store,
      shown: () => selectMember(store.getState()),
      notice: () => selectNotice(store.getState())?.name,
    };
  }

  test('keeps the fields that only the other tab changed', async () => {
    const { save, shown } = await editing(someMember({ email: 'new@example.com' }));
    await expect(save({ firstName: 'Eva' })).resolves.toEqual({ outcome: 'stored' });
    const both = someMember({ firstName: 'Eva', email: 'new@example.com' });
    expect([stored(), shown()]).toEqual([both, both]);
  });

  test('keeps a password that only the other tab changed, and photo and names with one changed here', async () => {
    const theirs = someMember({ password: someMember().password.replace(/h+$/, 'k'.repeat(43)) });
    const first = await editing(theirs);
    await first.save({ lastName: 'Roe' });
    expect(stored()).toEqual({ ...theirs, lastName: 'Roe' });
    const second = await editing(someMember({ photo: somePhoto('new.jpg') }));
    await second.save({ password: secret });
    expect(stored()).toMatchObject({ photo: { name: 'new.jpg' }, firstName: 'Ana' });
    expect(stored()).not.toMatchObject({ password: someMember().password });
  });

  test('stores nothing where both changed the same, and names the fields', async () => {
    const theirs = someMember({ firstName: 'Bea', lastName: 'Roe', email: 'new@example.com' });
    const { save, notice } = await editing(theirs);
    const mine = { firstName: 'Eva', lastName: 'Roe' };
    await expect(save(mine)).resolves.toEqual({ outcome: 'conflict', theirs, fields: ['firstName'] });
    expect([stored(), notice()]).toEqual([theirs, undefined]);
  });

  test('stores what the visitor chose, who has seen the other tab’s record', async () => {
    const theirs = someMember({ firstName: 'Bea', email: 'new@example.com' });
    const { store, save } = await editing(theirs);
    await save({ firstName: 'Eva' });
    const chosen = { ...theirs, firstName: 'Eva', password: '' };
    await expect(store.dispatch(register(chosen, theirs))).resolves.toEqual({ outcome: 'stored' });
    expect(stored()).toEqual({ ...theirs, firstName: 'Eva' });
  });

  test('replaces nobody’s record without a word', async () => {
    const theirs = someMember({ firstName: 'Bea' });
    const { save } = await editing(theirs, null);
    await expect(save({ password: secret })).resolves.toEqual({
      outcome: 'conflict',
      theirs,
      fields: ['firstName', 'password'],
    });
    expect(stored()).toEqual(theirs);
  });

  test('says that the registration is gone, and nothing else', async () => {
    const { save, notice } = await editing(null);
    await expect(save({ firstName: 'Eva' })).resolves.toEqual({ outcome: 'removed' });
    await expect(save({ firstName: 'Eva', password: secret })).resolves.toEqual({ outcome: 'removed' });
    expect([stored(), notice()]).toEqual([null, undefined]);
  });
});

describe('Removing a registration', () => {
  beforeEach(giveWebCrypto);

  test('erases it from the device and the screen', async () => {
    const { store } = makeStore();
    await store.dispatch(register(entered, null));
    expect(store.dispatch(removeRegistration())).toBe(true);
    expect(selectMember(store.getState())).toBeNull();
    expect(stored()).toBeNull();
    expect(selectNotice(store.getState())?.name).toBe('registrationRemoved');
  });

  test('keeps the card when the browser refuses', async () => {
    const { store } = makeStore();
    await store.dispatch(register(entered, null));
    refuseWrites();
    expect(store.dispatch(removeRegistration())).toBe(false);
    expect(selectMember(store.getState())).not.toBeNull();
    expect(selectNotice(store.getState())?.name).toBe('registrationNotRemoved');
  });
});
