import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { makeStore } from '../../app/store';
import type { Answer } from '../../content/answerIds';
import { policyIds } from '../../content/policyIds';
import { erased } from '../../persistence/storageEvents';
import { fc } from '../../test/fastCheck';
import { refuseWrites } from '../../test/faultyStorage';
import { inStorage, openTab, saved, tellTabs } from '../../test/openTab';
import { storedValues } from '../../test/storedValues';
import { selectIsSavingFailing } from '../../persistence/savingSlice';
import { selectNotice } from '../notices/noticesSlice';
import { datesOf, farOf, longestWish, persistedReasons, reasonsAfter, wishOf } from './reasons';
import { answerKept, reasonSaid, selectReason, selectReasons } from './reasonsSlice';
import type { Said } from './reasonsSlice';
import type { Reason } from './reasons';
import { castVote, clearVote, clearVotes, undoClearing } from './votesSlice';

const policyId = '5';
const say = (said: Said) => reasonSaid({ policyId, said });

function onDay(day: string) {
  jest.setSystemTime(new Date(`${day}T12:00`));
}

// What was to be saved is saved before the next test begins.
afterEach(saved);

test('Own words that a phone let grow too long are cut, not lost', async () => {
  const { store } = await openTab();
  store.dispatch(castVote(policyId, 'yes'));
  store.dispatch(say({ far: 'changes' }));
  store.dispatch(say({ wish: 'x'.repeat(longestWish + 1) }));
  expect(selectReason(store.getState(), policyId)?.wish).toBe('x'.repeat(longestWish));
});

describe('The days of an answer', () => {
  test('are those of the first answer and of the present one, whichever came between', async () => {
    const { store } = await openTab();
    const reason = () => selectReason(store.getState(), policyId);
    onDay('2026-11-20');
    store.dispatch(castVote(policyId, 'no'));
    expect(reason()).toEqual({ answered: '2026-11-20', first: ['no', '2026-11-20'] });
    store.dispatch(castVote(policyId, 'undecided'));
    expect(reason()).toEqual({ answered: '2026-11-20', first: ['no', '2026-11-20'] });
    onDay('2026-11-27');
    store.dispatch(castVote(policyId, 'yes'));
    expect(reason()).toEqual({ answered: '2026-11-27', first: ['no', '2026-11-20'] });
    await saved();
    expect(inStorage()).toEqual({
      votes: '{"5":"yes"}',
      reasons: '{"5":{"answered":"2026-11-27","first":["no","2026-11-20"]}}',
    });
  });

  test('do not begin anew when the same answer is pressed again, which confirms it', async () => {
    const { store } = await openTab();
    onDay('2026-11-20');
    store.dispatch(castVote(policyId, 'no'));
    store.dispatch(castVote(policyId, 'no'));
    expect(selectReason(store.getState(), policyId)).not.toHaveProperty('kept');
    onDay('2026-11-27');
    store.dispatch(castVote(policyId, 'no'));
    expect(selectReason(store.getState(), policyId)).toEqual({
      answered: '2026-11-20',
      kept: '2026-11-27',
      first: ['no', '2026-11-20'],
    });
  });

  test('are not guessed of an answer that was given before days were kept', async () => {
    localStorage.setItem('votes', '{"5":"no"}');
    const { store } = await openTab();
    onDay('2026-11-27');
    store.dispatch(castVote(policyId, 'no'));
    expect(selectReason(store.getState(), policyId)).toBeUndefined();
    store.dispatch(castVote(policyId, 'yes'));
    expect(selectReason(store.getState(), policyId)).toEqual({ answered: '2026-11-27' });
  });

  test('are not shown while they are still to come', () => {
    const reason = { answered: '2026-11-28', first: ['no', '2026-11-20'], kept: '2099-01-01' } as const;
    expect(datesOf(reason, '2026-11-27')).toEqual({ first: ['no', '2026-11-20'] });
    expect(datesOf({ first: ['no', '2026-11-28'] }, '2026-11-27')).toEqual({});
  });
});

