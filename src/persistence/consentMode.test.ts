import { describe, expect, jest, test } from '@jest/globals';
import { decideConsent, selectConsent } from './consentSlice';
import { removeRegistration } from '../features/membership/register';
import { registered, selectMember } from '../features/membership/registrationSlice';
import { selectIsSavingFailing } from './savingSlice';
import { policyStarred } from '../features/answers/starredSlice';
import { clearVotes, selectVotes, voteCast, votesCleared } from '../features/answers/votesSlice';
import { blockStorage, refuseWrites } from '../test/faultyStorage';
import { answeredToday, foreignNames, inStorage, openTab, saved, tellTabs } from '../test/openTab';
import { someMember } from '../test/someMember';

const declined = '{"choice":"declined","at":"2026-11-21T10:00:00.000Z"}';
const accepted = declined.replace('declined', 'accepted');
const votedYes = voteCast({ policyId: '1', answer: 'yes' });
const votedNo = voteCast({ policyId: '2', answer: 'no' });

const onDevice = () => Object.keys(inStorage()).sort();

describe('Declining', () => {
  test('moves everything the visitor entered from the device to the tab, with unreadable text', async () => {
    localStorage.setItem('user', 'x');
    const { store } = await openTab();
    store.dispatch(votedYes);
    await saved();
    store.dispatch(decideConsent('declined'));
    expect(onDevice()).toEqual(['consent']);
    expect(inStorage(sessionStorage)).toEqual({
      consent: localStorage.getItem('consent'),
      votes: '{"1":"yes"}',
      reasons: answeredToday({ '1': 'yes' }),
      unreadable: 'x',
    });
  });

  test('keeps later changes in the tab, also over a reload', async () => {
    const first = await openTab();
    first.store.dispatch(decideConsent('declined'));
    first.store.dispatch(votedYes);
    first.store.dispatch(registered(someMember()));
    await saved();
    expect(onDevice()).toEqual(['consent']);
    first.close();
    const { store } = await openTab();
    expect(selectConsent(store.getState())).toBe('declined');
    expect(selectVotes(store.getState())).toEqual({ '1': 'yes' });
    expect(selectMember(store.getState())).toEqual(someMember());
    store.dispatch(votesCleared());
    await saved();
    expect(sessionStorage.getItem('votes')).toBe('{}');
    expect(onDevice()).toEqual(['consent']);
  });

  test('leaves alone what other sites of the same origin stored', async () => {
    for (const name of foreignNames) localStorage.setItem(name, 'theirs');
    const { store } = await openTab();
    store.dispatch(votedYes);
    await saved();
    store.dispatch(decideConsent('declined'));
    expect(onDevice()).toEqual(['consent', ...foreignNames].sort());
  });

  test('succeeds on a full device: what leaves makes room for the choice', async () => {
    const { store } = await openTab();
    store.dispatch(votedYes);
    await saved();
    const makeRoom = refuseWrites('consent');
    // oxlint-disable-next-line typescript/unbound-method -- called with its `this` below
    const { removeItem } = Storage.prototype;
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(function (this: Storage, name) {
      removeItem.call(this, name);
      if (this === localStorage && name === 'votes') makeRoom();
    });
    store.dispatch(decideConsent('declined'));
    await saved();
    expect(onDevice()).toEqual(['consent']);
    expect(selectIsSavingFailing(store.getState())).toBe(false);
  });

  test('holds in this tab where the browser refuses to record it, and is recorded as soon as that works', async () => {
    localStorage.setItem('consent', accepted);
    const { store } = await openTab();
    store.dispatch(votedYes);
    await saved();
    const makeRoom = refuseWrites();
    store.dispatch(decideConsent('declined'));
    tellTabs();
    store.dispatch(votedNo);
    await saved();
    expect(inStorage()).toEqual({});
    expect(JSON.parse(sessionStorage.getItem('votes') ?? '')).toEqual({ '1': 'yes', '2': 'no' });
    expect(selectIsSavingFailing(store.getState())).toBe(true);
    makeRoom();
    tellTabs();
    await saved();
    expect(selectIsSavingFailing(store.getState())).toBe(false);
    expect(JSON.parse(localStorage.getItem('consent') ?? '')).toMatchObject({ choice: 'declined' });
    expect(onDevice()).toEqual(['consent']);
  });

  test('takes everything off the device even if the tab cannot store it either', async () => {
    const { store } = await openTab();
    store.dispatch(votedYes);
    await saved();
    blockStorage('sessionStorage');
    store.dispatch(decideConsent('declined'));
    await saved();
    expect(onDevice()).toEqual(['consent']);
    expect(selectVotes(store.getState())).toEqual({ '1': 'yes' });
    expect(selectIsSavingFailing(store.getState())).toBe(true);
  });

  test('takes off the device even the unreadable text that the tab can’t keep, and all that comes after it', async () => {
    localStorage.setItem('user', 'x');
    localStorage.setItem('votes', 'y');
    const { store } = await openTab();
    localStorage.setItem('sender', '{"name":"Ana"}');
    blockStorage('sessionStorage');
    store.dispatch(decideConsent('declined'));
    expect(onDevice()).toEqual(['consent']);
  });

  test('works where all storage is blocked', async () => {
    blockStorage('localStorage');
    blockStorage('sessionStorage');
    const { store } = await openTab();
    store.dispatch(decideConsent('declined'));
    store.dispatch(votedYes);
    await saved();
    expect(selectConsent(store.getState())).toBe('declined');
    expect(selectVotes(store.getState())).toEqual({ '1': 'yes' });
  });

  test('in another tab is obeyed by the next write, heard of or not, and then by the whole tab', async () => {
    const { store } = await openTab();
    store.dispatch(votedYes);
    await saved();
    // As the other tab leaves it, before this one hears of it.
    localStorage.setItem('consent', declined);
    localStorage.removeItem('votes');
    store.dispatch(votedNo);
    await saved();
    expect(onDevice()).toEqual(['consent']);
    tellTabs();
    await saved();
    expect(selectConsent(store.getState())).toBe('declined');
    expect(selectVotes(store.getState())).toEqual({ '1': 'yes', '2': 'no' });
    expect(onDevice()).toEqual(['consent']);
    expect(JSON.parse(sessionStorage.getItem('votes') ?? '')).toEqual({ '1': 'yes', '2': 'no' });
  });

  test('removes what another tab wrote in the moment before it heard of it', async () => {
    const { store } = await openTab();
    store.dispatch(decideConsent('declined'));
    localStorage.setItem('votes', '{"5":"no"}');
    tellTabs();
    expect(onDevice()).toEqual(['consent']);
    expect(selectVotes(store.getState())).toEqual({});
  });

  test('stays in force in this tab when the choice vanishes from the device', async () => {
    const { store } = await openTab();
    store.dispatch(decideConsent('declined'));
    store.dispatch(votedYes);
    await saved();
    localStorage.clear();
    tellTabs();
    await saved();
    expect(onDevice()).not.toContain('votes');
    expect(selectVotes(store.getState())).toEqual({ '1': 'yes' });
  });
});

