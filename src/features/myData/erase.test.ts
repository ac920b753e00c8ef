import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { someMember } from '../../test/someMember';
import { blockStorage, refuseWrites } from '../../test/faultyStorage';
import { answeredToday, foreignNames, inStorage, openTab, saved, tellTabs } from '../../test/openTab';
import { schemeChosen, selectScheme } from '../../app/appearance/appearanceSlice';
import { decideConsent, selectConsent } from '../../persistence/consentSlice';
import { selectNotice } from '../notices/noticesSlice';
import { registered, selectMember } from '../membership/registrationSlice';
import { removeRegistration } from '../membership/register';
import { selectIsSavingFailing } from '../../persistence/savingSlice';
import { selectStarred } from '../answers/starredSlice';
import { clearVotes, selectCanUndo, selectVotes, undoClearing, voteCast } from '../answers/votesSlice';
import { makeStore } from '../../app/store';
import { startPersistence } from '../../persistence/startPersistence';
import { isEntered, storageKeys } from '../../persistence/storageLifetimes';
import { endVisit } from './endVisit';
import { eraseEverything, eraseEverythingAndLeave, eraseUnreadable } from './erase';
import { reloadAfterErasure } from './reloadAfterErasure';
import { typingBegun } from './typingSlice';

// Loads another page, which jsdom can't; e2e/erased.spec.ts follows it there.
jest.mock('./endVisit');

// What was to be saved is saved before the next test begins.
afterEach(saved);
const afterEachClose: (() => void)[] = [];
afterEach(() => {
  for (const close of afterEachClose.splice(0)) close();
});

function fill() {
  localStorage.setItem('votes', '{"1":"yes","3":"no"}');
  localStorage.setItem('user', JSON.stringify(someMember()));
  localStorage.setItem('unreadable', '{"firstName":');
  localStorage.setItem('consent', '{"choice":"accepted","at":"2026-11-21T10:00:00.000Z"}');
}

async function filledStore() {
  fill();
  const { store } = await openTab();
  return { store, notice: () => selectNotice(store.getState())?.name };
}

describe('Erasing the answers', () => {
  test('empties what is stored, leaves the rest, and can be undone', async () => {
    const { store, notice } = await filledStore();
    store.dispatch(clearVotes());
    await saved();
    expect([localStorage.getItem('votes'), notice()]).toEqual(['{}', 'votesCleared']);
    expect(selectMember(store.getState())).toEqual(someMember());

    store.dispatch(undoClearing());
    expect([localStorage.getItem('votes'), notice()]).toEqual(['{"1":"yes","3":"no"}', 'votesBack']);
    await saved();
    expect(selectVotes(store.getState())).toEqual({ '1': 'yes', '3': 'no' });
    expect(selectCanUndo(store.getState())).toBe(false);
  });

  test('takes answers along that another tab wrote a moment ago', async () => {
    const { store } = await filledStore();
    localStorage.setItem('votes', '{"1":"yes","3":"no","7":"undecided"}');
    store.dispatch(clearVotes());
    await saved();
    expect(localStorage.getItem('votes')).toBe('{}');
    expect(selectVotes(store.getState())).toEqual({});
    store.dispatch(undoClearing());
    expect(selectVotes(store.getState())).toEqual({ '1': 'yes', '3': 'no', '7': 'undecided' });
  });

  test('keeps them on the screen when the browser refuses', async () => {
    const { store, notice } = await filledStore();
    refuseWrites();
    store.dispatch(clearVotes());
    expect([selectVotes(store.getState()), notice()]).toEqual([{ '1': 'yes', '3': 'no' }, 'notErased']);
  });

  test('claims no undo that was not saved, but shows the answers', async () => {
    const { store, notice } = await filledStore();
    store.dispatch(clearVotes());
    refuseWrites();
    store.dispatch(undoClearing());
    await saved();
    expect([selectVotes(store.getState()), notice()]).toEqual([{ '1': 'yes', '3': 'no' }, 'notSaved']);
  });

  test('undone twice says nothing the second time', async () => {
    const { store, notice } = await filledStore();
    store.dispatch(clearVotes());
    store.dispatch(undoClearing());
    store.dispatch(voteCast({ policyId: '1', answer: 'no' }));
    const before = selectNotice(store.getState());
    store.dispatch(undoClearing());
    expect([selectNotice(store.getState()), notice()]).toEqual([before, 'votesBack']);
    expect(selectVotes(store.getState())['1']).toBe('no');
  });
});