describe('What a visitor says of an answer', () => {
  test('is kept part by part, and taken back by an empty word', async () => {
    const { store } = await openTab();
    store.dispatch(castVote(policyId, 'no'));
    for (const said of [{ for: 'b' }, { against: 'd' }, { far: 'tooFar' }, { wish: 'Less' }])
      store.dispatch(say(said));
    expect(selectReason(store.getState(), policyId)).toMatchObject({
      for: 'b',
      against: 'd',
      far: 'tooFar',
      wish: 'Less',
    });
    store.dispatch(say({ for: '' }));
    expect(selectReason(store.getState(), policyId)).not.toHaveProperty('for');
  });

  test('of how far a policy goes is set aside with the answer, and own words with the question', () => {
    const { store } = makeStore();
    store.dispatch(castVote(policyId, 'no'));
    for (const said of [{ for: 'b' }, { far: 'tooFar' }, { wish: 'Less' }]) store.dispatch(say(said));
    store.dispatch(say({ far: 'tooFar' }));
    expect(selectReason(store.getState(), policyId)).toMatchObject({ wish: 'Less' });
    store.dispatch(say({ far: 'notEnough' }));
    expect(selectReason(store.getState(), policyId)).not.toHaveProperty('wish');
    store.dispatch(say({ wish: 'More' }));
    store.dispatch(castVote(policyId, 'yes'));
    const reason = selectReason(store.getState(), policyId);
    expect(reason).toMatchObject({ for: 'b' });
    expect([Object.keys(reason ?? {})].join()).not.toMatch(/far|wish/);
    store.dispatch(castVote(policyId, 'undecided'));
    store.dispatch(castVote(policyId, 'no'));
    expect(selectReason(store.getState(), policyId)).toMatchObject({ far: 'notEnough', wish: 'More' });
    store.dispatch(say({ far: '' }));
    for (const answer of ['yes', 'no'] as const) store.dispatch(castVote(policyId, answer));
    const after = selectReason(store.getState(), policyId);
    expect(Object.keys(after ?? {}).join()).not.toMatch(/far|wish|otherAnswers/);
  });

  test('counts for the present answer only, whatever is stored', () => {
    const reason = { far: 'tooFar', wish: ' Less ' } as const;
    expect([farOf('no', reason), farOf('yes', reason), farOf('undecided', reason)]).toEqual([
      'tooFar',
      undefined,
      undefined,
    ]);
    expect([wishOf('no', reason), wishOf('yes', reason), wishOf('undecided', reason)]).toEqual([
      'Less',
      '',
      'Less',
    ]);
    expect(wishOf('yes', { far: 'asDescribed', wish: 'More' })).toBe('');
  });

  test('is nothing without an answer', async () => {
    localStorage.setItem('reasons', '{"5":{"for":"b"}}');
    const { store } = await openTab();
    expect(selectReason(store.getState(), policyId)).toBeUndefined();
  });
});

describe('Clearing an answer', () => {
  const stored = { votes: '{"1":"yes","5":"no"}', reasons: '{"1":{"for":"a"},"5":{"for":"b"}}' };

  async function filled() {
    for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
    return openTab();
  }

  test.each([
    ['one', () => clearVote(policyId), { votes: '{"1":"yes"}', reasons: '{"1":{"for":"a"}}' }],
    ['all', () => clearVotes(), { votes: '{}', reasons: '{}' }],
  ])('clears its reason, and Undo brings both back: %s', async (_which, clear, left) => {
    const { store } = await filled();
    store.dispatch(clear());
    expect(inStorage()).toEqual(left);
    store.dispatch(undoClearing());
    await saved();
    expect(inStorage()).toEqual(stored);
  });

  test('twice, as a double click does, takes nothing from Undo', async () => {
    const { store } = await filled();
    store.dispatch(clearVote(policyId));
    store.dispatch(clearVote(policyId));
    store.dispatch(undoClearing());
    expect(selectReason(store.getState(), policyId)).toEqual({ for: 'b' });
  });

  test('is as good as undone when the same answer is given again', async () => {
    const { store } = await filled();
    store.dispatch(clearVote(policyId));
    store.dispatch(castVote(policyId, 'no'));
    await saved();
    expect(inStorage()).toEqual({ votes: '{"1":"yes","5":"no"}', reasons: stored.reasons });
  });

  test('is undone without the reason once the policy was answered anew', async () => {
    const { store } = await filled();
    store.dispatch(clearVotes());
    store.dispatch(castVote(policyId, 'yes'));
    store.dispatch(undoClearing());
    expect(selectReasons(store.getState())['1']).toEqual({ for: 'a' });
    expect(selectReasons(store.getState())['5']).not.toHaveProperty('for');
  });

  test('can’t be undone after erasing', async () => {
    const { store } = await filled();
    store.dispatch(clearVotes());
    store.dispatch(erased({ keys: ['votes', 'reasons'] }));
    store.dispatch(undoClearing());
    expect(selectReasons(store.getState())).toEqual({});
  });
});