describe('A choice that is gone after Decline', () => {
  test('is no Accept after a reload either: the tab still knows it, and nothing moves', async () => {
    const first = await openTab();
    first.store.dispatch(decideConsent('declined'));
    first.store.dispatch(votedYes);
    await saved();
    first.close();
    localStorage.clear();
    const { store } = await openTab();
    expect(selectConsent(store.getState())).toBe('declined');
    expect(selectVotes(store.getState())).toEqual({ '1': 'yes' });
    store.dispatch(votedNo);
    await saved();
    expect(inStorage()).toEqual({});
    expect(inStorage(sessionStorage)).toMatchObject({ votes: '{"1":"yes","2":"no"}' });
    store.dispatch(decideConsent('accepted'));
    expect(localStorage.getItem('votes')).toBe('{"1":"yes","2":"no"}');
    expect(inStorage(sessionStorage)).toEqual({});
  });

  test('is none either for a tab opened after the Decline in which an answer was pressed before the app ran', async () => {
    localStorage.setItem('consent', declined);
    sessionStorage.setItem('votes', '{"1":"yes"}');
    const { store } = await openTab();
    expect(sessionStorage.getItem('consent')).toBe(declined);
    localStorage.removeItem('consent');
    store.dispatch(votedNo);
    await saved();
    expect(onDevice()).toEqual([]);
    expect(sessionStorage.getItem('votes')).toBe('{"1":"yes","2":"no"}');
  });

  test('leaves alone what another tab saved since', async () => {
    localStorage.setItem('votes', '{"5":"no"}');
    sessionStorage.setItem('votes', '{"1":"yes"}');
    sessionStorage.setItem('consent', declined);
    const { store } = await openTab();
    store.dispatch(votedNo);
    await saved();
    expect(selectVotes(store.getState())).toEqual({ '1': 'yes', '2': 'no' });
    expect(inStorage()).toEqual({ votes: '{"5":"no"}' });
  });
});

