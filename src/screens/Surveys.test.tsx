import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import type * as Icons from '../ui/icons';
import type * as SourcesModule from '../ui/Sources';
import { fixedPolicies } from '../test/fixedPolicies';
import { renderApp } from '../test/renderApp';
import { policyIds } from '../content/policyIds';

/* What a card draws last, counted: whatever draws it anew counts, however the components above are cut. */
const mockRenders: string[] = [];
jest.mock('../ui/Sources', () => {
  const { Sources } = jest.requireActual<typeof SourcesModule>('../ui/Sources');
  return {
    Sources: (props: Parameters<typeof Sources>[0]) => {
      mockRenders.push('a whole card');
      return Sources(props);
    },
  };
});
jest.mock('../ui/icons', () => {
  const icons = jest.requireActual<typeof Icons>('../ui/icons');
  const counted = (name: 'CheckIcon' | 'CrossIcon' | 'QuestionIcon') => () => {
    mockRenders.push(name);
    return icons[name]();
  };
  return {
    ...icons,
    CheckIcon: counted('CheckIcon'),
    CrossIcon: counted('CrossIcon'),
    QuestionIcon: counted('QuestionIcon'),
  };
});

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
  test('shows ten cards in the fixed order under the fixed titles', async () => {
    await renderApp('/surveys');
    expect(screen.getByRole('heading', { level: 1, name: 'Policy Surveys' })).toBeVisible();
    const cards = screen.getAllByRole('article');
    const titles = cards.map((article) => within(article).getByRole('heading', { level: 2 }).textContent);
    expect(titles).toEqual(fixedPolicies.map(({ title }) => title));
    for (const [index, { title }] of fixedPolicies.entries())
      expect(cards[index]).toHaveAccessibleName(title);
  });

  test('names the category of every policy', async () => {
    await renderApp('/surveys');
    for (const { title, category } of fixedPolicies) {
      expect(card(title).getByText(category, { selector: 'p' })).toBeVisible();
    }
  });

  test('says on every card what a Yes and a No would change and where the law stands', async () => {
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
    }
  });

  test('lists as many pros as cons on every card, each list under its heading', async () => {
    await renderApp('/surveys');
    for (const { title } of fixedPolicies) {
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
      const links = card(title).getAllByRole('link', { name: /\(opens in a new tab\)$/ });
      expect(links.length).toBeGreaterThanOrEqual(3);
      for (const link of links) {
        expect(link).toHaveAttribute('href', expect.stringMatching(/^https:/));
        expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      }
    }
  });

  test('offers Yes, No and Undecided on every card, none chosen', async () => {
    await renderApp('/surveys');
    for (const { title } of fixedPolicies) {
      const group = card(title).getByRole('group', { name: `Your answer on ${title}` });
      const buttons = within(group).getAllByRole('button');
      expect(buttons.map((each) => each.textContent)).toEqual([...answers]);
      expect(pressed(title)).toEqual(['false', 'false', 'false']);
      expect(card(title).getByText('Not answered yet')).toBeVisible();
    }
  });

  test('starts every button’s name with the words on it and goes on with the policy', async () => {
    await renderApp('/surveys');
    for (const { title } of fixedPolicies) {
      for (const answer of answers) expect(button(answer, title)).toHaveTextContent(answer);
    }
  });

  test('says in the page’s own words that answering needs scripts', async () => {
    await renderApp('/surveys');
    // React leaves the content of noscript to the server; the browser test without scripts reads it.
    expect(document.querySelector('main noscript')).toBeInTheDocument();
  });
});

