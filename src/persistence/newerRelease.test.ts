import { beforeEach, describe, expect, test } from '@jest/globals';
import { policyStarred } from '../features/answers/starredSlice';
import { selectVotes, voteCast, voteCleared } from '../features/answers/votesSlice';
import { wordsTyped } from '../features/letter/letterSlice';
import { senderRemembered } from '../features/letter/senderSlice';
import { register } from '../features/membership/register';
import { selectMember } from '../features/membership/registrationSlice';
import { eraseEverything } from '../features/myData/erase';
import { today } from '../lib/today';
import { openTab, saved, tellTabs } from '../test/openTab';
import { someMember } from '../test/someMember';
import { decideConsent } from './consentSlice';

/*
 * English and Spanish pages have a service worker each, so two releases at once are usual. What the newer one stores and
 * the older one does not understand is not the older one's to delete.
 */
const sender = { name: 'Ana', city: 'Austin', zip: '78701' };
const draft = { reason: 'Summers are hotter.', tone: 'formal' };
const newer = {
  votes: { '1': 'yes', '11': 'no' },
  reasons: { '1': { answered: '2026-11-20', for: 'b', mood: 'sure' }, '11': { for: 'f' } },
  starred: ['1', '11'],
  user: { ...someMember(), city: 'Austin' },
  sender: { ...sender, unit: '4 B' },
};
const newerLetter = { recipient: 'senator', byPolicy: { '5': draft, '11': draft }, copies: 2 };

beforeEach(() => {
  for (const [key, value] of Object.entries(newer)) localStorage.setItem(key, JSON.stringify(value));
  sessionStorage.setItem('letter', JSON.stringify(newerLetter));
});

function json(area: Storage): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries<string>(area).map(([key, text]) => [key, JSON.parse(text) as unknown]),
  );
}

describe('What only a newer release understands', () => {
  test('is kept beside whatever this one changes', async () => {
    const { store } = await openTab();
    store.dispatch(voteCast({ policyId: '2', answer: 'no' }));
    store.dispatch(policyStarred('2'));
    store.dispatch(senderRemembered({ ...sender, name: 'Eva' }));
    store.dispatch(wordsTyped({ policyId: '5', words: { story: 'Mine.' } }));
    const start = selectMember(store.getState());
    if (start) {
      const done = store.dispatch(register({ ...start, firstName: 'Eva', password: '' }, start));
      await saved();
      await done;
    }
    await saved();
    expect(json(localStorage)).toEqual({
      votes: { '1': 'yes', '2': 'no', '11': 'no' },
      reasons: {
        ...newer.reasons,
        '2': { answered: today(), first: ['no', today()] },
      },
      starred: ['1', '2', '11'],
      user: { ...newer.user, firstName: 'Eva' },
      sender: { ...newer.sender, name: 'Eva' },
    });
    expect(json(sessionStorage).letter).toMatchObject({
      ...newerLetter,
      byPolicy: { '5': { ...draft, story: 'Mine.' }, '11': draft },
    });
  });

  test('is kept when the last answer that this one understands is taken back', async () => {
    const { store } = await openTab();
    store.dispatch(voteCleared('1'));
    await saved();
    expect(json(localStorage)).toMatchObject({ votes: { '11': 'no' }, reasons: { '11': { for: 'f' } } });
    expect(json(localStorage).reasons).not.toHaveProperty('1');
  });

  test('is no erasure when it is all that another tab leaves', async () => {
    const { store } = await openTab();
    store.dispatch(voteCast({ policyId: '2', answer: 'no' }));
    localStorage.setItem('votes', '{"11":"no"}');
    tellTabs();
    await saved();
    expect(selectVotes(store.getState())).toEqual({ '2': 'no' });
    expect(json(localStorage).votes).toEqual({ '2': 'no', '11': 'no' });
  });

  test('moves with the rest, after Decline and back', async () => {
    const { store } = await openTab();
    store.dispatch(decideConsent('declined'));
    await saved();
    expect(json(localStorage)).not.toHaveProperty('votes');
    expect(json(sessionStorage)).toMatchObject(newer);
    store.dispatch(decideConsent('accepted'));
    await saved();
    expect(json(localStorage)).toMatchObject(newer);
  });

  test('is erased with the rest', async () => {
    const { store } = await openTab();
    store.dispatch(eraseEverything());
    await saved();
    expect(json(localStorage)).toEqual({ votes: {}, reasons: {}, starred: [], user: null, sender: null });
    expect(json(sessionStorage)).toEqual({ letter: null });
  });
});
