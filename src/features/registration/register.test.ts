import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { makeStore } from '../../app/store';
import { someMember, somePhoto } from '../../test/someMember';
import { giveWebCrypto, takeWebCrypto } from '../../test/webCrypto';
import { decideConsent } from '../consent/decideConsent';
import { selectNotice } from '../notices/noticesSlice';
import { register } from './register';
import { selectMember } from './registrationSlice';
import { removeRegistration } from './removeRegistration';

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
    await expect(store.dispatch(register(entered))).resolves.toBe(true);
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

  test('keeps the password’s text out of every action, the state and both storages', async () => {
    const { store } = makeStore();
    const seen: unknown[] = [];
    const dispatch = store.dispatch;
    jest.spyOn(store, 'dispatch').mockImplementation(((action: never) => {
      seen.push(action);
      return dispatch(action);
    }) as never);
    store.subscribe(() => seen.push(store.getState()));
    await store.dispatch(register(entered));
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
    await expect(store.dispatch(register(entered))).resolves.toBe(false);
    expect(selectMember(store.getState())).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
    expect(selectNotice(store.getState())?.name).toBe('registrationNotSaved');
  });

  test('claims nothing when the browser accepts the write but drops it', async () => {
    const { store } = makeStore();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => undefined);
    await expect(store.dispatch(register(entered))).resolves.toBe(false);
    expect(selectMember(store.getState())).toBeNull();
    expect(selectNotice(store.getState())?.name).toBe('registrationNotSaved');
  });

  test('stores no record that could not be read again', async () => {
    const { store } = makeStore();
    await expect(store.dispatch(register({ ...entered, email: 'nobody' }))).resolves.toBe(false);
    expect(localStorage.getItem('user')).toBeNull();
  });

  test('is refused with a reason where the browser offers no Web Crypto', async () => {
    takeWebCrypto();
    const { store } = makeStore();
    await expect(store.dispatch(register(entered))).resolves.toBe(false);
    expect(selectNotice(store.getState())?.name).toBe('passwordNotPossible');
    expect(localStorage.getItem('user')).toBeNull();
  });

  test('again with an empty password keeps the stored one, even without Web Crypto', async () => {
    takeWebCrypto();
    const { store } = makeStore({ registration: { record: someMember() } });
    await expect(store.dispatch(register({ ...entered, firstName: 'Eva', password: '' }))).resolves.toBe(
      true,
    );
    expect(selectMember(store.getState())).toEqual(someMember({ firstName: 'Eva' }));
  });

  test('writes to this tab only after Decline', async () => {
    const { store } = makeStore();
    store.dispatch(decideConsent('declined'));
    await expect(store.dispatch(register(entered))).resolves.toBe(true);
    expect(localStorage.getItem('user')).toBeNull();
    expect(sessionStorage.getItem('user')).toContain('ana@example.com');
  });

  test('asks the browser once to keep the site’s data, and goes on if it will not', async () => {
    const persist = jest.fn(() => Promise.reject(new Error('no')));
    Object.defineProperty(navigator, 'storage', { value: { persist }, configurable: true });
    const { store } = makeStore();
    await store.dispatch(register(entered));
    await store.dispatch(register({ ...entered, firstName: 'Eva', password: '' }));
    expect(persist).toHaveBeenCalledTimes(1);
  });
});

describe('Removing a registration', () => {
  beforeEach(giveWebCrypto);

  test('erases it from the device and the screen', async () => {
    const { store } = makeStore();
    await store.dispatch(register(entered));
    expect(store.dispatch(removeRegistration())).toBe(true);
    expect(selectMember(store.getState())).toBeNull();
    expect(stored()).toBeNull();
    expect(selectNotice(store.getState())?.name).toBe('registrationRemoved');
  });

  test('keeps the card when the browser refuses', async () => {
    const { store } = makeStore();
    await store.dispatch(register(entered));
    refuseWrites();
    expect(store.dispatch(removeRegistration())).toBe(false);
    expect(selectMember(store.getState())).not.toBeNull();
    expect(selectNotice(store.getState())?.name).toBe('registrationNotRemoved');
  });
});
