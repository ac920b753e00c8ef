import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { encodeDeviceCode } from '../features/sharing/deviceCode';
import { selectStarred } from '../features/answers/starredSlice';
import { selectVotes } from '../features/answers/votesSlice';
import { fixedPolicies } from '../test/fixedPolicies';
import { renderApp } from '../test/renderApp';
import { policyIds } from '../content/policyIds';

// What `prerender/inlineScript.ts` marks: the controls that need scripts are shown.
beforeAll(() => {
  document.documentElement.dataset.scripts = 'on';
});

const some = {
  votes: { byPolicy: { '1': 'yes', '5': 'no', '7': 'undecided' }, cleared: null, recorded: null },
  starred: { ids: ['7'] },
} as const;

const titles = () =>
  screen.getAllByRole('rowheader').map((header) => within(header).getByRole('link').textContent);

function row(title: string) {
  const found = screen.getByRole('link', { name: title }).closest('tr');
  if (!found) throw new Error(`"${title}" stands in no row.`);
  return within(found);
}

describe('My answers', () => {
  test('lists what is answered, what matters most first, then the rest, each in policy order', async () => {
    await renderApp('/my-answers', { preloaded: some });
    const answered = ['7', '1', '5'];
    const titlesOf = (ids: readonly string[]) =>
      ids.flatMap((wanted) => fixedPolicies.filter(({ id }) => id === wanted).map(({ title }) => title));
    const rest = fixedPolicies.map(({ id }) => id).filter((id) => !answered.includes(id));
    expect(titles()).toEqual(titlesOf([...answered, ...rest]));
    expect(row('Universal Background Checks').getByText('Yes')).toBeVisible();
    expect(row('Carbon Tax Policy').getByText('No')).toBeVisible();
    expect(row('Federal Minimum Wage Increase').getByText('Undecided')).toBeVisible();
    expect(screen.getAllByText('Not answered yet')).toHaveLength(policyIds.length - 3);
  });

  test('says that it is the visitor’s own record, no poll and no recommendation', async () => {
    await renderApp('/my-answers', { preloaded: some });
    expect(screen.getByText(/your own record.*not a poll.*recommends nothing/)).toBeVisible();
  });

  test('counts what is answered, and names no totals by answer', async () => {
    await renderApp('/my-answers', { preloaded: some });
    const record = within(screen.getByRole('region', { name: 'Where I stand' }));
    expect(record.getByText(`3 of ${policyIds.length} answered.`)).toBeVisible();
    expect(record.queryByText(/\d+ (?:Yes|No|Undecided)/)).not.toBeInTheDocument();
  });

  test('leads to sharing before the ten rows, not only below them', async () => {
    await renderApp('/my-answers', { preloaded: some });
    const record = within(screen.getByRole('region', { name: 'Where I stand' }));
    const share = record.getByRole('link', { name: 'Share your answers' });
    expect(share).toHaveAttribute('href', '/share');
    expect(share.compareDocumentPosition(record.getByRole('table'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('leads back to each card, and from an answered one to writing', async () => {
    await renderApp('/my-answers', { preloaded: some });
    const carbon = row('Carbon Tax Policy');
    expect(carbon.getByRole('link', { name: 'Carbon Tax Policy' })).toHaveAttribute(
      'href',
      '/surveys/carbon-tax-policy',
    );
    expect(carbon.getByRole('link', { name: 'Write or call, Carbon Tax Policy' })).toHaveAttribute(
      'href',
      '/letter?policy=carbon-tax-policy',
    );
    const medicare = row('Medicare Expansion');
    expect(
      carbon.getByRole('link', { name: 'Read or change your answer, Carbon Tax Policy' }),
    ).toHaveAttribute('href', '/surveys/carbon-tax-policy');
    expect(medicare.queryByRole('link', { name: /^Write or call/ })).not.toBeInTheDocument();
    expect(medicare.getByRole('link', { name: 'Answer it, Medicare Expansion' })).toHaveAttribute(
      'href',
      '/surveys/medicare-expansion',
    );
  });

  test.each([
    ['Write or call', '/letter'],
    ['Share your answers', '/share'],
    ['Compare with someone', '/compare'],
    ['Compare as a group', '/group'],
    ['See how a bill becomes law', '/education'],
    ['Check your voter registration (opens in a new tab)', 'https://vote.gov'],
  ])('leads with “%s” to %s', async (name, address) => {
    await renderApp('/my-answers', { preloaded: some });
    const steps = within(screen.getByRole('navigation', { name: 'What you can do next' }));
    expect(steps.getByRole('link', { name })).toHaveAttribute('href', address);
  });

  test('prints at the press of a button', async () => {
    const print = jest.fn();
    Object.assign(window, { print });
    const { user } = await renderApp('/my-answers', { preloaded: some });
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  test('shows the way to the surveys as long as nothing is answered', async () => {
    await renderApp('/my-answers');
    expect(screen.getByRole('heading', { level: 2, name: 'No answers yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Take the survey' })).toHaveAttribute('href', '/surveys');
    expect(screen.getByRole('button', { name: 'Clear all answers' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
});

describe('The star of a policy', () => {
  const star = () => screen.getByRole('button', { name: 'Matters most, Carbon Tax Policy' });

  test('moves it to the front and keeps the focus; pressed again, it moves it back', async () => {
    const { user } = await renderApp('/my-answers', { preloaded: some });
    expect(star()).toHaveAttribute('aria-pressed', 'false');
    await user.click(star());
    expect(star()).toHaveAttribute('aria-pressed', 'true');
    expect(star()).toHaveFocus();
    expect(titles().slice(0, 2)).toEqual(['Carbon Tax Policy', 'Federal Minimum Wage Increase']);
    await user.keyboard('{Enter}');
    expect(star()).toHaveAttribute('aria-pressed', 'false');
    expect(star()).toHaveFocus();
    expect(titles().indexOf('Carbon Tax Policy')).toBe(2);
  });
});

test('All answers can be cleared from here after a question, and brought back', async () => {
  const { user } = await renderApp('/my-answers', { preloaded: some });
  await user.click(screen.getByRole('button', { name: 'Clear all answers' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(row('Carbon Tax Policy').getByText('No')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Clear all answers' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Clear all' }));
  expect(await screen.findByText('No answers yet')).toBeInTheDocument();
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  const actions = within(screen.getByRole('group', { name: 'What to do with your answers' }));
  await user.click(actions.getByRole('button', { name: 'Undo' }));
  expect(row('Carbon Tax Policy').getByText('No')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Clear all answers' })).toHaveFocus();
});

describe('With answers from another device in the address', () => {
  const path = `/my-answers#${encodeDeviceCode({ votes: { '1': 'no', '2': 'yes', '5': 'no' }, starred: ['2', '7'] })}`;
  const arrived = async () => {
    const heading = await screen.findByRole('heading', { level: 2, name: 'Answers from another device' });
    const card = heading.closest('section');
    if (!card) throw new Error('The heading stands in no card.');
    return within(card);
  };

  test('what would change is shown, and nothing is changed before a press, which can be undone', async () => {
    const { store, user } = await renderApp(path, { preloaded: some });
    const panel = await arrived();
    const changes = within(panel.getByRole('region', { name: 'What would change' }));
    expect(changes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1 answer will be added.',
      '1 of your answers will be replaced: Universal Background Checks.',
      '1 policy will get a star.',
    ]);
    expect(selectVotes(store.getState())).toEqual(some.votes.byPolicy);

    await user.click(panel.getByRole('button', { name: 'Use them here' }));
    expect(panel.getByRole('status')).toHaveTextContent('The answers are here now.');
    expect(panel.getByRole('status')).toHaveFocus();
    const after = { '1': 'no', '2': 'yes', '5': 'no', '7': 'undecided' };
    expect(selectVotes(store.getState())).toEqual(after);
    expect(selectStarred(store.getState())).toEqual(['2', '7']);

    await user.click(panel.getByRole('button', { name: 'Undo' }));
    expect(selectVotes(store.getState())).toEqual(some.votes.byPolicy);
    expect(selectStarred(store.getState())).toEqual(['7']);
    await user.click(panel.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByText('Answers from another device')).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Where I stand' })).toHaveFocus();
  });

  test('what is changed after it was taken over is newer, and Undo is gone', async () => {
    const { user } = await renderApp(path, { preloaded: some });
    const panel = await arrived();
    await user.click(panel.getByRole('button', { name: 'Use them here' }));
    await user.click(row('Carbon Tax Policy').getByRole('button', { name: /^Matters most/ }));
    expect(panel.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(panel.getByRole('button', { name: 'Close' })).toBeVisible();
  });

  test('that can’t be read, the reason is told', async () => {
    const { user } = await renderApp(`${path}A`, { preloaded: some });
    const panel = await arrived();
    expect(panel.getByRole('status')).toHaveTextContent(/^This link was changed or cut short/);
    await user.click(panel.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Answers from another device')).not.toBeInTheDocument();
  });
});

test('A link for another device holds the answers and stars as they are', async () => {
  const { user } = await renderApp('/my-answers', { preloaded: some });
  await user.click(screen.getByRole('button', { name: 'Use on another device' }));
  const link = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link for your other device' });
  const code = encodeDeviceCode({ votes: some.votes.byPolicy, starred: some.starred.ids });
  expect(link.value).toBe(`http://localhost/my-answers#${code}`);
});
