import { describe, expect, test } from '@jest/globals';
import { fc } from '../test/fastCheck';
import { policyIds } from '../content/policyIds';
import { consentDecided } from '../persistence/consentSlice';
import { senderForgotten, senderRemembered } from '../features/letter/senderSlice';
import { noticeClosed, selectNotice } from '../features/notices/noticesSlice';
import { registered, registrationRemoved } from '../features/membership/registrationSlice';
import { persistedStars, policyStarred, policyUnstarred } from '../features/answers/starredSlice';
import { answers } from '../content/answerIds';
import { persistedVotes } from '../features/answers/votes';
import {
  selectProgress,
  voteCast,
  votesCleared,
  voteCleared,
  clearingUndone,
  clearingSaved,
  undoSaved,
} from '../features/answers/votesSlice';
import { allErased } from '../features/myData/dataEvents';
import {
  changedElsewhere,
  erased,
  unreadableSetAside,
  writeFailed,
  writeRecovered,
} from '../persistence/storageEvents';
import { storageKeys } from '../persistence/storageLifetimes';
import { someMember } from '../test/someMember';
import { makeStore } from './store';

const id = fc.constantFrom(...policyIds);
const answer = fc.constantFrom(...answers);
const votes = fc
  .uniqueArray(fc.tuple(id, answer), { selector: ([each]) => each })
  .map((entries) => persistedVotes.read(Object.fromEntries(entries)) ?? {});
const stars = fc.uniqueArray(id).map((ids) => persistedStars.read(ids) ?? []);
const detail = fc.string({ maxLength: 10 });
const sender = fc.record({ name: detail, city: detail, zip: detail });
const key = fc.constantFrom(...storageKeys);

/** Every stored value with its field. */
const stored = ({ device }: ReturnType<typeof makeStore>) => device.store.values();

const fields = stored(makeStore()).map(([field]) => field);

/** What other tabs may have stored: anything, and what is nearly right. */
const foreign = fc.oneof(fc.jsonValue(), votes, stars, sender, fc.constant(someMember()));

const action = fc.oneof(
  fc.record({ policyId: id, answer }).map(voteCast),
  id.map(voteCleared),
  id.map(policyStarred),
  id.map(policyUnstarred),
  fc.constantFrom('Ana', 'Eva').map((firstName) => registered(someMember({ firstName }))),
  fc.constantFrom('accepted' as const, 'declined' as const).map(consentDecided),
  sender.map(senderRemembered),
  fc.constantFrom(clearingSaved(), undoSaved(2), allErased()),
  fc.nat(5).map(noticeClosed),
  fc
    .record({ field: fc.constantFrom(...fields), value: foreign })
    // As the storage does with every text.
    .map(({ field, value }) => changedElsewhere({ key: field.key, value: field.read(value) ?? field.empty })),
  fc.uniqueArray(key).map((keys) => erased({ keys })),
  fc
    .record({ key })
    .chain((which) => fc.constantFrom(writeFailed(which), writeRecovered(which), unreadableSetAside())),
  fc.constantFrom(votesCleared(), clearingUndone(), registrationRemoved(), senderForgotten()),
);

test('The store keeps each item that the pages say is stored, but for unreadable text, which the device keeps', () => {
  const kept = [...fields.map((field) => field.key), 'unreadable'];
  expect(kept.toSorted()).toEqual(storageKeys.toSorted());
});

test('Every persisted field prints its keys in one order, however they come', () => {
  fc.assert(
    fc.property(
      foreign,
      fc.constantFrom(...fields),
      fc.infiniteStream(fc.boolean()),
      (json, field, flips) => {
        const value = field.read(json);
        const shuffled = field.read(
          JSON.parse(JSON.stringify(json), (_key, each: unknown) =>
            each && typeof each === 'object' && !Array.isArray(each) && flips.next().value
              ? Object.fromEntries(Object.entries(each).reverse())
              : each,
          ),
        );
        expect(JSON.stringify(shuffled)).toBe(JSON.stringify(value));
      },
    ),
    { numRuns: 500 },
  );
});

describe('After any sequence of actions', () => {
  test('the state is valid: what is stored of it reads back as it is', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
        const made = makeStore();
        for (const each of actions) {
          made.store.dispatch(each);
          for (const [field, value] of stored(made)) {
            expect(field.read(JSON.parse(JSON.stringify(value)))).toEqual(value);
          }
        }
      }),
    );
  });

  test('the counts add up, at most one notice is shown, and no key fails twice', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
        const { store } = makeStore();
        for (const each of actions) store.dispatch(each);
        const state = store.getState();
        const { answered, left } = selectProgress(state);
        expect(answered + left).toBe(policyIds.length);
        expect(answered).toBe(Object.keys(state.votes.byPolicy).length);
        expect(selectNotice(state)?.id ?? 0).toBeLessThanOrEqual(state.notices.shown);
        expect(new Set(state.saving.failing).size).toBe(state.saving.failing.length);
        if (state.votes.cleared)
          expect(persistedVotes.read(state.votes.cleared)).toEqual(state.votes.cleared);
      }),
    );
  });
});
