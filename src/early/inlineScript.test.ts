import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { policyHeadings } from 'words/policyHeadings';
import { liveBill } from '../content/modelBills';
import { selectScheme } from '../app/appearance/appearanceSlice';
import { selectConsent } from '../persistence/consentSlice';
import { dayOf } from '../lib/dayOf';
import { selectMember } from '../features/membership/registrationSlice';
import { matchingIds, parseFilter } from '../features/survey/surveyFilter';
import { selectReasons } from '../features/answers/reasonsSlice';
import { selectFirstOpen, selectVotes } from '../features/answers/votesSlice';
import { storageKeys, storedItems } from '../persistence/storageLifetimes';
import { selectWaitingCode } from '../features/sharing/comparisonSlice';
import type { RootState } from '../lib/hooks';
import { blockStorage } from '../test/faultyStorage';
import { inStorage, openTab, saved } from '../test/openTab';
import { someMember } from '../test/someMember';
import { replayInput } from './replayInput';
import { markedSchemes, rootMarks } from './rootMarks';

jest.mock('./scriptLoader', () => ({
  loadScripts: () => ({ failed: () => undefined, stop: () => undefined }),
}));

const all = policyHeadings.length;

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
  document.body.innerHTML = `<div id="root"><button name="consent" value="accepted"></button><button name="consent" value="declined"></button><main>${tiles('data-own')}${tiles('')}<p data-count="">0 of ${all} answered</p><p data-count="${all}">Continue: ${all} left</p><div data-printed>${cards.join('')}</div></main></div>`;
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
  document.adoptedStyleSheets = [];
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
const countsOf = (answered: number) => [`${answered} of ${all} answered`, `Continue: ${all - answered} left`];
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
    JSON.stringify(Object.fromEntries(policyHeadings.map(({ id }) => [id, 'no']))),
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
    expect(early.next).toBe(selectFirstOpen(store.getState()) ?? String(all + 1));
    expect(early.any).toBe(Object.keys(votes).length > 0);
  });

  const onIf = (is: boolean) => (is ? 'on' : undefined);
  /** What may be stored under the key of each mark, and what the store then says in its place. */
  const marks: Readonly<
    Record<
      keyof typeof rootMarks,
      { readonly texts: readonly string[]; readonly inStore: (state: RootState) => string | undefined }
    >
  > = {
    consent: {
      texts: ['{"choice":"declined","at":"2026-11-21T10:00:00.000Z"}', '{"choice":"maybe"}', '"declined"'],
      inStore: (state) => selectConsent(state) ?? undefined,
    },
    scheme: {
      texts: ['"dark"', '"light"', ' "dark" ', '"system"', '"Dark"', '{"a":1}', 'dark'],
      inStore: (state) => markedSchemes.find((scheme) => scheme === selectScheme(state)),
    },
    member: {
      texts: [JSON.stringify(someMember()), ` ${JSON.stringify(someMember())}`, '[]', '"x'],
      inStore: (state) => onIf(selectMember(state) !== null),
    },
    answers: {
      texts: ['{"1":"yes"}', '{"99":"yes"}', '["yes"]'],
      inStore: (state) => onIf(Object.keys(selectVotes(state)).length > 0),
    },
    next: {
      texts: ['{"1":"yes","2":"no"}', '{"1":"yes","3":"no"}', '{"2":"no"}', '{"1":"maybe"}'],
      inStore: (state) => {
        const next = selectFirstOpen(state);
        return next === '1' ? undefined : next;
      },
    },
    waiting: {
      texts: ['"v1.AQIMQW5hIFJ1aXrIOVWH"', '7', '{}'],
      inStore: (state) => onIf(selectWaitingCode(state) !== null),
    },
  };

  test.each(
    (Object.keys(marks) as (keyof typeof rootMarks)[]).flatMap((name) =>
      [undefined, 'null', ...marks[name].texts].map((text) => ({ name, text })),
    ),
  )('the mark $name where $text is stored', async ({ name, text }) => {
    const { key } = rootMarks[name];
    const area = storedItems[key].area === 'session' ? sessionStorage : localStorage;
    if (text !== undefined) area.setItem(key, text);
    openPage();
    const marked = document.documentElement.dataset[name];
    const { store } = await openTab();
    expect(marked).toBe(marks[name].inStore(store.getState()));
  });

  test('every choice, which the first paint has to follow', () => {
    const marked = new Set<string>(Object.values(rootMarks).map(({ key }) => key));
    expect(storageKeys.filter((key) => storedItems[key].holds === 'choice' && !marked.has(key))).toEqual([]);
  });

  test('marks that some style or component reads, each of them', () => {
    const src = path.join(__dirname, '..');
    const code = readdirSync(src, { recursive: true, encoding: 'utf8' })
      // The look of the switch itself is no effect of the choice.
      .filter((file) => /(?<!Switch|\.test)\.(?:css|tsx?)$/.test(file))
      .map((file) => readFileSync(path.join(src, file), 'utf8'))
      .join('\n');
    expect(Object.keys(marks).filter((name) => !code.includes(`[data-${name}`))).toEqual([]);
  });

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