describe('Erasing everything', () => {
  test('leaves the choice about saving and nothing else, for good', async () => {
    const { store, notice } = await filledStore();
    store.dispatch(clearVotes());
    store.dispatch(eraseEverything());
    await saved();
    expect(inStorage()).toEqual({
      votes: '{}',
      user: 'null',
      consent: '{"choice":"accepted","at":"2026-11-21T10:00:00.000Z"}',
    });
    expect([selectMember(store.getState()), selectCanUndo(store.getState()), notice()]).toEqual([
      null,
      false,
      'allErased',
    ]);
  });

  test.each(['accepted', 'declined'] as const)(
    'leaves alone what other sites of the same origin stored, the choice being %s',
    async (choice) => {
      for (const area of [localStorage, sessionStorage])
        for (const name of foreignNames) area.setItem(name, 'theirs');
      const { store } = await filledStore();
      store.dispatch(decideConsent(choice));
      store.dispatch(eraseEverythingAndLeave());
      await saved();
      const theirs = Object.fromEntries(foreignNames.map((name) => [name, 'theirs']));
      expect([inStorage(), inStorage(sessionStorage)]).toEqual([theirs, theirs]);
    },
  );

  test('takes the stars along', async () => {
    localStorage.setItem('starred', '["1","5"]');
    const { store } = await filledStore();
    expect(selectStarred(store.getState())).toEqual(['1', '5']);
    store.dispatch(eraseEverything());
    await saved();
    expect([localStorage.getItem('starred'), selectStarred(store.getState())]).toEqual(['[]', []]);
  });

  test('empties this tab after Decline', async () => {
    const { store, notice } = await filledStore();
    store.dispatch(decideConsent('declined'));
    expect(Object.keys(sessionStorage).sort()).toEqual(['consent', 'unreadable', 'user', 'votes']);
    store.dispatch(eraseEverything());
    await saved();
    expect(inStorage(sessionStorage)).toMatchObject({ votes: '{}', user: 'null' });
    expect(Object.keys(sessionStorage)).not.toContain('unreadable');
    expect(Object.keys(localStorage)).toEqual(['consent']);
    expect([selectVotes(store.getState()), selectMember(store.getState()), notice()]).toEqual([
      {},
      null,
      'allErased',
    ]);
  });

  test('empties another tab’s screen, and neither tab answers the other', async () => {
    const { store } = await filledStore();
    const other = await openTab();
    const writes = jest.spyOn(Storage.prototype, 'setItem');
    store.dispatch(eraseEverything());
    await saved();
    const written = writes.mock.calls.length;
    other.device.sync();
    await saved();
    expect([selectVotes(other.store.getState()), selectMember(other.store.getState())]).toEqual([{}, null]);
    expect(writes.mock.calls.length).toBe(written);
  });

  test('removes what can’t be written', async () => {
    const { store, notice } = await filledStore();
    refuseWrites();
    store.dispatch(eraseEverything());
    expect(Object.keys(localStorage)).toEqual(['consent']);
    expect(notice()).toBe('allErased');
  });

  test('reaches text that could be neither read nor set aside', async () => {
    localStorage.setItem('votes', 'x');
    const makeRoom = refuseWrites('unreadable');
    const { store } = await openTab();
    expect(localStorage.getItem('votes')).toBe('x');
    store.dispatch(eraseEverything());
    makeRoom();
    store.dispatch(voteCast({ policyId: '1', answer: 'yes' }));
    await saved();
    expect(inStorage()).toEqual({ votes: '{"1":"yes"}', reasons: answeredToday({ '1': 'yes' }) });
    expect(selectIsSavingFailing(store.getState())).toBe(false);
  });

  test('says so when storage is blocked', async () => {
    const { store, notice } = await filledStore();
    blockStorage();
    store.dispatch(eraseEverything());
    expect(notice()).toBe('notErased');
    expect(selectMember(store.getState())).toEqual(someMember());
  });
});