describe('Accepting later', () => {
  test('writes this tab’s state back and leaves nothing in the tab', async () => {
    const { store } = await openTab();
    store.dispatch(decideConsent('declined'));
    store.dispatch(votedYes);
    store.dispatch(registered(someMember()));
    await saved();
    store.dispatch(decideConsent('accepted'));
    expect(onDevice()).toEqual(['consent', 'reasons', 'user', 'votes']);
    expect(localStorage.getItem('votes')).toBe('{"1":"yes"}');
    expect(inStorage(sessionStorage)).toEqual({});
  });

  test('in another tab brings both tabs’ answers together', async () => {
    localStorage.setItem('consent', declined);
    const { store } = await openTab();
    store.dispatch(votedYes);
    await saved();
    localStorage.setItem('consent', accepted);
    localStorage.setItem('votes', '{"1":"no","2":"no"}');
    tellTabs();
    expect(selectConsent(store.getState())).toBe('accepted');
    expect(selectVotes(store.getState())).toEqual({ '1': 'no', '2': 'no' });
    expect(localStorage.getItem('votes')).toBe('{"1":"no","2":"no"}');
    expect(inStorage(sessionStorage)).toEqual({});
  });

  test('in another tab while this one was away loses nothing this one had kept', async () => {
    localStorage.setItem('consent', accepted);
    localStorage.setItem('votes', '{"2":"no"}');
    sessionStorage.setItem('votes', '{"1":"yes","2":"yes"}');
    const { store } = await openTab();
    expect(selectVotes(store.getState())).toEqual({ '1': 'yes', '2': 'no' });
    expect(localStorage.getItem('votes')).toBe('{"1":"yes","2":"no"}');
    expect(inStorage(sessionStorage)).toEqual({});
  });

  test('keeps the tab’s copy while the device is full', async () => {
    const { store } = await openTab();
    store.dispatch(decideConsent('declined'));
    store.dispatch(votedYes);
    await saved();
    const makeRoom = refuseWrites();
    store.dispatch(decideConsent('accepted'));
    await saved();
    expect(inStorage(sessionStorage)).toMatchObject({ votes: '{"1":"yes"}' });
    expect(selectIsSavingFailing(store.getState())).toBe(true);
    makeRoom();
    tellTabs();
    await saved();
    expect(localStorage.getItem('votes')).toBe('{"1":"yes"}');
    expect(sessionStorage.getItem('votes')).toBeNull();
    expect(selectIsSavingFailing(store.getState())).toBe(false);
  });

  test('leaves no copy in the tab that would bring back what was erased while the device was full', async () => {
    const { store, close } = await openTab();
    store.dispatch(decideConsent('declined'));
    store.dispatch(registered(someMember()));
    await saved();
    refuseWrites('user');
    store.dispatch(decideConsent('accepted'));
    await saved();
    expect(sessionStorage.getItem('user')).not.toBeNull();
    store.dispatch(removeRegistration());
    close();
    expect(inStorage(sessionStorage)).not.toHaveProperty('user');
    expect(selectMember((await openTab()).store.getState())).toBeNull();
  });
});