describe('Stored reasons', () => {
  const read = (json: unknown) => persistedReasons.read(json);

  test('are read from any JSON without a throw: of a map what is right, anything else is unreadable', () => {
    fc.assert(
      fc.property(fc.oneof(storedValues.reasons, fc.jsonValue()), (json) => {
        const value = read(json);
        expect(value !== undefined).toBe(typeof json === 'object' && json !== null && !Array.isArray(json));
        expect(read(value ?? {})).toEqual(value ?? {});
        for (const reason of Object.values(value ?? {})) expect(Object.keys(reason)).not.toEqual([]);
      }),
    );
  });

  test.each([
    ['an argument that the card has not', { for: 'z' }],
    ['the argument of nobody', { against: '__proto__' }],
    ['a day that no calendar has', { answered: '2026-02-30' }],
    ['a day of another calendar', { answered: '1448-06-07' }],
    ['a day before there was a site', { kept: '2019-01-01' }],
    ['a time', { answered: '2026-11-27T10:00' }],
    ['a first answer that is none', { first: ['maybe', '2026-11-20'] }],
    ['a first answer without a day', { first: ['no'] }],
    ['a way that nobody was asked', { far: 'sideways' }],
    ['another answer that nobody can give', { otherAnswers: { maybe: { wish: 'x' } } }],
    ['more than a line', { wish: 'x'.repeat(longestWish + 1) }],
    ['nothing', {}],
  ])('leave out %s, and keep the rest', (_what, wrong) => {
    expect(read({ '5': wrong })).toEqual({});
    if (!('answered' in wrong))
      expect(read({ '5': { answered: '2026-11-27', ...wrong } })).toEqual({
        '5': { answered: '2026-11-27' },
      });
  });

  test('that can’t be read are set aside, and nothing is shown', async () => {
    localStorage.setItem('votes', '{"5":"no"}');
    localStorage.setItem('reasons', '"b"');
    const { store } = await openTab();
    expect(selectReasons(store.getState())).toEqual({});
    expect(inStorage()).toEqual({ votes: '{"5":"no"}', unreadable: '"b"' });
  });

  test('of two tabs that choose at once are both kept, and an answer that one clears is gone in both', async () => {
    localStorage.setItem('votes', '{"5":"no"}');
    const [one, other] = [await openTab(), await openTab()];
    one.store.dispatch(say({ for: 'b' }));
    await saved();
    other.store.dispatch(say({ against: 'd' }));
    await saved();
    tellTabs();
    await saved();
    for (const { store } of [one, other])
      expect(selectReason(store.getState(), policyId)).toEqual({ for: 'b', against: 'd' });
    one.store.dispatch(clearVote(policyId));
    tellTabs();
    await saved();
    for (const { store } of [one, other]) expect(selectReasons(store.getState())).toEqual({});
    expect(inStorage()).toEqual({ votes: '{}', reasons: '{}' });
  });

  test('stay on the screen where the browser refuses to store them, and the visitor is told', async () => {
    localStorage.setItem('votes', '{"5":"no"}');
    const { store } = await openTab();
    refuseWrites('reasons');
    store.dispatch(say({ for: 'b' }));
    await saved();
    expect(selectReason(store.getState(), policyId)).toEqual({ for: 'b' });
    expect([selectNotice(store.getState())?.name, selectIsSavingFailing(store.getState())]).toEqual([
      'notSaved',
      true,
    ]);
  });

  test('merge part by part, so that neither side’s choice is lost', () => {
    fc.assert(
      fc.property(storedValues.reasons, storedValues.reasons, (a, b) => {
        const [mine, theirs] = [read(a) ?? {}, read(b) ?? {}];
        const merged = persistedReasons.merge({}, mine, theirs, 'mine');
        for (const id of policyIds) expect(merged[id] ?? {}).toEqual({ ...theirs[id], ...mine[id] });
      }),
    );
  });
});