describe('Erasing everything in another tab', () => {
  test('takes Undo away, even where nothing was stored at the time', async () => {
    localStorage.setItem('votes', '{"1":"yes","3":"no"}');
    const [one, other] = [await openTab(), await openTab()];
    one.store.dispatch(clearVotes());
    tellTabs();
    await saved();
    other.store.dispatch(eraseEverything());
    await saved();
    expect([selectCanUndo(one.store.getState()), selectNotice(one.store.getState())]).toEqual([false, null]);
    one.store.dispatch(undoClearing());
    await saved();
    expect([selectVotes(one.store.getState()), localStorage.getItem('votes')]).toEqual([{}, '{}']);
  });

  test('empties what this one keeps for itself after Decline, so that a later Accept brings nothing back', async () => {
    const { store } = await filledStore();
    const other = await openTab();
    store.dispatch(decideConsent('declined'));
    sessionStorage.setItem('other', 'theirs');
    sessionStorage.setItem('appearance', '"dark"');
    other.device.tellErased(storageKeys.filter(isEntered));
    expect([selectVotes(store.getState()), selectMember(store.getState())]).toEqual([{}, null]);
    expect(Object.keys(sessionStorage).sort()).toEqual(['appearance', 'consent', 'other']);
    store.dispatch(decideConsent('accepted'));
    await saved();
    expect(Object.keys(inStorage()).sort()).toEqual(['consent']);
  });

  test('takes along what this one could not save', async () => {
    const [one, other] = [await openTab(), await openTab()];
    const makeRoom = refuseWrites('votes');
    one.store.dispatch(voteCast({ policyId: '1', answer: 'yes' }));
    await saved();
    makeRoom();
    other.store.dispatch(eraseEverything());
    await saved();
    expect([selectVotes(one.store.getState()), inStorage()]).toEqual([{}, { reasons: '{}' }]);
    expect(selectIsSavingFailing(one.store.getState())).toBe(false);
  });

  test('can’t be claimed where the browser has no way to tell it', async () => {
    const { BroadcastChannel } = globalThis;
    Object.assign(globalThis, { BroadcastChannel: undefined });
    const { store, notice } = await filledStore();
    Object.assign(globalThis, { BroadcastChannel });
    store.dispatch(eraseEverything());
    expect([notice(), inStorage().votes]).toEqual(['notErased', '{}']);
  });
});

test('Removing the registration takes it from what another tab keeps for itself after Decline', async () => {
  const { store } = await filledStore();
  const other = await openTab();
  store.dispatch(decideConsent('declined'));
  other.device.tellErased(['user']);
  expect([selectMember(store.getState()), sessionStorage.getItem('user')]).toEqual([null, null]);
  expect(Object.keys(selectVotes(store.getState()))).toEqual(['1', '3']);
});

describe('Where storage is blocked later in a visit', () => {
  test('text set aside before is not claimed to be erased', async () => {
    localStorage.setItem('votes', 'x');
    const { store } = await openTab();
    expect(inStorage()).toEqual({ unreadable: 'x' });
    blockStorage('localStorage');
    blockStorage('sessionStorage');
    store.dispatch(eraseEverything());
    expect(selectNotice(store.getState())?.name).toBe('notErased');
  });
});

describe('Where all storage is blocked from the start, erasing', () => {
  async function blockedStore() {
    blockStorage('localStorage');
    blockStorage('sessionStorage');
    const { store } = await openTab();
    store.dispatch(voteCast({ policyId: '1', answer: 'yes' }));
    store.dispatch(registered(someMember()));
    await saved();
    return { store, notice: () => selectNotice(store.getState())?.name };
  }

  test('everything empties the screen, as nothing is stored', async () => {
    const { store, notice } = await blockedStore();
    store.dispatch(eraseEverything());
    expect([selectVotes(store.getState()), selectMember(store.getState())]).toEqual([{}, null]);
    expect(notice()).toBe('allErased');
  });

  test('the answers alone, or the registration alone, does the same', async () => {
    const { store, notice } = await blockedStore();
    store.dispatch(clearVotes());
    expect([selectVotes(store.getState()), notice()]).toEqual([{}, 'votesCleared']);
    store.dispatch(removeRegistration());
    expect([selectMember(store.getState()), notice()]).toEqual([null, 'registrationRemoved']);
  });
});

test('After Decline, with the tab’s own storage blocked, erasing everything empties the screen', async () => {
  const { store, notice } = await filledStore();
  blockStorage('sessionStorage');
  store.dispatch(decideConsent('declined'));
  store.dispatch(eraseEverything());
  expect([selectVotes(store.getState()), selectMember(store.getState()), notice()]).toEqual([
    {},
    null,
    'allErased',
  ]);
});

