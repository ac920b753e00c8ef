import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { policyHeadings } from 'words/policyHeadings';
import { liveBill } from '../content/modelBills';
import { persistedScheme } from '../app/appearance/appearanceSlice';
import { selectConsent } from '../persistence/consentSlice';
import { dayOf } from '../features/letter/seats';
import { selectMember } from '../features/membership/registrationSlice';
import { matchingIds, nextUnanswered, parseFilter } from '../features/survey/surveyFilter';
import { selectVotes } from '../features/answers/votesSlice';
import { parseJson } from '../persistence/storageArea';
import { refuseWrites } from '../test/faultyStorage';
import { inStorage, openTab, saved } from '../test/openTab';
import { someMember } from '../test/someMember';
import { replayInput } from './replayInput';

jest.mock('./scriptLoader', () => ({
  loadScripts: () => ({ failed: () => undefined, stop: () => undefined }),
}));

/** jsdom makes no style sheets from scripts: the rules are kept, to ask which cards they hide. */
let rules: string[] = [];
class FakeSheet {
  insertRule(rule: string) {
    rules.push(rule.replace('{display:none}', ''));
  }
}
Object.assign(globalThis, { CSSStyleSheet: FakeSheet });

beforeEach(() => {
  rules = [];
  const buttons = (id: string) =>
    ['yes', 'no', 'undecided']
      .map((answer) => `<button data-policy="${id}" data-answer="${answer}" aria-pressed="false"></button>`)
      .join('');
  const cards = policyHeadings.map(
    ({ id, slug }) => `<article id="${slug}" data-policy="${id}">${buttons(id)}</article>`,
  );
  const tiles = (own: string) =>
    `<ul ${own}>${policyHeadings.map(({ id }) => `<span data-tile="${id}"></span>`).join('')}</ul>`;
  // Somebody else's answers, which are drawn alike, are none of the inline script's business.
  document.body.innerHTML = `<div id="root"><button name="consent" value="declined"></button><main>${tiles('data-own')}${tiles('')}<p data-count="">0 of 10 answered</p><p data-count="10">Continue: 10 left</p>${cards.join('')}</main></div>`;
  for (const name of Object.keys(document.documentElement.dataset))
    document.documentElement.removeAttribute(`data-${name}`);
});
afterEach(async () => {
  window.early?.stop();
  delete window.early;
  history.replaceState(null, '', '/');
  await saved();
});

/** The page as it stands before the app starts. */
function openPage(address = '/surveys') {
  history.replaceState(null, '', address);
  jest.isolateModules(() => {
    jest.requireActual('./inlineScript');
  });
  document.dispatchEvent(new Event('readystatechange'));
}

const pressed = () =>
  new Map(
    [...document.querySelectorAll<HTMLElement>('button[aria-pressed=true]')].map(({ dataset }) => [
      dataset.policy,
      dataset.answer,
    ]),
  );
/** What the tiles show: the visitor's own, and all others. */
const filled = (list: string) =>
  new Map(
    [...document.querySelectorAll<HTMLElement>(`${list} [data-answer]:not(button)`)].map(({ dataset }) => [
      dataset.tile,
      dataset.answer,
    ]),
  );
const counts = () => [...document.querySelectorAll('[data-count]')].map(({ textContent }) => textContent);
const countsOf = (answered: number) => [`${answered} of 10 answered`, `Continue: ${10 - answered} left`];
const cards = () => [...document.querySelectorAll<HTMLElement>('article')];

const stored = { votes: '{"1":"yes","3":"no","4":"undecided"}' };

