import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { fixedPolicies } from '../test/fixedPolicies';
import { renderApp } from '../test/renderApp';
import { policyIds } from '../content/policyIds';

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

describe('The survey screen', () => {
  test('shows ten cards in the fixed order under the fixed titles, each with its category', async () => {
    await renderApp('/surveys');
    expect(screen.getByRole('heading', { level: 1, name: 'Policy Surveys' })).toBeVisible();
    const cards = screen.getAllByRole('article');
    const titles = cards.map((article) => within(article).getByRole('heading', { level: 2 }).textContent);
    expect(titles).toEqual(fixedPolicies.map(({ title }) => title));
    for (const [index, { title, category }] of fixedPolicies.entries()) {
      expect(cards[index]).toHaveAccessibleName(title);
      expect(card(title).getByText(category, { selector: 'p' })).toBeVisible();
    }
    // React leaves the content of noscript to the server; the browser test without scripts reads it.
    expect(document.querySelector('main noscript')).toBeInTheDocument();
  });

  test('says on every card what a Yes and a No would change, where the law stands, and as many pros as cons, each list under its heading', async () => {
    await renderApp('/surveys');
    for (const { title } of fixedPolicies) {
      const terms = card(title).getAllByRole('term');
      expect(terms.map((term) => term.textContent)).toEqual([
        'If this became law',
        'If it did not',
        'The law today',
      ]);
      for (const text of card(title).getAllByRole('definition')) {
        expect(text.textContent).toMatch(/^[A-Z].{20,}\.$/);
      }
      const counts = ['Pros', 'Cons'].map((name) => {
        const heading = card(title).getByRole('heading', { level: 3, name });
        const list = heading.nextElementSibling as HTMLElement;
        expect(list).toHaveAttribute('role', 'list');
        return within(list).getAllByRole('listitem').length;
      });
      expect(counts[0]).toBeGreaterThanOrEqual(4);
      expect(counts[1]).toBe(counts[0]);
    }
  });

  test('gives every card three or more sources and the month of its review', async () => {
    await renderApp('/surveys');
    for (const { title } of fixedPolicies) {
      expect(
        card(title).getByText(/Sources · Facts as of [A-Z][a-z]+ 20\d\d\. Later changes are not included\.$/),
      ).toBeVisible();
      const links = [
        ...(card(title)
          .getByText(/^Sources/)
          .parentElement?.querySelectorAll('a:not([data-back])') ?? []),
      ];
      expect(links.length).toBeGreaterThanOrEqual(3);
      for (const link of links) {
        expect(link).toHaveTextContent(/\(opens in a new tab\)$/);
        expect(link).toHaveAttribute('href', expect.stringMatching(/^https:/));
        expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      }
    }
  });

  test('offers Yes, No and Undecided on every card, none chosen, each named by its words and then the policy', async () => {
    await renderApp('/surveys');
    for (const { title } of fixedPolicies) {
      const group = card(title).getByRole('group', { name: `Your answer on ${title}` });
      const buttons = within(group).getAllByRole('button');
      expect(buttons.map((each) => each.textContent)).toEqual([...answers]);
      for (const [index, answer] of answers.entries()) {
        expect(buttons[index]).toHaveAccessibleName(`${answer}, ${title}`);
        expect(buttons[index]).toHaveAttribute('aria-pressed', 'false');
      }
      expect(card(title).getByText('Not answered yet')).toBeVisible();
    }
  });
});

/** StrictMode draws everything a second time, in development. */