/** StrictMode draws everything a second time, in development. */
const twice = (drawn: readonly string[]) => drawn.flatMap((each) => [each, each]);

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

  test('moves the progress', async () => {
    const { user } = await renderApp('/surveys');
    const progress = screen.getByRole('progressbar', { name: 'Answered policies' });
    expect(progress).toHaveAttribute('aria-valuenow', '0');
    await user.click(button('Yes', title));
    await user.click(button('No', 'Medicare Expansion'));
    await user.click(button('Yes', 'Medicare Expansion'));
    expect(progress).toHaveAttribute('aria-valuenow', '2');
    expect(progress).toHaveAttribute('aria-valuemax', String(policyIds.length));
    expect(screen.getByText(`2 of ${policyIds.length} answered`)).toBeVisible();
  });

  test('is announced politely with the policy and the progress', async () => {
    const { user } = await renderApp('/surveys');
    const statuses = () => screen.getAllByRole('status').map((status) => status.textContent);
    expect(statuses().join('')).not.toContain('Noted here');
    await user.click(button('Undecided', 'Medicare Expansion'));
    await user.click(button('Yes', title));
    expect(statuses()).toContain(`Noted here: Yes, Carbon Tax Policy. 2 of ${policyIds.length} answered`);
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

  test('re-renders its own card only, and of that only what changes', async () => {
    const { user } = await renderApp('/surveys');
    mockRenders.length = 0;
    await user.click(button('Yes', title));
    expect(mockRenders.toSorted()).toEqual(twice(['CheckIcon']));
    mockRenders.length = 0;
    await user.click(button('No', title));
    expect(mockRenders.toSorted()).toEqual(twice(['CheckIcon', 'CrossIcon']));
    mockRenders.length = 0;
    await user.click(button('No', title));
    expect(mockRenders).toEqual([]);
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

  test('re-renders its own card only', async () => {
    const { user } = await renderApp('/surveys');
    await user.click(button('Yes', title));
    mockRenders.length = 0;
    await user.click(clear() ?? document.body);
    expect(mockRenders.toSorted()).toEqual(twice(['CheckIcon']));
  });
});

/** What `early/inlineScript.ts` marks: the controls that need scripts are shown. */
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

describe('The filters', () => {
  withScripts();
  const given = {
    votes: { byPolicy: { '1': 'yes', '5': 'yes', '7': 'no' }, cleared: null, recorded: null },
  } as const;

  test.each([
    ['/surveys?answer=yes', ['Universal Background Checks', 'Carbon Tax Policy']],
    ['/surveys?answer=no&category=economy', ['Federal Minimum Wage Increase']],
    ['/surveys?category=Veterans%20Affairs', ['Veterans Healthcare Modernization']],
    [
      '/surveys?answer=yes#medicare-expansion',
      ['Universal Background Checks', 'Medicare Expansion', 'Carbon Tax Policy'],
    ],
  ])('are read from the address %s', async (address, titles) => {
    await renderApp(address, { preloaded: given });
    expect(shownTitles()).toEqual(titles);
    expect(screen.getByText(`${titles.length} of ${policyIds.length} shown`)).toBeVisible();
  });

  test('show all for words they do not know', async () => {
    await renderApp('/surveys?answer=perhaps&category=none');
    expect(shownTitles()).toHaveLength(policyIds.length);
    expect(screen.getByLabelText('Your answer')).toHaveValue('all');
  });

  test('are chosen from two lists', async () => {
    const { user } = await renderApp('/surveys', { preloaded: given });
    await user.selectOptions(screen.getByLabelText('Your answer'), 'Not answered');
    expect(shownTitles()).toHaveLength(policyIds.length - 3);
    await user.selectOptions(screen.getByLabelText('Category'), 'Housing');
    expect(shownTitles()).toEqual(['Affordable Housing Initiative']);
    await user.selectOptions(screen.getByLabelText('Your answer'), 'All');
    expect(shownTitles()).toEqual(['Affordable Housing Initiative']);
  });

  test('keep a card the visitor answers until they change', async () => {
    const { user } = await renderApp('/surveys?answer=yes', { preloaded: given });
    await user.click(button('No', 'Carbon Tax Policy'));
    expect(shownTitles()).toEqual(['Universal Background Checks', 'Carbon Tax Policy']);
    await user.selectOptions(screen.getByLabelText('Your answer'), 'No');
    expect(shownTitles()).toEqual(['Carbon Tax Policy', 'Federal Minimum Wage Increase']);
    await user.selectOptions(screen.getByLabelText('Your answer'), 'Yes');
    expect(shownTitles()).toEqual(['Universal Background Checks']);
  });

  test('say so when no card fits, and give the way back to all', async () => {
    const { user } = await renderApp('/surveys?answer=undecided', { preloaded: given });
    expect(screen.getByText(`0 of ${policyIds.length} shown`)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Show all' }));
    expect(shownTitles()).toHaveLength(policyIds.length);
    expect(screen.queryByText('No matching policies')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Your answer')).toHaveFocus();
  });
});

describe('“Next unanswered”', () => {
  withScripts();
  const given = (ids: readonly string[]) => ({
    votes: { byPolicy: Object.fromEntries(ids.map((id) => [id, 'yes'])), cleared: null, recorded: null },
  });

  test('moves focus from one card without an answer to the next, also past the filter', async () => {
    const { user } = await renderApp('/surveys?answer=yes', { preloaded: given(['1', '2', '4']) });
    const next = screen.getByRole('button', { name: 'Next unanswered' });
    await user.click(next);
    expect(document.getElementById('medicare-expansion')).toHaveFocus();
    expect(shownTitles()).toContain('Medicare Expansion');
    await user.click(next);
    expect(document.getElementById('carbon-tax-policy')).toHaveFocus();
  });

  test('has nothing to do once all are answered', async () => {
    await renderApp('/surveys', { preloaded: given(fixedPolicies.map(({ id }) => id)) });
    expect(screen.getByRole('button', { name: 'Next unanswered' })).toHaveAttribute('aria-disabled', 'true');
  });
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
      card(title).getByRole('link', { name: `Report a problem with this card, ${title}` }),
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

test('The foot of a card leads to the next one that is shown, and to writing', async () => {
  const { user } = await renderApp('/surveys?category=gun-control#carbon-tax-policy');
  const first = card('Universal Background Checks');
  expect(first.getByText('Write or call')).toHaveAttribute(
    'href',
    '/letter?policy=universal-background-checks',
  );
  await user.click(first.getByText('Next: Carbon Tax Policy'));
  expect(document.getElementById('carbon-tax-policy')).toHaveFocus();
  expect(shownTitles()).toEqual(['Universal Background Checks', 'Carbon Tax Policy']);
  expect(card('Carbon Tax Policy').queryByText(/^Next:/)).not.toBeInTheDocument();
});

test('The last open policy leads to My answers once it is answered, and that is announced', async () => {
  const votes = Object.fromEntries(fixedPolicies.slice(1).map(({ id }) => [id, 'yes']));
  const { user } = await renderApp('/surveys', {
    preloaded: { votes: { byPolicy: votes, cleared: null, recorded: null } },
  });
  const first = card('Universal Background Checks');
  expect(screen.queryByText('You have answered all ten.')).not.toBeInTheDocument();
  await user.click(button('No', 'Universal Background Checks'));
  expect(first.getByText('You have answered all ten.')).toBeVisible();
  expect(first.getByText('See my answers')).toHaveAttribute('href', '/my-answers');
  const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(said.join()).toContain('Noted here: No, Universal Background Checks. You have answered all ten.');
});

test('“One at a time” starts at the first policy without an answer', async () => {
  await renderApp('/surveys', {
    preloaded: { votes: { byPolicy: { '1': 'yes', '3': 'no' }, cleared: null, recorded: null } },
  });
  expect(screen.getByText('One at a time')).toHaveAttribute('href', '/surveys/student-loan-forgiveness');
  expect(screen.getByText('All policies')).toHaveAttribute('aria-current', 'true');
});