describe('The inline script and the app agree on', () => {
  test.each([
    '',
    '?answer=yes',
    '?answer=Yes',
    '?answer=NO',
    '?answer=unanswered',
    '?answer=Unanswered&sort=title',
    '?answer=maybe',
    '?answer=',
    '?answer=%22%5D%29',
    '?sort=title',
  ])('the cards that %j shows', (search) => {
    localStorage.setItem('votes', stored.votes);
    openPage(`/surveys${search}`);
    const hidden = new Set(rules.flatMap((rule) => [...document.querySelectorAll(rule)]));
    const shown = cards().filter((card) => !hidden.has(card));
    expect(shown.map(({ dataset }) => dataset.policy).join(' ')).toBe(
      matchingIds({ 1: 'yes', 3: 'no', 4: 'undecided' }, parseFilter(search)),
    );
  });

  test.each([
    undefined,
    'null',
    '{"choice":"accepted","at":"2026-11-21T10:00:00.000Z"}',
    '{"choice":"declined","at":"2026-11-21T10:00:00.000Z"}',
    ' {"choice":"declined","at":7}',
    '{"choice":"maybe"}',
    '"declined"',
    '["declined"]',
    '{"choice":"decl',
  ])('the choice about saving that is stored as %j, and on all else then', async (text) => {
    if (text !== undefined) localStorage.setItem('consent', text);
    localStorage.setItem('votes', stored.votes);
    openPage();
    const early = { consent: document.documentElement.dataset.consent ?? null, votes: pressed() };
    const { store } = await openTab();
    expect(early.consent).toBe(selectConsent(store.getState()));
    // After Decline a tab that was away shows nothing until the app has joined what was left on the device.
    if (early.consent !== 'declined')
      expect(early.votes).toEqual(new Map(Object.entries(selectVotes(store.getState()))));
  });

  test.each([
    undefined,
    '{}',
    '{"1":"yes","10":"no"}',
    '{"1":"yes","2":"no","3":"undecided"}',
    '{"1":"yes","2":"no","3":"no","4":"no","5":"no","6":"no","7":"no","8":"no","9":"no","10":"no"}',
    ' {"1":"yes"}',
    '{"1":"maybe","2":["no"],"3":"no","99":"yes"}',
    '["yes"]',
    'null',
    '{"1":"yes"',
  ])('the answers that are stored as %j', async (text) => {
    if (text !== undefined) localStorage.setItem('votes', text);
    openPage();
    const early = {
      votes: pressed(),
      tiles: filled('[data-own]'),
      counts: counts(),
      next: document.documentElement.dataset.next ?? '1',
      any: document.documentElement.dataset.answers === 'on',
    };
    expect(filled('ul:not([data-own])').size).toBe(0);
    const { store } = await openTab();
    const votes = selectVotes(store.getState());
    expect(early.votes).toEqual(new Map(Object.entries(votes)));
    expect(early.tiles).toEqual(early.votes);
    expect(early.counts).toEqual(countsOf(early.votes.size));
    const next = nextUnanswered(votes, '');
    expect(early.next).toBe(String(next ? policyHeadings.indexOf(next) + 1 : 11));
    expect(early.any).toBe(Object.keys(votes).length > 0);
  });

  test.each([
    undefined,
    'null',
    JSON.stringify(someMember()),
    ` ${JSON.stringify(someMember())}`,
    '[]',
    '"x',
  ])('whether there is a member, stored as %j', async (text) => {
    if (text !== undefined) localStorage.setItem('user', text);
    openPage();
    const marked = document.documentElement.dataset.member === 'on';
    const { store } = await openTab();
    expect(marked).toBe(selectMember(store.getState()) !== null);
  });

  test.each([undefined, '"dark"', '"light"', ' "dark" ', '"system"', '"Dark"', '{"a":1}', 'dark'])(
    'the colors that are stored as %j',
    (text) => {
      if (text !== undefined) localStorage.setItem('appearance', text);
      openPage();
      const scheme = text === undefined ? 'system' : persistedScheme.read(parseJson(text));
      expect(document.documentElement.dataset.scheme ?? 'system').toBe(scheme);
    },
  );

  test.each([new Date(2027, 0, 2, 23, 59), new Date(2027, 0, 3), new Date(2027, 5, 1)])(
    'whether the bills have ended with their Congress at %s',
    (now) => {
      jest.useFakeTimers({ now, doNotFake: ['setTimeout', 'queueMicrotask'] });
      openPage();
      const isOver = document.documentElement.dataset.billsEnded === 'on';
      expect(isOver).toBe(liveBill('1', 'senator', dayOf(now)) === undefined);
      jest.useRealTimers();
    },
  );
});

describe('An early Decline', () => {
  const everything = {
    votes: '{"1":"yes"}',
    starred: '["1"]',
    user: JSON.stringify(someMember()),
    sender: '{"name":"Ana","city":"","zip":""}',
    'votes.early': '{"2":["no",null]}',
    unreadable: '[{"key":"user","text":"x"}]',
  };

  test.each([undefined, ...Object.keys(everything)])(
    'loses nothing and leaves nothing on the device, the tab having no room for %s',
    async (key) => {
      for (const [name, text] of Object.entries(everything)) localStorage.setItem(name, text);
      localStorage.setItem('votes.foo', 'theirs');
      openPage();
      const makeRoom = key && refuseWrites(key, sessionStorage);
      document.querySelector<HTMLElement>('[value=declined]')?.click();
      for (const name of Object.keys(everything))
        expect(localStorage.getItem(name) ?? sessionStorage.getItem(name)).not.toBeNull();
      const { store } = await openTab();
      store.dispatch(replayInput(new Map()));
      await saved();
      const { votes, starred, registration, sender } = store.getState();
      expect([votes.byPolicy, starred.ids, registration.record, sender.remembered?.name]).toEqual([
        { 1: 'yes', 2: 'no' },
        ['1'],
        someMember(),
        'Ana',
      ]);
      expect(Object.keys(inStorage()).sort()).toEqual(['consent', 'votes.foo']);
      if (makeRoom) makeRoom();
    },
  );
});

test('An answer that another tab changes while the page loads is marked once, as it is then', async () => {
  for (const [changed, answer] of [
    ['{"1":"no"}', 'no'],
    ['{}', undefined],
    ['{"2":"yes"}', undefined],
  ] as const) {
    localStorage.setItem('votes', '{"1":"yes"}');
    openPage();
    expect(pressed()).toEqual(new Map([['1', 'yes']]));
    localStorage.setItem('votes', changed);
    const { store, close } = await openTab();
    store.dispatch(replayInput(new Map()));
    expect(pressed()).toEqual(new Map(Object.entries(selectVotes(store.getState()))));
    expect(filled('[data-own]')).toEqual(pressed());
    expect(counts()).toEqual(countsOf(pressed().size));
    expect(pressed().get('1')).toBe(answer);
    expect(document.querySelectorAll('[data-policy="1"][aria-pressed=true]')).toHaveLength(answer ? 1 : 0);
    close();
  }
});

test('The skip link and the other language keep a fragment that carries data', () => {
  openPage('/group?a=b#g1.data');
  document.body.innerHTML =
    '<div id="root"><a href="#main">Skip</a><a href="/es/group" hreflang="es">Español</a><main id="main" tabindex="-1"></main></div>';
  const [skip, other] = document.querySelectorAll('a');
  skip?.click();
  expect(document.getElementById('main')).toHaveFocus();
  expect(location.hash).toBe('#g1.data');
  // jsdom loads no other page.
  other?.addEventListener('click', (event) => {
    event.preventDefault();
  });
  other?.click();
  expect(other?.getAttribute('href')).toMatch(/\/es\/group\?a=b#g1\.data$/);
});