test('A file that brings other answers and choices sets aside what is said here', () => {
  const here = {
    votes: { '1': 'yes', '5': 'no' },
    reasons: { '1': { far: 'changes', wish: 'Less' }, '5': { far: 'tooFar', wish: 'Farms' } },
  } as const;
  const votes = { '1': 'no', '5': 'no' } as const;
  const reasons = { '1': { for: 'a' }, '5': { far: 'notEnough', wish: 'More' } } as const;
  expect(reasonsAfter(here, { votes, reasons }, '2026-11-27')).toEqual({
    '1': { for: 'a', otherAnswers: { yes: { far: 'changes', wish: 'Less' } } },
    '5': { far: 'notEnough', wish: 'More', otherWishes: { tooFar: 'Farms' } },
  });
});

test.each<[what: string, here: [Answer, Reason], told: [Answer, Reason], after: Reason]>([
  [
    'words that were set aside for the answer it brings',
    ['yes', { otherAnswers: { no: { far: 'tooFar', wish: 'Farms' } } }],
    ['no', { answered: '2026-11-20' }],
    { answered: '2026-11-20', far: 'tooFar', wish: 'Farms' },
  ],
  [
    'words of another choice, where it brings another answer',
    ['yes', { far: 'asDescribed', otherWishes: { changes: 'Less' } }],
    ['no', { answered: '2026-11-20' }],
    {
      answered: '2026-11-20',
      otherWishes: { changes: 'Less' },
      otherAnswers: { yes: { far: 'asDescribed' } },
    },
  ],
  [
    'words beside those that it has itself',
    ['no', { far: 'tooFar', wish: 'Farms', otherAnswers: { yes: { far: 'changes' } } }],
    [
      'no',
      { far: 'notEnough', otherWishes: { changes: 'Less' }, otherAnswers: { undecided: { wish: 'Who' } } },
    ],
    {
      far: 'notEnough',
      otherWishes: { changes: 'Less', tooFar: 'Farms' },
      otherAnswers: { yes: { far: 'changes' }, undecided: { wish: 'Who' } },
    },
  ],
])('A file leaves here %s', (_what, [mine, here], [theirs, told], after) => {
  const [before, news] = [{ '5': mine }, { '5': theirs }];
  expect(
    reasonsAfter(
      { votes: before, reasons: { '5': here } },
      { votes: news, reasons: { '5': told } },
      '2026-11-27',
    ),
  ).toEqual({ '5': after });
});

test('A confirmed answer keeps its first day', async () => {
  const { store } = await openTab();
  onDay('2026-11-20');
  store.dispatch(castVote(policyId, 'no'));
  onDay('2026-12-15');
  store.dispatch(answerKept(policyId));
  expect(selectReason(store.getState(), policyId)).toMatchObject({
    answered: '2026-11-20',
    kept: '2026-12-15',
  });
});

test('Answers from a file bring their reasons along; those from another device have the day on which they came', () => {
  const here = {
    votes: { '1': 'yes', '5': 'no' },
    reasons: { '1': { for: 'a' }, '5': { for: 'b' } },
  } as const;
  const news = { '1': 'yes', '5': 'yes', '7': 'no' } as const;
  expect(reasonsAfter(here, { votes: news, reasons: { '7': { wish: 'x' } } }, '2026-11-27')).toEqual({
    '1': { for: 'a' },
    '5': { answered: '2026-11-27', for: 'b' },
    '7': { wish: 'x' },
  });
});
