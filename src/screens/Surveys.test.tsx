import { describe, expect, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { fixedPolicies } from '../test/fixedPolicies';
import { renderApp } from '../test/renderApp';
import { renderPart } from '../test/renderPart';
import { Surveys } from './Surveys';

const answers = ['Yes', 'No', 'Undecided'] as const;

/** The card of a policy. Found by its title's words: asking the whole page for roles takes jsdom half a second. */
function card(title: string) {
  const article = screen.getByText(title, { selector: 'h2 a' }).closest('article');
  if (!article) throw new Error(`"${title}" stands on no card.`);
  return within(article);
}

function button(answer: (typeof answers)[number], title: string) {
  return card(title).getByRole('button', { name: `${answer}, ${title}` });
}

function pressed(title: string) {
  return answers.map((answer) => button(answer, title).getAttribute('aria-pressed'));
}

test('The cards stand in the fixed order under the fixed titles, each with its category', async () => {
  await renderPart(<Surveys />, '/surveys');
  expect(screen.getByRole('heading', { level: 1, name: 'Policy Surveys' })).toBeVisible();
  const cards = screen.getAllByRole('article');
  const titles = cards.map((article) => within(article).getByRole('heading', { level: 2 }).textContent);
  expect(titles).toEqual(fixedPolicies.map(({ title }) => title));
  // React leaves the content of noscript to the server; the browser test without scripts reads it.
  expect(document.querySelector('noscript')).toBeInTheDocument();
  for (const [index, { title, category }] of fixedPolicies.entries()) {
    expect(cards[index]).toHaveAccessibleName(title);
    expect(card(title).getByText(category, { selector: 'p' })).toBeVisible();
  }
});

describe('A press', () => {
  const title = 'Carbon Tax Policy';

  test('is not announced again when the visitor comes back to the screen', async () => {
    const { user, store } = await renderPart(<Surveys />, '/surveys');
    await user.click(button('Yes', title));
    cleanup();
    await renderPart(<Surveys />, '/surveys', { store });
    expect(pressed(title)).toEqual(['true', 'false', 'false']);
    for (const status of screen.getAllByRole('status')) expect(status).not.toHaveTextContent('Noted here');
  });
});

test('A double click on “Clear my answer” clears it, and Undo is there', async () => {
  const title = 'Carbon Tax Policy';
  const { user } = await renderPart(<Surveys />, '/surveys', {
    preloaded: { votes: { byPolicy: { '5': 'yes' }, cleared: null, recorded: null } },
  });
  await user.dblClick(card(title).getByRole('button', { name: `Clear my answer, ${title}` }));
  expect(pressed(title)).toEqual(['false', 'false', 'false']);
  expect(card(title).getByRole('button', { name: `Undo, ${title}` })).toBeVisible();
});

test('A second Enter on “Clear my answer” gives the same answer again', async () => {
  const title = 'Carbon Tax Policy';
  const { user } = await renderPart(<Surveys />, '/surveys', {
    preloaded: { votes: { byPolicy: { '5': 'no' }, cleared: null, recorded: null } },
  });
  act(() =>
    card(title)
      .getByRole('button', { name: `Clear my answer, ${title}` })
      .focus(),
  );
  await user.keyboard('{Enter}{Enter}');
  expect(pressed(title)).toEqual(['false', 'true', 'false']);
});

/** Titles of the cards that can be seen. */
const shownTitles = () =>
  [...document.querySelectorAll('article:not([hidden]) h2')].map(({ textContent }) => textContent);

test('From an answer three ways lead on: the next policy that is shown, writing or calling, seeing or sharing', async () => {
  const { user } = await renderApp('/surveys?answer=yes', {
    preloaded: { votes: { byPolicy: { '1': 'yes', '5': 'yes', '7': 'no' }, cleared: null, recorded: null } },
  });
  const first = card('Universal Background Checks');
  expect(first.getByText('Write')).toHaveAttribute('href', '/letter?policy=universal-background-checks');
  expect(first.getByText('My answers')).toHaveAttribute('href', '/my-answers');
  await user.click(await first.findByRole('link', { name: 'Next policy, Carbon Tax Policy' }));
  expect(document.getElementById('carbon-tax-policy')).toHaveFocus();
  expect(shownTitles()).toEqual(['Universal Background Checks', 'Carbon Tax Policy']);
  // From the last one round to the first that is open.
  expect(card('Carbon Tax Policy').getByText('Next')).toHaveAccessibleName(
    'Next policy, Student Loan Forgiveness',
  );
});

describe('On load of an address with a filter', () => {
  /** Calls it whenever the page has changed, before anything can be pressed. */
  function whenChanged(call: () => void) {
    const observer = new MutationObserver(call);
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    return () => observer.disconnect();
  }

  test('nothing is said of the cards before the stored answers are here', async () => {
    localStorage.setItem('votes', '{"1":"yes","5":"yes","7":"no"}');
    const said = new Set<string>();
    const end = whenChanged(() => {
      const all = document.body.textContent;
      for (const each of all.match(/\d+ of \d+ shown|No matching policies/g) ?? []) said.add(each);
    });
    await renderApp('/surveys?answer=yes');
    expect(await screen.findByText(`2 of ${fixedPolicies.length} shown`)).toBeVisible();
    end();
    expect(shownTitles()).toEqual(['Universal Background Checks', 'Carbon Tax Policy']);
    expect([...said]).toEqual([`2 of ${fixedPolicies.length} shown`]);
  });

  test('a card that is answered before the app handles presses stays where it is', async () => {
    const answersEarly: EarlyPresses['answers'] = [];
    const nothing = () => undefined;
    window.early = {
      pressed: { answers: answersEarly, buttons: [] },
      fields: new Map(),
      stop: nothing,
      failed: nothing,
    };
    const end = whenChanged(() => {
      if (!document.querySelector('article')) return;
      end();
      answersEarly.push({ policy: '3', answer: 'yes', was: undefined, isStored: false });
    });
    await renderApp('/surveys?answer=unanswered');
    await waitFor(() => expect(pressed('Medicare Expansion')).toEqual(['true', 'false', 'false']));
    expect(shownTitles()).toContain('Medicare Expansion');
  });
});

test('The last open answer is announced as such, and the way on from it leads to the result', async () => {
  const votes = Object.fromEntries(fixedPolicies.slice(1).map(({ id }) => [id, 'yes']));
  const { user } = await renderApp('/surveys', {
    preloaded: { votes: { byPolicy: votes, cleared: null, recorded: null } },
  });
  await user.click(button('No', 'Universal Background Checks'));
  await user.click(card('Universal Background Checks').getByText('See my answers'));
  expect(screen.getByRole('heading', { level: 2, name: 'Where I stand' })).toHaveFocus();
  const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(said.join()).toContain('Noted here: No, Universal Background Checks. You have answered all ');
});

test('Whoever comes back with all answered finds the result at the end, before the button that clears it', async () => {
  const votes = Object.fromEntries(fixedPolicies.map(({ id }) => [id, 'yes']));
  await renderPart(<Surveys />, '/surveys', {
    preloaded: { votes: { byPolicy: votes, cleared: null, recorded: null } },
  });
  const result = screen.getByText('Where I stand', { selector: 'h2' });
  const clear = screen.getByText('Clear all answers');
  expect(result.compareDocumentPosition(clear)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