test('Erasing everything leaves the choice of colors', async () => {
  localStorage.setItem('appearance', '"dark"');
  const { store } = await filledStore();
  store.dispatch(eraseEverything());
  await saved();
  expect([localStorage.getItem('appearance'), selectScheme(store.getState())]).toEqual(['"dark"', 'dark']);
});

describe('Erasing unreadable text', () => {
  test('leaves answers and registration', async () => {
    const { store, notice } = await filledStore();
    store.dispatch(eraseUnreadable());
    expect(Object.keys(localStorage).sort()).toEqual(['consent', 'user', 'votes']);
    expect(notice()).toBe('unreadableErased');
  });

  test('says so when storage is blocked', async () => {
    const { store, notice } = await filledStore();
    blockStorage();
    store.dispatch(eraseUnreadable());
    expect(notice()).toBe('notErased');
  });
});

describe('Erasing everything, including the choices', () => {
  test.each(['accepted', 'declined'] as const)(
    'leaves no key and no state, the choice being %s',
    async (choice) => {
      fill();
      localStorage.setItem('appearance', '"dark"');
      const { store } = await openTab();
      store.dispatch(decideConsent(choice));
      await saved();
      store.dispatch(eraseEverythingAndLeave());
      await saved();
      // As the page does while it is being left.
      window.dispatchEvent(new Event('pagehide'));
      expect([inStorage(), inStorage(sessionStorage)]).toEqual([{}, {}]);
      const { votes, registration, consent, appearance } = store.getState();
      expect([votes.byPolicy, registration.record, consent.decision]).toEqual([{}, null, null]);
      expect(selectScheme({ appearance })).toBe('system');
      expect(endVisit).toHaveBeenCalled();
    },
  );

  test('takes the choices of another tab along, which saves again from then on, as its banner says', async () => {
    const [one, other] = [await openTab(), await openTab()];
    one.store.dispatch(decideConsent('declined'));
    tellTabs();
    other.store.dispatch(schemeChosen('dark'));
    await saved();
    one.store.dispatch(eraseEverythingAndLeave());
    // Tabs of this test share what each tab has for itself, which erasing has removed: put it back, as the other's own.
    sessionStorage.setItem('consent', '{"choice":"declined","at":"2026-11-21T10:00:00.000Z"}');
    sessionStorage.setItem('appearance', '"dark"');
    other.device.hearErased(storageKeys);
    expect([inStorage(), inStorage(sessionStorage)]).toEqual([{}, {}]);
    expect([selectConsent(other.store.getState()), selectScheme(other.store.getState())]).toEqual([
      null,
      'system',
    ]);
    other.store.dispatch(voteCast({ policyId: '1', answer: 'yes' }));
    await saved();
    expect([inStorage(), inStorage(sessionStorage)]).toEqual([
      { votes: '{"1":"yes"}', reasons: answeredToday({ '1': 'yes' }) },
      {},
    ]);
  });

  test('empties another open tab, which writes nothing in answer', async () => {
    fill();
    const { store } = await openTab();
    const { store: other } = await openTab();
    store.dispatch(eraseEverythingAndLeave());
    tellTabs();
    await saved();
    expect(selectVotes(other.getState())).toEqual({});
    expect(other.getState().consent.decision).toBeNull();
    expect([inStorage(), inStorage(sessionStorage)]).toEqual([{}, {}]);
  });

  test('stays on the page and says so where the browser refuses', async () => {
    const { store, notice } = await filledStore();
    refuseWrites();
    jest.mocked(endVisit).mockClear();
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
      throw new Error('refused');
    });
    store.dispatch(eraseEverythingAndLeave());
    expect(endVisit).not.toHaveBeenCalled();
    expect(notice()).toBe('notErased');
  });
});