describe('A press', () => {
  const title = 'Carbon Tax Policy';

  test.each([
    ['Yes', ['true', 'false', 'false']],
    ['No', ['false', 'true', 'false']],
    ['Undecided', ['false', 'false', 'true']],
  ] as const)('on %s records it, says so in words and touches no other card', async (answer, marks) => {
    const { user } = await renderApp('/surveys');
    await user.click(button(answer, title));
    expect(pressed(title)).toEqual(marks);
    expect(card(title).getByText('Your answer:').parentElement).toHaveTextContent(`Your answer: ${answer}`);
    expect(within(screen.getByRole('main')).getAllByRole('button', { pressed: true })).toHaveLength(1);
    expect(screen.getAllByText('Not answered yet')).toHaveLength(policyIds.length - 1);
  });

  test('shows an icon that stays out of the name', async () => {
    const { user } = await renderApp('/surveys', { withStyles: true });
    await user.click(button('Yes', title));
    const icon = button('Yes', title).querySelector('svg');
    expect(icon).toBeVisible();
    expect(icon).toHaveAttribute('aria-hidden', 'true');
    expect(button('No', title).querySelector('svg')).not.toBeVisible();
  });

  test('on another answer changes it', async () => {
    const { user } = await renderApp('/surveys');
    await user.click(button('Yes', title));
    await user.click(button('No', title));
    expect(pressed(title)).toEqual(['false', 'true', 'false']);
  });

  test('on the chosen answer keeps it', async () => {
    const { user } = await renderApp('/surveys');
    await user.click(button('No', title));
    await user.click(button('No', title));
    expect(pressed(title)).toEqual(['false', 'true', 'false']);
  });

  test.each(['{Enter}', ' '])('of the key "%s" does what a click does', async (key) => {
    const { user } = await renderApp('/surveys');
    act(() => {
      button('Undecided', title).focus();
    });
    await user.keyboard(key);
    expect(pressed(title)).toEqual(['false', 'false', 'true']);
    expect(button('Undecided', title)).toHaveFocus();
  });

  test('moves the count and fills its tile', async () => {
    const { user } = await renderApp('/surveys');
    expect(screen.getByText(`0 of ${policyIds.length} answered`)).toBeVisible();
    await user.click(button('Yes', title));
    await user.click(button('No', 'Medicare Expansion'));
    await user.click(button('Yes', 'Medicare Expansion'));
    expect(screen.getByText(`2 of ${policyIds.length} answered`)).toBeVisible();
    const tiles = within(screen.getByRole('list', { name: 'Where you stand' }));
    expect(tiles.getByRole('link', { name: 'Medicare Expansion: Yes' })).toBeVisible();
    expect(tiles.getAllByRole('link', { name: /: not answered yet$/ })).toHaveLength(policyIds.length - 2);
  });

  test('is announced politely with the policy and the progress', async () => {
    const { user } = await renderApp('/surveys');
    const statuses = () => screen.getAllByRole('status').map((status) => status.textContent);
    expect(statuses().join('')).not.toContain('Noted here');
    await user.click(button('Undecided', 'Medicare Expansion'));
    await user.click(button('Yes', title));
    expect(statuses()).toContain(`Noted here: Yes, Carbon Tax Policy. 2 of ${policyIds.length} answered.`);
  });

  test('is not announced again when the visitor comes back to the screen', async () => {
    const { user } = await renderApp('/surveys');
    await user.click(button('Yes', title));
    for (const [link, heading] of [
      ['Education', 'Understanding Legislation'],
      ['Surveys', 'Policy Surveys'],
    ] as const) {
      await user.click(screen.getByText(link, { selector: 'header a' }));
      await screen.findByText(heading, { selector: 'h1' });
    }
    expect(pressed(title)).toEqual(['true', 'false', 'false']);
    for (const status of screen.getAllByRole('status')) expect(status).not.toHaveTextContent('Noted here');
  });
});

test('Answers given earlier are chosen from the start', async () => {
  await renderApp('/surveys', {
    preloaded: { votes: { byPolicy: { '1': 'yes', '10': 'undecided' }, cleared: null, recorded: null } },
  });
  expect(pressed('Universal Background Checks')).toEqual(['true', 'false', 'false']);
  expect(pressed('Veterans Healthcare Modernization')).toEqual(['false', 'false', 'true']);
  expect(within(screen.getByRole('main')).getAllByRole('button', { pressed: true })).toHaveLength(2);
});

describe('Clearing an answer', () => {
  const title = 'Carbon Tax Policy';
  const clear = () => card(title).queryByRole('button', { name: `Clear my answer, ${title}` });
  const undo = () => card(title).queryByRole('button', { name: `Undo, ${title}` });

  test('is offered on an answered card only', async () => {
    const { user } = await renderApp('/surveys');
    expect(clear()).not.toBeInTheDocument();
    await user.click(button('Yes', title));
    expect(clear()).toHaveTextContent('Clear my answer');
    expect(screen.getAllByText('Clear my answer')).toHaveLength(1);
  });

  test('takes it back, moves focus to the answers and can be undone on the card', async () => {
    const { user } = await renderApp('/surveys');
    await user.click(button('No', title));
    await user.click(clear() ?? document.body);
    expect(pressed(title)).toEqual(['false', 'false', 'false']);
    expect(card(title).getByText('Not answered yet')).toBeVisible();
    expect(button('Yes', title)).toHaveFocus();
    expect(await screen.findByText('Your answer was cleared.')).toBeInTheDocument();
    await user.click(undo() ?? document.body);
    expect(pressed(title)).toEqual(['false', 'true', 'false']);
    expect(button('No', title)).toHaveFocus();
    expect(undo()).not.toBeInTheDocument();
  });

  test('can be undone in the notice by keyboard', async () => {
    const { user } = await renderApp('/surveys');
    await user.click(button('Undecided', title));
    await user.click(clear() ?? document.body);
    await screen.findByText('Your answer was cleared.');
    await user.keyboard('{F8}{Tab}{Enter}');
    expect(pressed(title)).toEqual(['false', 'false', 'true']);
    expect(await screen.findByText('Your answer is back.')).toBeInTheDocument();
    expect(button('Yes', title)).toHaveFocus();
  });
});

