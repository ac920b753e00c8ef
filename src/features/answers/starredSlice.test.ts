import { afterEach, describe, expect, test } from '@jest/globals';
import { makeStore } from '../../app/store';
import { changedElsewhere, erased } from '../../persistence/storageEvents';
import { inStorage, openTab, saved } from '../../test/openTab';
import { decideConsent } from '../../persistence/consentSlice';
import {
  policyStarred,
  policyUnstarred,
  selectIsStarred,
  selectStarred,
  selectStarredFirst,
  persistedStars,
} from './starredSlice';
import { policyIds } from '../../content/policyIds';
import { fc } from '../../test/fastCheck';
import type { Starred } from './starredSlice';

const read = (json: unknown) => persistedStars.read(json);
const merge = (...sides: Parameters<typeof persistedStars.merge>) => persistedStars.merge(...sides);

const starred: fc.Arbitrary<Starred> = fc.subarray([...policyIds]);
/** Items that are right, nearly right or wrong in a nasty way. */
const nearlyStarred = fc.array(
  fc.oneof(fc.constantFrom(...policyIds, '0', '99', '01', '__proto__', 1, null), fc.jsonValue()),
);
const winner = fc.constantFrom('mine' as const, 'theirs' as const);

describe('Reading stored stars', () => {
  test('takes any JSON without a throw: a list gives ids in policy order, each once, anything else is unreadable', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json().map((text) => JSON.parse(text) as unknown),
          nearlyStarred,
        ),
        (json) => {
          const value = read(json);
          expect(value !== undefined).toBe(Array.isArray(json));
          if (value) expect(value).toEqual(policyIds.filter((id) => value.includes(id)));
        },
      ),
    );
  });

  test('keeps every id that is right, and prints equal stars as equal text', () => {
    fc.assert(
      fc.property(starred, nearlyStarred, (right, more) => {
        expect(read([...more, ...right])).toEqual(expect.arrayContaining([...right]));
        expect(JSON.stringify(read(right.toReversed()))).toBe(JSON.stringify(right));
      }),
    );
  });
});

describe('Merging stars', () => {
  test('keeps what either side changed, star by star', () => {
    fc.assert(
      fc.property(starred, starred, starred, winner, (base, mine, theirs, who) => {
        const merged = merge(base, mine, theirs, who);
        for (const id of policyIds) {
          const iChanged = mine.includes(id) !== base.includes(id);
          expect(merged.includes(id)).toBe(iChanged ? mine.includes(id) : theirs.includes(id));
        }
        expect(merged).toEqual(read(merged));
      }),
    );
  });
});

// What was to be saved is saved before the next test begins.
afterEach(saved);

describe('Stars', () => {
  test('come and go policy by policy, in policy order', () => {
    const { store } = makeStore();
    for (const id of ['5', '10', '1', '5'] as const) store.dispatch(policyStarred(id));
    expect(selectStarred(store.getState())).toEqual(['1', '5', '10']);
    store.dispatch(policyUnstarred('5'));
    store.dispatch(policyUnstarred('5'));
    expect(selectStarred(store.getState())).toEqual(['1', '10']);
    expect(selectIsStarred(store.getState(), '10')).toBe(true);
    expect(selectIsStarred(store.getState(), '5')).toBe(false);
  });

  test('bring their policies to the front, both parts in policy order', () => {
    const { store } = makeStore({ starred: { ids: ['3', '9'] } });
    const others = policyIds.filter((id) => id !== '3' && id !== '9');
    expect(selectStarredFirst(store.getState())).toEqual(['3', '9', ...others]);
  });

  test('follow another tab', () => {
    const { store } = makeStore();
    store.dispatch(changedElsewhere({ key: 'starred', value: ['2'] }));
    expect(selectStarred(store.getState())).toEqual(['2']);
    store.dispatch(changedElsewhere({ key: 'votes', value: { 1: 'yes' } }));
    expect(selectStarred(store.getState())).toEqual(['2']);
  });

  test('can all be erased', () => {
    const { store } = makeStore({ starred: { ids: ['3', '9'] } });
    store.dispatch(erased({ keys: ['votes'] }));
    expect(selectStarred(store.getState())).toEqual(['3', '9']);
    store.dispatch(erased({ keys: ['starred'] }));
    expect(selectStarred(store.getState())).toEqual([]);
  });

  test('are kept as a plain list, and leave the device with Decline', async () => {
    const { store } = await openTab();
    store.dispatch(policyStarred('5'));
    store.dispatch(policyStarred('1'));
    await saved();
    expect(inStorage()).toEqual({ starred: '["1","5"]' });
    store.dispatch(decideConsent('declined'));
    expect(Object.keys(localStorage)).toEqual(['consent']);
    expect(inStorage(sessionStorage)).toMatchObject({ starred: '["1","5"]' });
    store.dispatch(decideConsent('accepted'));
    expect(inStorage()).toMatchObject({ starred: '["1","5"]' });
  });

  test('that cannot be read are set aside', async () => {
    localStorage.setItem('starred', '{"1":true}');
    const { store } = await openTab();
    expect(selectStarred(store.getState())).toEqual([]);
    expect(inStorage()).toEqual({ unreadable: '{"1":true}' });
  });
});