describe('A page that hears of an erasure in another tab', () => {
  test.each([[storageKeys.filter(isEntered)], [['user'] as const]])(
    'is loaded anew, after its state is empty: %j',
    async (keys) => {
      fill();
      const other = await openTab();
      const { store, device } = makeStore();
      const seen: unknown[] = [];
      const loaded = new Promise<void>((resolve) => {
        const close = startPersistence(store, device, resolve, (which) => {
          seen.push([which, selectMember(store.getState())]);
        });
        afterEachClose.push(close);
      });
      await saved();
      await loaded;
      other.device.tellErased(keys);
      expect(seen).toEqual([[keys, null]]);
    },
  );

  test('empties its fields and forgets what its address carries', () => {
    document.body.innerHTML = '<form><input value=""><textarea></textarea></form><input type="file">';
    const [input, textarea] = [document.querySelector('input'), document.querySelector('textarea')];
    if (input && textarea) input.value = textarea.value = 'Ana';
    history.replaceState(null, '', '/group?step=2#g1.abc');
    const reload = jest.fn();
    reloadAfterErasure(['votes', 'user'], reload);
    expect([input?.value, textarea?.value]).toEqual(['', '']);
    expect(location.pathname + location.search + location.hash).toBe('/group?step=2');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['/group#g1.abc', '#g1.abc', false],
    ['/letter', '', false],
    ['/register', '', true],
  ])('on %s keeps its address where only the registration was removed', (address, hash, isReloaded) => {
    document.body.innerHTML = '<textarea></textarea>';
    const field = document.querySelector('textarea');
    if (field) field.value = 'Ana';
    history.replaceState(null, '', address);
    const reload = jest.fn();
    reloadAfterErasure(['user'], reload);
    expect(location.hash).toBe(hash);
    expect([reload.mock.calls.length === 1, field?.value === '']).toEqual([isReloaded, isReloaded]);
  });

  test.each([
    ['/class#c1.AwAAAAA', '#c1.AwAAAAA'],
    ['/class#c1.AwAAAAA/2', '#c1.AwAAAAA/2'],
    ['/class#c1.AwAAAAA/code', '#c1.AwAAAAA/code'],
    ['/group#c1.AwAAAAA/g2.abcdefgh', ''],
    ['/compare#v1.abcdefgh', ''],
  ])('of %s keeps what holds no answer', (address, hash) => {
    history.replaceState(null, '', address);
    reloadAfterErasure(['votes', 'user'], jest.fn());
    expect(location.hash).toBe(hash);
  });
});

describe('A page that the browser kept for Back and told of no erasure', () => {
  /** Safari drops what is sent to such a page, so it has no channel here. */
  async function keptPage(before: (store: ReturnType<typeof makeStore>['store']) => void) {
    const { BroadcastChannel } = globalThis;
    Object.assign(globalThis, { BroadcastChannel: undefined });
    const { store, device } = makeStore();
    const onErased = jest.fn();
    afterEachClose.push(startPersistence(store, device, undefined, onErased));
    Object.assign(globalThis, { BroadcastChannel });
    await saved();
    before(store);
    await saved();
    return { store, device, onErased };
  }

  async function onLaterPage(act: (store: ReturnType<typeof makeStore>['store']) => void) {
    const { store, close } = await openTab();
    act(store);
    await saved();
    close();
  }

  async function comeBack(persisted = true) {
    window.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
    await saved();
  }

  test.each([
    ['nothing', () => undefined],
    ['something', typingBegun],
  ])('is loaded anew once it is shown again, if something was typed and %s since', async (_, typedSince) => {
    fill();
    const { device, onErased } = await keptPage((store) => store.dispatch(typingBegun()));
    await onLaterPage((store) => {
      store.dispatch(eraseEverything());
      const typed = typedSince();
      if (typed) store.dispatch(typed);
    });
    const { erasuresHeard } = device;
    await comeBack();
    expect(onErased.mock.calls).toEqual([[storageKeys]]);
    expect(device.erasuresHeard).toBe(erasuresHeard + 1);
  });

  test('keeps what was typed where nothing was erased meanwhile', async () => {
    fill();
    const { onErased } = await keptPage((store) => store.dispatch(typingBegun()));
    await onLaterPage((store) => {
      store.dispatch(typingBegun());
      store.dispatch(clearVotes());
    });
    await comeBack();
    expect(onErased).not.toHaveBeenCalled();
  });

  test('brings no answers back by Undo', async () => {
    fill();
    const { store } = await keptPage((kept) => kept.dispatch(clearVotes()));
    await comeBack(false);
    expect(selectCanUndo(store.getState())).toBe(true);
    await onLaterPage((later) => later.dispatch(eraseEverything()));
    await comeBack();
    store.dispatch(undoClearing());
    await saved();
    expect([selectVotes(store.getState()), inStorage().votes]).toEqual([{}, '{}']);
  });
});
