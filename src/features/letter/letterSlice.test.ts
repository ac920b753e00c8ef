import { afterEach, describe, expect, test } from '@jest/globals';
import { fc } from '../../test/fastCheck';
import { makeStore } from '../../app/store';
import { answeredToday, inStorage, openTab, saved } from '../../test/openTab';
import { decideConsent } from '../../persistence/consentSlice';
import { answers } from '../../content/answerIds';
import type { Answer } from '../../content/answerIds';
import type { PolicyId } from '../../content/policyIds';
import { voteCast } from '../answers/votesSlice';
import { eraseEverything } from '../myData/erase';
import {
  draftLookedAt,
  persistedLetter,
  letterEdited,
  letterTaken,
  outdatedAnswer,
  pointsChosen,
  recipientChosen,
  selectIsUnsaved,
  selectWritten,
  senderTyped,
  startedOver,
  textKept,
  untouched,
  versionBroughtBack,
  wordsTyped,
} from './letterSlice';
import { noSender, senderRemembered } from './senderSlice';

const ana = { name: 'Ana', city: 'Austin', zip: '78701' };

type Action = Parameters<ReturnType<typeof makeStore>['store']['dispatch']>[0];

const policyId = '5';
const reason = (text: string) => wordsTyped({ policyId, words: { reason: text } });
const about = { greeting: 'Dear Senator,', withoutVote: '', bill: '', saw: '' };
const kept = textKept({ policyId, answer: 'no', about });
const edited = (text: string, answer: Answer = 'yes') =>
  letterEdited({ policyId, answer, text, about, mention: null, far: null });

const taken = (of: PolicyId = policyId) => letterTaken({ policyId: of, text: '' });

function after(...actions: readonly Action[]) {
  const { store } = makeStore();
  for (const action of actions) store.dispatch(action);
  return store.getState();
}
const draftAfter = (...actions: readonly Action[]) =>
  selectWritten(after(...actions)).byPolicy[policyId] ?? untouched;

// What was to be saved is saved before the next test begins.
afterEach(saved);

describe('What would be lost by closing the tab', () => {
  test.each<[string, boolean, readonly Action[]]>([
    ['nothing at first', false, []],
    ['no blank field', false, [reason(' \n')]],
    ['no kind of draft that was only looked at', false, [draftLookedAt({ policyId, answer: 'no' })]],
    ['a reason', true, [reason('Summers are hotter.')]],
    ['a chosen point', true, [pointsChosen({ policyId, answer: 'yes', points: [0] })]],
    [
      'no point that was unticked again',
      false,
      [
        pointsChosen({ policyId, answer: 'yes', points: [0] }),
        pointsChosen({ policyId, answer: 'yes', points: [] }),
      ],
    ],
    ['a letter changed by hand', true, [edited('Mine')]],
    ['a letter changed by hand and started over', true, [edited('Mine'), startedOver({ policyId })]],
    ['none that was taken along', false, [edited('Mine'), taken()]],
    [
      'a version that was brought back after another was taken along',
      true,
      [edited('Mine'), startedOver({ policyId }), taken(), versionBroughtBack({ policyId })],
    ],
    ['what was typed since', true, [reason('A'), taken(), reason('B')]],
    ['a name', true, [senderTyped({ ...noSender, name: 'Ana' })]],
    ['an address', true, [senderTyped({ ...noSender, street: '12 Main Street' })]],
    ['no state that was only chosen', false, [senderTyped({ ...noSender, state: 'TX' })]],
    ['no name that was typed and taken out again', false, [senderTyped({ ...noSender, name: ' ' })]],
    ['no name that is remembered', false, [senderTyped(ana), senderRemembered(ana)]],
    ['no name that was taken along with a letter', false, [senderTyped(ana), taken()]],
    ['a name that was changed since', true, [taken(), senderTyped(ana)]],
    ['another policy’s', true, [reason('A'), taken('1')]],
  ])('is %s', (_, lost, actions) => {
    expect(selectIsUnsaved(after(...actions))).toBe(lost);
  });
});