/** What `prerender/inlineScript.ts` marks: the controls that need scripts are shown. */
function withScripts() {
  beforeEach(() => {
    document.documentElement.dataset.scripts = 'on';
  });
  afterEach(() => {
    delete document.documentElement.dataset.scripts;
  });
}

/** Titles of the cards that can be seen. */
const shownTitles = () =>
  [...document.querySelectorAll('article:not([hidden]) h2')].map(({ textContent }) => textContent);

describe('The filter', () => {
  withScripts();
  const given = {
    votes: { byPolicy: { '1': 'yes', '5': 'yes', '7': 'no' }, cleared: null, recorded: null },
  } as const;

  test.each([
    ['/surveys?answer=yes', ['Universal Background Checks', 'Carbon Tax Policy']],
    ['/surveys?answer=no', ['Federal Minimum Wage Increase']],
    [
      '/surveys?answer=yes#medicare-expansion',
      ['Universal Background Checks', 'Medicare Expansion', 'Carbon Tax Policy'],
    ],
  ])('is read from the address %s', async (address, titles) => {
    await renderApp(address, { preloaded: given });
    expect(shownTitles()).toEqual(titles);
    expect(screen.getByText(`${titles.length} of ${policyIds.length} shown`)).toBeVisible();
  });

  test('shows all for words it does not know', async () => {
    await renderApp('/surveys?answer=perhaps&category=economy');
    expect(shownTitles()).toHaveLength(policyIds.length);
    expect(screen.getByLabelText('Show policies by your answer')).toHaveValue('all');
    expect(screen.queryByText(/ shown$/)).not.toBeInTheDocument();
  });

  test('is chosen from a list', async () => {
    const { user } = await renderApp('/surveys', { preloaded: given });
    await user.selectOptions(screen.getByLabelText('Show policies by your answer'), 'Not answered');
    expect(shownTitles()).toHaveLength(policyIds.length - 3);
    await user.selectOptions(screen.getByLabelText('Show policies by your answer'), 'No');
    expect(shownTitles()).toEqual(['Federal Minimum Wage Increase']);
    await user.selectOptions(screen.getByLabelText('Show policies by your answer'), 'All');
    expect(shownTitles()).toHaveLength(policyIds.length);
  });

  test('keeps a card the visitor answers until it changes', async () => {
    const { user } = await renderApp('/surveys?answer=yes', { preloaded: given });
    await user.click(button('No', 'Carbon Tax Policy'));
    expect(shownTitles()).toEqual(['Universal Background Checks', 'Carbon Tax Policy']);
    await user.selectOptions(screen.getByLabelText('Show policies by your answer'), 'No');
    expect(shownTitles()).toEqual(['Carbon Tax Policy', 'Federal Minimum Wage Increase']);
    await user.selectOptions(screen.getByLabelText('Show policies by your answer'), 'Yes');
    expect(shownTitles()).toEqual(['Universal Background Checks']);
  });

  test('says so when no card fits, and gives the way back to all', async () => {
    const { user } = await renderApp('/surveys?answer=undecided', { preloaded: given });
    expect(screen.getByText(`0 of ${policyIds.length} shown`)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Show all' }));
    expect(shownTitles()).toHaveLength(policyIds.length);
    expect(screen.queryByText('No matching policies')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Show policies by your answer')).toHaveFocus();
  });
});

test('A tile leads to its card on this page, also to one that the filter hides', async () => {
  const { user } = await renderApp('/surveys?answer=no');
  await user.click(screen.getByRole('link', { name: 'Medicare Expansion: not answered yet' }));
  expect(document.getElementById('medicare-expansion')).toHaveFocus();
  expect(shownTitles()).toContain('Medicare Expansion');
});

test('From a tile the keyboard reaches the answers of its card in three stops, past the text and its sources', async () => {
  const { user } = await renderApp('/surveys');
  act(() => {
    screen.getByRole('link', { name: 'Carbon Tax Policy: not answered yet' }).focus();
  });
  await user.keyboard('{Enter}');
  expect(document.getElementById('carbon-tax-policy')).toHaveFocus();
  await user.tab();
  expect(card('Carbon Tax Policy').getByText('Go to your answer')).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.tab();
  expect(button('Yes', 'Carbon Tax Policy')).toHaveFocus();
});

test('A number in the text leads to the source of that number in the list of the card', async () => {
  await renderApp('/surveys');
  for (const { title } of fixedPolicies) {
    const sources = [
      ...(card(title)
        .getByText(/^Sources/)
        .parentElement?.querySelectorAll('li') ?? []),
    ];
    const numbers = card(title).getAllByRole('link', { name: /^Source \d+$/ });
    expect(numbers.length).toBeGreaterThanOrEqual(3);
    for (const number of numbers) {
      // In brackets: a copied figure would run together with a bare number.
      const place = Number(/^\[(\d+)\]$/.exec(number.textContent)?.[1]);
      expect(number).toHaveAccessibleName(`Source ${place}`);
      expect(number).toHaveAttribute('href', `#${sources[place - 1]?.id ?? 'none'}`);
    }
    // Every source stands behind something that is said.
    expect(new Set(numbers.map(({ textContent }) => textContent)).size).toBe(sources.length);
  }
});

test('The question comes first on every card, in a sentence of its own', async () => {
  await renderApp('/surveys');
  for (const { title } of fixedPolicies) {
    const [, question, rest] = card(title).getAllByRole('paragraph');
    expect(question?.textContent).toMatch(/^[A-Z][^.?]+\?$/);
    expect(rest?.textContent).toMatch(/^[A-Z].+\.$/);
  }
});

describe('The foot of a card', () => {
  const title = 'Carbon Tax Policy';
  const copy = () => card(title).getByRole('button', { name: `Copy link, ${title}` });
  const address = 'http://localhost/surveys/carbon-tax-policy';

  test('copies the link to the card', async () => {
    const { user } = await renderApp('/surveys');
    await user.click(copy());
    expect(await navigator.clipboard.readText()).toBe(address);
    expect(await screen.findByText('The link to this card was copied.')).toBeInTheDocument();
  });

  test('shows the link to be selected where the browser refuses to copy', async () => {
    const { user } = await renderApp('/surveys');
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.click(copy());
    const field = await card(title).findByRole('textbox', { name: `Link to ${title}` });
    expect(field).toHaveValue(address);
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(/did not let us copy/);
  });

  test('begins a mail about the card', async () => {
    await renderApp('/surveys');
    expect(
      card(title).getByRole('link', { name: `Report a problem with this card by email, ${title}` }),
    ).toHaveAttribute(
      'href',
      'mailto:contact@example.org?subject=Problem%20with%20card%205%3A%20Carbon%20Tax%20Policy',
    );
  });
});

test('An address that names a card leads to it', async () => {
  await renderApp('/surveys#data-privacy-protection');
  expect(document.getElementById('data-privacy-protection')).toHaveFocus();
});

test('From an answer three ways lead on: the next policy that is shown, writing or calling, seeing or sharing', async () => {
  const { user } = await renderApp('/surveys?answer=yes', {
    preloaded: { votes: { byPolicy: { '1': 'yes', '5': 'yes', '7': 'no' }, cleared: null, recorded: null } },
  });
  const first = card('Universal Background Checks');
  expect(first.getByText('Write or call')).toHaveAttribute(
    'href',
    '/letter?policy=universal-background-checks',
  );
  expect(first.getByText('See or share')).toHaveAttribute('href', '/my-answers');
  await user.click(first.getByRole('link', { name: 'Next policy, Carbon Tax Policy' }));
  expect(document.getElementById('carbon-tax-policy')).toHaveFocus();
  expect(shownTitles()).toEqual(['Universal Background Checks', 'Carbon Tax Policy']);
  // From the last one round to the first that is open.
  expect(card('Carbon Tax Policy').getByText('Next policy')).toHaveAccessibleName(
    'Next policy, Student Loan Forgiveness',
  );
});

test('“One at a time” starts at the first policy without an answer', async () => {
  await renderApp('/surveys', {
    preloaded: { votes: { byPolicy: { '1': 'yes', '3': 'no' }, cleared: null, recorded: null } },
  });
  expect(screen.getByText('One at a time')).toHaveAttribute('href', '/surveys/student-loan-forgiveness');
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
  expect(said.join()).toContain('Noted here: No, Universal Background Checks. You have answered all ten.');
});
