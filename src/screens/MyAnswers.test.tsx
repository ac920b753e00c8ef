import { beforeAll, describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { castVote, clearVotes, selectVotes, undoClearing } from '../features/answers/votesSlice';
import { encodeDeviceCode } from '../features/sharing/deviceCode';
import { fixedPolicies } from '../test/fixedPolicies';
import { renderPart } from '../test/renderPart';
import { MyAnswers } from './MyAnswers';
import { policyIds } from '../content/policyIds';

// What `early/inlineScript.ts` marks: the controls that need scripts are shown.
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
    await renderPart(<MyAnswers />, '/my-answers', { preloaded: some });
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
    await renderPart(<MyAnswers />, '/my-answers', { preloaded: some });
    expect(screen.getByText(/your own record.*not a poll.*recommends nothing/)).toBeVisible();
  });

  test('says in words what matters most, and how to say so while nothing does', async () => {
    const { user } = await renderPart(<MyAnswers />, '/my-answers', { preloaded: some });
    expect(screen.getByText('What matters most: Economy')).not.toHaveAttribute('data-screen-only');
    await user.click(screen.getByRole('button', { name: 'Matters most, Federal Minimum Wage Increase' }));
    const ask = screen.getByText(/^Star what matters most to you/);
    expect(ask).toBeVisible();
    // On paper nothing can be starred.
    expect(ask).toHaveAttribute('data-screen-only');
  });

  test('takes a double click on a star for one, though its row moves to the top', async () => {
    const { user, store } = await renderPart(<MyAnswers />, '/my-answers', { preloaded: some });
    await user.click(screen.getByRole('button', { name: 'Matters most, Carbon Tax Policy' }));
    // The second click of a double click goes to what stands under the pointer by then.
    fireEvent.click(screen.getByRole('button', { name: 'Matters most, Universal Background Checks' }), {
      detail: 2,
    });
    expect(store.getState().starred.ids).toEqual(['5', '7']);
  });

  test('counts what is answered, and names no totals by answer', async () => {
    await renderPart(<MyAnswers />, '/my-answers', { preloaded: some });
    const record = within(screen.getByRole('region', { name: 'Where I stand' }));
    expect(record.getByText(`3 of ${policyIds.length} answered.`)).toBeVisible();
    expect(record.queryByText(/\d+ (?:Yes|No|Undecided)/)).not.toBeInTheDocument();
  });

  test('leads to sharing before the rows, not only below them', async () => {
    await renderPart(<MyAnswers />, '/my-answers', { preloaded: some });
    const record = within(screen.getByRole('region', { name: 'Where I stand' }));
    const share = record.getByRole('link', { name: 'Share your answers' });
    expect(share).toHaveAttribute('href', '/share');
    expect(share.compareDocumentPosition(record.getByRole('table'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('leads back to each card, and from an answered one to writing', async () => {
    await renderPart(<MyAnswers />, '/my-answers', { preloaded: some });
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
    expect(medicare.queryByRole('link', { name: /^Write or call/ })).not.toBeInTheDocument();
    expect(medicare.getByRole('link', { name: 'Answer it, Medicare Expansion' })).toHaveAttribute(
      'href',
      '/surveys/medicare-expansion',
    );
  });

  test('says beside the link for another device what it leaves out, and where a file with that is', async () => {
    const { user } = await renderPart(<MyAnswers />, '/my-answers', { preloaded: some });
    await user.click(screen.getByRole('button', { name: 'Use on another device' }));
    const more = await screen.findByText(/^Your reasons.*the days of your answers come along only with/);
    expect(within(more).getByRole('link', { name: 'Cookie Policy' })).toHaveAttribute(
      'href',
      '/cookie-policy',
    );
  });

  test('leads to what can be done next', async () => {
    await renderPart(<MyAnswers />, '/my-answers', { preloaded: some });
    const steps = within(screen.getByRole('navigation', { name: 'What you can do next' }));
    for (const [name, address] of [
      ['Write or call', '/letter'],
      ['Share your answers', '/share'],
      ['Compare with someone', '/compare'],
      ['Compare as a group', '/group'],
      ['See how a bill becomes law', '/education'],
      [/^Check your voter registration.*\(opens in a new tab\)$/, 'https://vote.gov'],
    ] as const)
      expect(steps.getByRole('link', { name })).toHaveAttribute('href', address);
  });
});

describe('With answers from another device in the address', () => {
  const path = `/my-answers#${encodeDeviceCode({ votes: { '1': 'no', '2': 'yes', '5': 'no' }, starred: ['2', '7'] })}`;
  const arrived = async () => {
    const heading = await screen.findByRole('heading', { level: 2, name: 'Answers from another device' });
    const card = heading.closest('section');
    if (!card) throw new Error('The heading stands in no card.');
    return within(card);
  };

  test('what is changed after it was taken over is newer, and Undo is gone', async () => {
    const { user } = await renderPart(<MyAnswers />, path, { preloaded: some });
    const panel = await arrived();
    await user.click(panel.getByRole('button', { name: 'Use them here' }));
    await user.click(row('Carbon Tax Policy').getByRole('button', { name: /^Matters most/ }));
    expect(panel.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(panel.getByRole('button', { name: 'Close' })).toBeVisible();
  });

  test('the panel no longer says that they are here once they were cleared, and does again if that is undone', async () => {
    const { user, store } = await renderPart(<MyAnswers />, path, { preloaded: some });
    await user.click((await arrived()).getByRole('button', { name: 'Use them here' }));
    expect(screen.getByText('The answers are here now.')).toBeVisible();
    act(() => {
      store.dispatch(clearVotes());
    });
    const isGone = () => expect(screen.queryByText('The answers are here now.')).not.toBeInTheDocument();
    isGone();
    act(() => {
      store.dispatch(castVote('10', 'undecided'));
    });
    isGone();
    act(() => {
      store.dispatch(undoClearing());
    });
    expect(screen.getByText('The answers are here now.')).toBeVisible();
  });

  test('the same link can be opened and taken again after the answers were cleared', async () => {
    const { user, store } = await renderPart(<MyAnswers />, path, { preloaded: some });
    await user.click((await arrived()).getByRole('button', { name: 'Use them here' }));
    act(() => {
      store.dispatch(clearVotes());
    });
    act(() => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await user.click((await arrived()).getByRole('button', { name: 'Use them here' }));
    expect(selectVotes(store.getState())).toEqual({ '1': 'no', '2': 'yes', '5': 'no' });
  });

  test('a reason that is given after it is newer as well', async () => {
    const { user } = await renderPart(<MyAnswers />, path, { preloaded: some });
    const panel = await arrived();
    await user.click(panel.getByRole('button', { name: 'Use them here' }));
    expect(panel.getByRole('button', { name: 'Undo' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: /^Why\?.*Carbon Tax Policy/ }));
    await user.click(await screen.findByRole('radio', { name: 'Drivers would pay more' }));
    expect(panel.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  test('that can’t be read, the reason is told', async () => {
    const { user } = await renderPart(<MyAnswers />, `${path}A`, { preloaded: some });
    const panel = await arrived();
    expect(panel.getByRole('status')).toHaveTextContent(/^This link was changed or cut short/);
    await user.click(panel.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Answers from another device')).not.toBeInTheDocument();
  });
});