test('An answer that was erased after a Decline and is given again in another tab outlives the Accept there', async () => {
  const { store, device } = await openTab();
  store.dispatch(votedYes);
  await saved();
  localStorage.setItem('consent', declined);
  localStorage.removeItem('votes');
  tellTabs();
  device.hearErased(['votes', 'reasons']);
  await saved();
  localStorage.setItem('consent', accepted);
  localStorage.setItem('votes', '{"1":"yes"}');
  tellTabs();
  await saved();
  expect(selectVotes(store.getState())).toEqual({ '1': 'yes' });
  expect(localStorage.getItem('votes')).toBe('{"1":"yes"}');
});

describe('A page that the browser kept for Back', () => {
  // In these tests all pages have one sessionStorage, as those of one tab do.
  test.each([
    ['Accept', 'declined', 'accepted'],
    ['Decline', undefined, 'declined'],
  ] as const)(
    'brings nothing back that was cleared on a later page of the tab, after the choice of %s there',
    async (_, before, after) => {
      localStorage.setItem('user', 'x');
      const kept = await openTab();
      if (before) kept.store.dispatch(decideConsent(before));
      kept.store.dispatch(votedYes);
      kept.store.dispatch(policyStarred('3'));
      await saved();
      const later = await openTab();
      later.store.dispatch(decideConsent(after));
      later.store.dispatch(clearVotes());
      await saved();
      later.close();
      window.dispatchEvent(new Event('pageshow'));
      await saved();
      expect(selectVotes(kept.store.getState())).toEqual({});
      expect(inStorage(after === 'declined' ? sessionStorage : localStorage)).toMatchObject({
        votes: '{}',
        starred: '["3"]',
      });
    },
  );
});

test('A tab that was frozen puts nothing back on the device that another erased after an Accept', async () => {
  const { store, device } = await openTab();
  store.dispatch(decideConsent('declined'));
  store.dispatch(votedYes);
  await saved();
  localStorage.setItem('consent', accepted);
  localStorage.setItem('votes', '{}');
  // The event of the Accept comes before the word of the erasure.
  tellTabs();
  device.hearErased(['votes', 'reasons']);
  await saved();
  expect(selectVotes(store.getState())).toEqual({});
  expect(inStorage()).toMatchObject({ votes: '{}', reasons: '{}' });
});

test.each([
  ['before it followed an Accept', '{"2":"no"}', undefined],
  ['after it followed an Accept', '{}', '{"2":"no"}'],
])(
  'A tab that hears late of an erasure leaves on the device what was entered after it, %s',
  async (_, before, after) => {
    const { store, device } = await openTab();
    store.dispatch(decideConsent('declined'));
    store.dispatch(votedYes);
    await saved();
    localStorage.setItem('consent', accepted);
    localStorage.setItem('votes', before);
    tellTabs();
    if (after) {
      // Frozen for longer than tabs take to move together.
      await jest.advanceTimersByTimeAsync(60_000);
      localStorage.setItem('votes', after);
      tellTabs();
    }
    device.hearErased(['votes', 'reasons']);
    await saved();
    expect(inStorage()).toMatchObject({ votes: '{"2":"no"}' });
  },
);

test.each([
  ['cut short', '{"choice":"declined","at":"20'],
  ['another text', 'declined'],
  ['another choice', '{"choice":"maybe","at":"2026-11-21T10:00:00.000Z"}'],
])('A choice that is %s counts as none: the visitor is asked again', async (_form, text) => {
  localStorage.setItem('consent', text);
  const { store } = await openTab();
  expect(selectConsent(store.getState())).toBeNull();
  expect(inStorage()).toEqual({ consent: text });
  store.dispatch(decideConsent('accepted'));
  expect(JSON.parse(localStorage.getItem('consent') ?? '')).toMatchObject({ choice: 'accepted' });
});

test('A declined choice whose date is wrong still holds', async () => {
  localStorage.setItem('consent', '{"choice":"declined","at":7}');
  const { store } = await openTab();
  store.dispatch(votedYes);
  await saved();
  expect(selectConsent(store.getState())).toBe('declined');
  expect(onDevice()).toEqual(['consent']);
});
