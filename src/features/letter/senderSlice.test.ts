import { afterEach, describe, expect, test } from '@jest/globals';
import { fc } from '../../test/fastCheck';
import { makeStore } from '../../app/store';
import { changedElsewhere } from '../../persistence/storageEvents';
import { inStorage, openTab, saved } from '../../test/openTab';
import { decideConsent } from '../../persistence/consentSlice';
import { longestEntry } from '../membership/registrationSlice';
import { eraseEverything } from '../myData/erase';
import {
  longestName,
  longestZip,
  selectSender,
  persistedSender,
  senderForgotten,
  senderRemembered,
} from './senderSlice';

const ana = { name: 'Ana Ruiz', city: 'Austin', zip: '78701' };

// What was to be saved is saved before the next test begins.
afterEach(saved);

describe('The sender of letters', () => {
  test('is nobody until the visitor asks to be remembered, and nobody again afterwards', () => {
    const { store } = makeStore();
    expect(selectSender(store.getState())).toBeNull();
    store.dispatch(senderRemembered(ana));
    expect(selectSender(store.getState())).toEqual(ana);
    store.dispatch(senderForgotten());
    expect(selectSender(store.getState())).toBeNull();
  });

  test('leaves no key behind as long as nobody asked', async () => {
    await openTab();
    await saved();
    expect(Object.keys(localStorage)).not.toContain('sender');
  });

  test('is stored under a key of its own and is there on the next visit', async () => {
    const first = await openTab();
    first.store.dispatch(senderRemembered(ana));
    await saved();
    expect(localStorage.getItem('sender')).toBe(JSON.stringify(ana));
    first.close();
    const { store } = await openTab();
    expect(selectSender(store.getState())).toEqual(ana);
  });

  test('moves into this tab with Decline', async () => {
    const { store } = await openTab();
    store.dispatch(senderRemembered(ana));
    await saved();
    store.dispatch(decideConsent('declined'));
    await saved();
    expect(Object.keys(localStorage)).toEqual(['consent']);
    expect(inStorage(sessionStorage)).toMatchObject({ sender: JSON.stringify(ana) });
    // Beside it the tab's own choice, by which it knows that it declined.
    expect(Object.keys(sessionStorage).sort()).toEqual(['consent', 'sender']);
  });

  test('is whom another tab remembers', () => {
    const { store } = makeStore();
    store.dispatch(changedElsewhere({ key: 'sender', value: ana }));
    expect(selectSender(store.getState())).toEqual(ana);
    store.dispatch(changedElsewhere({ key: 'user', value: null }));
    expect(selectSender(store.getState())).toEqual(ana);
  });

  test('goes when everything is erased', async () => {
    const { store } = await openTab();
    store.dispatch(senderRemembered(ana));
    await saved();
    store.dispatch(eraseEverything());
    await saved();
    expect(selectSender(store.getState())).toBeNull();
    expect(localStorage.getItem('sender')).toBe('null');
  });
});

describe('Stored text', () => {
  test.each([null, 'Ana', 7, [], ['Ana'], undefined])('%j names nobody', (json) => {
    expect(persistedSender.read(json)).toBeNull();
  });

  test('keeps what is right, cuts what is too long and drops what is not', () => {
    expect(
      persistedSender.read({ name: 'Ana', city: 7, zip: '1'.repeat(longestZip + 1), admin: true }),
    ).toEqual({
      name: 'Ana',
      city: '',
      zip: '1'.repeat(longestZip),
    });
  });

  test.each([0, 53, 1.5, '7', null])('keeps no district %j, which no House has', (district) => {
    const sender = persistedSender.read({ ...ana, district });
    expect(JSON.stringify(sender)).toBe(JSON.stringify(ana));
    expect(sender?.district).toBeUndefined();
  });

  test('of any kind gives short strings or nobody, and reading it again changes nothing', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.jsonValue(),
          fc.record({
            name: fc.string(),
            city: fc.jsonValue(),
            state: fc.jsonValue(),
            district: fc.jsonValue(),
          }),
        ),
        (json) => {
          const sender = persistedSender.read(json);
          if (sender)
            for (const text of Object.values(sender))
              expect(String(text).length).toBeLessThanOrEqual(longestName);
          expect(persistedSender.read(sender)).toEqual(sender);
        },
      ),
    );
  });
});

test('A member with the longest names can sign, and a reload changes nothing', async () => {
  const name = `${'A'.repeat(longestEntry)} ${'B'.repeat(longestEntry)}`;
  const { store, close } = await openTab();
  store.dispatch(senderRemembered({ name, city: '', zip: '' }));
  await saved();
  close();
  const next = await openTab();
  expect(selectSender(next.store.getState())?.name).toBe(name);
});

test('Equal senders print equal JSON, in whatever order they were filled in, and read back as they are', () => {
  const detail = fc.string({ maxLength: 700 });
  fc.assert(
    fc.property(
      fc.shuffledSubarray(['name', 'street', 'city', 'state', 'zip'] as const, { minLength: 5 }),
      fc.record({ name: detail, street: detail, city: detail, state: detail, zip: detail }),
      (order, sender) => {
        const { store } = makeStore();
        const typed = Object.fromEntries(order.map((field) => [field, sender[field]])) as typeof sender;
        store.dispatch(senderRemembered(typed));
        const text = JSON.stringify(selectSender(store.getState()));
        expect(JSON.stringify(persistedSender.read(sender))).toBe(text);
        expect(JSON.stringify(persistedSender.read(JSON.parse(text)))).toBe(text);
      },
    ),
  );
});