describe('What is pressed early', () => {
  const choose = (choice: string) => document.querySelector<HTMLElement>(`[value=${choice}]`)?.click();
  const pressAnswer = (policy: string, answer: string) =>
    document.querySelector<HTMLElement>(`[data-policy="${policy}"][data-answer=${answer}]`)?.click();

  async function start() {
    const { store } = await openTab();
    store.dispatch(replayInput());
    await saved();
    return store.getState();
  }

  test('is an answer that looks answered at once and is stored at once', () => {
    localStorage.setItem('votes', '{"1":"yes","2":"no"}');
    openPage();
    pressAnswer('2', 'yes');
    expect(pressed()).toEqual(new Map(Object.entries({ 1: 'yes', 2: 'yes' })));
    expect(filled('[data-own]')).toEqual(pressed());
    expect(counts()).toEqual(countsOf(2));
    expect(inStorage()).toMatchObject({ votes: '{"1":"yes","2":"yes"}' });
  });

  test('is stored with its day, and sets aside what was said of the answer before, if the page is left before the app runs', async () => {
    const said = {
      answered: '2026-11-20',
      first: ['no', '2026-11-19'],
      for: 'b',
      far: 'changes',
      wish: 'tolls',
    };
    localStorage.setItem('votes', '{"5":"yes"}');
    localStorage.setItem('reasons', JSON.stringify({ 5: said }));
    openPage();
    pressAnswer('5', 'undecided');
    pressAnswer('6', 'no');
    window.early?.stop();
    openPage();
    const day = dayOf(new Date());
    expect(selectReasons(await start())).toEqual({
      5: {
        answered: day,
        first: ['no', '2026-11-19'],
        for: 'b',
        otherAnswers: { yes: { far: 'changes', wish: 'tolls' } },
      },
      6: { answered: day, first: ['no', day] },
    });
  });

  test('and changed early has what was said of it, and of the answer before, as often as it is changed', async () => {
    const said = { far: 'changes', wish: 'tolls' };
    localStorage.setItem('votes', '{"5":"undecided","6":"yes"}');
    localStorage.setItem('reasons', JSON.stringify({ 5: { otherAnswers: { yes: said } }, 6: said }));
    openPage();
    pressAnswer('5', 'yes');
    for (const answer of ['undecided', 'no']) pressAnswer('6', answer);
    const day = dayOf(new Date());
    expect(selectReasons(await start())).toEqual({
      5: { answered: day, ...said },
      6: { answered: day, otherAnswers: { yes: said } },
    });
  });

  test.each(['["yes"]', '7', '{"1":"y'])(
    'is never stored over text like %j, which only the app sets aside',
    async (text) => {
      localStorage.setItem('votes', text);
      openPage();
      pressAnswer('2', 'yes');
      expect(inStorage()).toEqual({ votes: text });
      expect((await start()).votes.byPolicy).toEqual({ 2: 'yes' });
    },
  );

  test.each([
    ['erased', '{}', {}],
    ['replaced', '{"1":"yes","2":"yes"}', { 1: 'yes', 2: 'yes' }],
  ])('is not cast again if another tab has %s what it stored', async (_, changed, left) => {
    localStorage.setItem('votes', '{"1":"yes"}');
    openPage();
    pressAnswer('2', 'no');
    localStorage.setItem('votes', changed);
    localStorage.setItem('reasons', '{}');
    const { votes } = await start();
    expect([votes.byPolicy, votes.recorded]).toEqual([left, null]);
    expect(inStorage()).toEqual({ votes: changed, reasons: '{}' });
    expect(pressed()).toEqual(new Map(Object.entries(left)));
  });

  test('completes the survey also where it was changed before the app runs', async () => {
    const others = Object.fromEntries(policyHeadings.slice(1).map(({ id }) => [id, 'no']));
    localStorage.setItem('votes', JSON.stringify(others));
    openPage();
    const [open = { id: '' }] = policyHeadings;
    pressAnswer(open.id, 'yes');
    pressAnswer(open.id, 'no');
    const { votes } = await start();
    expect(votes.byPolicy).toEqual({ ...others, [open.id]: 'no' });
    expect(votes.recorded).toMatchObject({ policyId: open.id, answer: 'no', completedBy: open.id });
  });

  test('counts if it is pressed between the loading of the stored values and their drawing', async () => {
    localStorage.setItem('votes', '{"1":"yes"}');
    openPage();
    const { store } = await openTab();
    pressAnswer('2', 'no');
    store.dispatch(replayInput());
    await saved();
    const { votes } = store.getState();
    expect([votes.byPolicy, votes.recorded]).toEqual([
      { 1: 'yes', 2: 'no' },
      { policyId: '2', answer: 'no' },
    ]);
    expect(pressed().get('2')).toBe('no');
  });

  test('is kept in memory if the browser drops what it seems to store', async () => {
    openPage();
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => undefined);
    pressAnswer('2', 'no');
    setItem.mockRestore();
    expect((await start()).votes.byPolicy).toEqual({ 2: 'no' });
  });

  test('is announced by its last answer, whatever the order of the cards', async () => {
    openPage();
    for (const policy of ['7', '1', '3']) pressAnswer(policy, 'no');
    const { votes } = await start();
    expect(votes.byPolicy).toEqual({ 1: 'no', 3: 'no', 7: 'no' });
    expect(votes.recorded).toEqual({ policyId: '3', answer: 'no' });
  });

  test('is not announced if it was pressed on an earlier page', async () => {
    openPage();
    pressAnswer('1', 'no');
    window.early?.stop();
    openPage();
    const { votes } = await start();
    expect([votes.byPolicy, votes.recorded]).toEqual([{ 1: 'no' }, null]);
  });

  test.each([
    ['accepted', 'declined'],
    ['declined', 'accepted'],
  ])('is %s and then %s: the last counts', async (first, last) => {
    openPage();
    choose(first);
    choose(last);
    expect(document.querySelectorAll('[data-early]')).toHaveLength(1);
    expect((await start()).consent.decision?.choice).toBe(last);
    expect(document.querySelectorAll('[data-early]')).toHaveLength(0);
  });

  test('is a choice about saving that takes no focus', async () => {
    openPage();
    document.body.insertAdjacentHTML('beforeend', '<input>');
    choose('accepted');
    document.querySelector('input')?.focus();
    await start();
    expect(document.activeElement).toBe(document.querySelector('input'));
  });

  test('is Decline, after which nothing is stored on the device, and nothing is lost', async () => {
    localStorage.setItem('votes', '{"1":"yes"}');
    localStorage.setItem('votes.foo', 'theirs');
    openPage();
    choose('declined');
    pressAnswer('2', 'no');
    expect(localStorage.getItem('votes')).toBe('{"1":"yes"}');
    expect((await start()).votes.byPolicy).toEqual({ 1: 'yes', 2: 'no' });
    expect(Object.keys(inStorage()).sort()).toEqual(['consent', 'votes.foo']);
  });

  test('is carried out on the button of that name, though the page was drawn anew meanwhile', async () => {
    document
      .querySelector('main')
      ?.insertAdjacentHTML(
        'beforeend',
        '<button>One</button><button name="b" value="1">Two</button><button name="b" value="2">Three</button>',
      );
    openPage();
    const [none, , three] = [...document.querySelectorAll('button')].slice(-3);
    none?.click();
    three?.click();
    expect([none, three].map((button) => button?.hasAttribute('data-early'))).toEqual([false, true]);
    const root = document.getElementById('root');
    if (root) root.innerHTML = root.innerHTML.replace('<button>One</button>', '').replace('Three', 'Drei');
    const told: (string | null)[] = [];
    root?.addEventListener('click', ({ target }) => told.push((target as Element).textContent));
    await start();
    expect(told).toEqual(['Drei']);
  });

  test('is carried out once by a button that sends a form, and as often as it was pressed by another', async () => {
    document
      .querySelector('main')
      ?.insertAdjacentHTML(
        'beforeend',
        '<button name="paste" type="submit">Paste</button><button name="round" type="button">Round</button>',
      );
    openPage();
    const [paste, round] = [...document.querySelectorAll('button')].slice(-2);
    for (const button of [paste, paste, round, round]) button?.click();
    const told: (string | null)[] = [];
    document.getElementById('root')?.addEventListener('click', ({ target }) => {
      told.push((target as Element).textContent);
    });
    await start();
    expect(told).toEqual(['Paste', 'Round', 'Round']);
  });

  test('is no longer wanted once something was typed, if it is neither an answer nor a choice', async () => {
    document
      .querySelector('main')
      ?.insertAdjacentHTML('beforeend', '<button name="register">Register</button><input name="firstName">');
    openPage();
    pressAnswer('2', 'no');
    [...document.querySelectorAll('button')].at(-1)?.click();
    document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
    expect(document.querySelectorAll('[data-early]')).toHaveLength(0);
    const told = jest.fn();
    document.getElementById('root')?.addEventListener('click', told);
    expect((await start()).votes.byPolicy).toEqual({ 2: 'no' });
    expect(told).not.toHaveBeenCalled();
  });

  test('is kept in memory where storage is blocked', async () => {
    blockStorage('localStorage');
    blockStorage('sessionStorage');
    openPage();
    expect(document.documentElement.dataset.consent).toBe('blocked');
    pressAnswer('2', 'no');
    expect((await start()).votes.byPolicy).toEqual({ 2: 'no' });
    expect(pressed()).toEqual(new Map([['2', 'no']]));
  });
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
    store.dispatch(replayInput());
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
  expect(document.activeElement?.id).toBe('main');
  expect(location.hash).toBe('#g1.data');
  // jsdom loads no other page.
  other?.addEventListener('click', (event) => {
    event.preventDefault();
  });
  other?.click();
  expect(other?.getAttribute('href')).toMatch(/\/es\/group\?a=b#g1\.data$/);
});