describe('A letter changed by hand', () => {
  test('remembers the answer it was written for, through every further change', () => {
    const draft = draftAfter(edited('Mine', 'yes'), edited('Mine!', 'no'));
    expect(draft.edited).toMatchObject({ text: 'Mine!', answer: 'yes' });
    expect([outdatedAnswer(draft, 'yes'), outdatedAnswer(draft, 'no')]).toEqual([null, 'yes']);
  });

  test('is asked about no more once it is kept as it is', () => {
    const draft = draftAfter(edited('Mine', 'yes'), kept, edited('Mine!', 'no'));
    for (const answer of answers) expect(outdatedAnswer(draft, answer)).toBeNull();
  });

  test('is not lost by starting over, whatever is pressed then', () => {
    const actions = [startedOver({ policyId }), versionBroughtBack({ policyId }), taken()];
    const presses = fc.array(fc.constantFrom<Action>(kept, ...actions), { maxLength: 20 });
    fc.assert(
      fc.property(presses, (pressed) => {
        const { edited: own, setAside } = draftAfter(edited('one'), ...pressed);
        expect([own?.text, setAside?.text]).toContain('one');
      }),
      { numRuns: 50 },
    );
  });

  test('comes back in turn with every other one that was started over', () => {
    const bring = versionBroughtBack({ policyId });
    const over = startedOver({ policyId });
    const actions: Action[] = [edited('one'), over, edited('two'), over, edited('three'), over];
    const texts = [bring, bring, bring, bring].map((press) => {
      actions.push(press);
      return draftAfter(...actions).edited?.text;
    });
    expect(texts).toEqual(['three', 'two', 'one', 'three']);
    expect(draftAfter(...actions.slice(0, 6), bring, over, bring, bring).edited?.text).toBe('two');
  });

  test('is exchanged with the one other, and back', () => {
    const both = draftAfter(
      edited('one'),
      startedOver({ policyId }),
      edited('two'),
      versionBroughtBack({ policyId }),
    );
    expect([both.edited?.text, both.setAside?.text]).toEqual(['one', 'two']);
  });
});

test('Points belong to the answer they were ticked for', () => {
  const { points } = draftAfter(
    pointsChosen({ policyId, answer: 'yes', points: [1] }),
    pointsChosen({ policyId, answer: 'no', points: [2] }),
  );
  expect(points).toEqual({ yes: [1], no: [2], undecided: [] });
});

describe('What is written on the letter screen', () => {
  test('leaves no key behind as long as nothing was written', async () => {
    await openTab();
    await saved();
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  test.each(['undecided', 'accepted', 'declined'] as const)(
    'is kept in this tab only, and over a reload, with consent %s',
    async (choice) => {
      const first = await openTab();
      if (choice !== 'undecided') first.store.dispatch(decideConsent(choice));
      first.store.dispatch(recipientChosen('representative'));
      first.store.dispatch(senderTyped(ana));
      first.store.dispatch(reason('Heat.'));
      await saved();
      expect(Object.keys(localStorage)).not.toContain('letter');
      // A tab that declined keeps its choice as well.
      expect(Object.keys(sessionStorage).sort()).toEqual([
        ...(choice === 'declined' ? ['consent'] : []),
        'letter',
      ]);
      first.close();
      const { store } = await openTab();
      const { recipient, sender, byPolicy } = selectWritten(store.getState());
      expect([recipient, sender, byPolicy[policyId]?.reason]).toEqual(['representative', ana, 'Heat.']);
    },
  );

  test('makes no tab one that has declined', async () => {
    const first = await openTab();
    first.store.dispatch(reason('Heat.'));
    await saved();
    first.close();
    const { store } = await openTab();
    store.dispatch(voteCast({ policyId: '1', answer: 'yes' }));
    await saved();
    expect(inStorage(localStorage)).toEqual({
      votes: '{"1":"yes"}',
      reasons: answeredToday({ '1': 'yes' }),
    });
    expect(Object.keys(sessionStorage)).toEqual(['letter']);
  });

  test('stays through Decline and a later Accept', async () => {
    const { store } = await openTab();
    store.dispatch(reason('Heat.'));
    await saved();
    for (const choice of ['declined', 'accepted'] as const) {
      store.dispatch(decideConsent(choice));
      await saved();
      expect(Object.keys(localStorage)).toEqual(['consent']);
      expect(sessionStorage.getItem('letter')).toContain('Heat.');
    }
  });

  test('goes when everything is erased', async () => {
    const { store } = await openTab();
    store.dispatch(reason('Heat.'));
    await saved();
    store.dispatch(eraseEverything());
    await saved();
    expect(selectWritten(store.getState()).byPolicy).toEqual({});
    expect(sessionStorage.getItem('letter')).toBe('null');
  });

  test('is not lost to a field that fills itself while it is being loaded', () => {
    const stored = selectWritten(after(reason('Heat.')));
    const early = selectWritten(after(senderTyped(ana)));
    const merged = persistedLetter.merge(null, early, stored, 'mine');
    expect([merged?.sender, merged?.byPolicy[policyId]?.reason]).toEqual([ana, 'Heat.']);
  });
});

describe('Stored text', () => {
  test('that is not what a letter leaves there is nothing', () => {
    const read = (json: unknown) => persistedLetter.read(json);
    const written = selectWritten(after(reason('Heat.')));
    expect(read(JSON.parse(JSON.stringify(written)))).toEqual(written);
    for (const json of [
      null,
      'Ana',
      7,
      [],
      {},
      { ...written, recipient: 'mayor' },
      { ...written, byPolicy: { 5: 1 } },
    ])
      expect(read(json)).toBeNull();
  });

  test('of any kind is read to nothing, or to what is read alike again', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        const read = persistedLetter.read({ recipient: 'senator', sender: json, byPolicy: json });
        expect(persistedLetter.read(read)).toEqual(read);
      }),
    );
  });
});
