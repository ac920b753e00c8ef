import { describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { home } from 'words/home';
import { policyIds } from '../content/policyIds';
import { voteCast } from '../features/answers/votesSlice';
import { fixedPolicies } from '../test/fixedPolicies';
import { renderPart } from '../test/renderPart';
import { Home } from './Home';

const votes = (byPolicy: object) => ({ votes: { byPolicy, cleared: null, recorded: null } });
const votesOf = (ids: readonly string[]) => votes(Object.fromEntries(ids.map((id) => [id, 'no'])));

const all = policyIds.length;
const card = () => screen.getByRole('region', { name: 'Answer one policy now' });
const titleOf = (place: number) => fixedPolicies[place]?.title ?? '';

describe('The start page', () => {
  test('sends new voters to the official site in a tab of its own', async () => {
    await renderPart(<Home />, '/');
    const link = screen.getByRole('link', { name: 'Register to Vote Now (opens in a new tab)' });
    expect(link).toHaveAttribute('href', 'https://vote.gov');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    const section = screen.getByRole('region', { name: 'Are you registered to vote?' });
    expect(section).toContainElement(link);
    expect(section).toHaveTextContent('vote.gov, the official U.S. government voter registration site');
  });

  test('says at once what this is', async () => {
    await renderPart(<Home />, '/');
    const title = screen.getByRole('heading', { level: 1, name: home.heading });
    expect(title.nextElementSibling).toHaveTextContent(home.lead);
    expect(screen.getByText(new RegExp(home.tagline))).toHaveTextContent(home.promise);
  });

  test.each([0, 1, all])(
    'leads to the survey, the form, links and classes, and on from %i answers',
    async (count) => {
      await renderPart(<Home />, '/', { preloaded: votesOf(policyIds.slice(0, count)), withStyles: true });
      for (const [name, address] of [
        ['Take Survey', '/surveys'],
        ['Join Community', '/register'],
        ['Open a friend’s link', '/compare'],
        ['Compare as a class or group', '/group'],
      ] as const)
        expect(screen.getByRole('link', { name })).toHaveAttribute('href', address);
      const onward = screen.queryAllByRole('link', { name: /^Continue/ });
      expect(onward.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
        count === 1 ? [[`Continue: ${all - 1} left`, '/surveys?answer=unanswered']] : [],
      );
      expect(screen.getByText(`${count} of ${all} answered`)).toBeVisible();
    },
  );
});

describe('The question on the start page', () => {
  const shown = () => within(card()).getByRole('heading', { level: 2 });

  test('is the first policy without an answer, with its three answers and a way to both sides', async () => {
    await renderPart(<Home />, '/', { preloaded: votesOf(['1', '2', '5']), withStyles: true });
    expect(shown()).toHaveTextContent(titleOf(2));
    expect(card()).toHaveTextContent('Should people be able to join Medicare five years sooner?');
    const buttons = within(card()).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Yes', 'No', 'Undecided']);
    expect(within(card()).getByRole('link', { name: `Read both sides, ${titleOf(2)}` })).toHaveAttribute(
      'href',
      '/surveys/medicare-expansion',
    );
  });

  test('counts when answered, says so once, and gives way to the next, which takes the focus', async () => {
    const { user, store } = await renderPart(<Home />, '/', { withStyles: true });
    await user.click(within(card()).getByRole('button', { name: `No, ${titleOf(0)}` }));
    expect(store.getState().votes.byPolicy).toEqual({ '1': 'no' });
    expect(shown()).toHaveTextContent(titleOf(1));
    expect(shown().closest('[role=group]')).toHaveFocus();
    expect(document.activeElement).toHaveAccessibleName(
      `Noted here: No, ${titleOf(0)}. 1 of ${all} answered. ${titleOf(1)}`,
    );
    expect(within(card()).getByRole('link', { name: `Noted: ${titleOf(0)}, No` })).toHaveAttribute(
      'href',
      '/surveys/universal-background-checks',
    );
    expect(screen.getByRole('link', { name: `${titleOf(0)}: No` })).toBeInTheDocument();
  });

  test('is followed from the third answer on by the ways to see the answers and to send them', async () => {
    const { user } = await renderPart(<Home />, '/', { preloaded: votesOf(['1']), withStyles: true });
    expect(screen.getByText(`1 of ${all} answered`)).toBeVisible();
    const send = () => screen.queryByRole('link', { name: 'send them to a friend' });
    await user.click(within(card()).getByRole('button', { name: `Yes, ${titleOf(1)}` }));
    expect(send()).not.toBeInTheDocument();
    await user.click(within(card()).getByRole('button', { name: `Yes, ${titleOf(2)}` }));
    expect(send()).toHaveAttribute('href', '/share');
    expect(screen.getByRole('link', { name: 'See them' })).toHaveAttribute('href', '/my-answers');
  });

  test('takes a double click for one answer', async () => {
    const { user, store } = await renderPart(<Home />, '/', { withStyles: true });
    const place = within(card()).getByRole('button', { name: /^Yes/ });
    await user.click(place);
    // The second click of a double click goes to what stands under the pointer by then.
    fireEvent.click(within(card()).getByRole('button', { name: /^Yes/ }), { detail: 2 });
    expect(store.getState().votes.byPolicy).toEqual({ '1': 'yes' });
  });

  test('leaves the focus alone when another tab answers', async () => {
    const { store } = await renderPart(<Home />, '/');
    act(() => screen.getByRole('link', { name: 'Take Survey' }).focus());
    act(() => void store.dispatch(voteCast({ policyId: '1', answer: 'yes' })));
    expect(screen.getByRole('link', { name: 'Take Survey' })).toHaveFocus();
  });

  test('ends with the last answer, and gives way to three ways on, once', async () => {
    const { user } = await renderPart(<Home />, '/', {
      preloaded: votesOf(policyIds.slice(1)),
      withStyles: true,
    });
    expect(within(card()).queryByRole('link', { name: 'See my answers' })).not.toBeInTheDocument();
    await user.click(within(card()).getByRole('button', { name: /^Undecided/ }));
    expect(shown()).toHaveTextContent(/^You have answered all /);
    expect(shown().closest('[role=group]')).toHaveFocus();
    expect(screen.getAllByRole('list', { name: 'Where you stand' })).toHaveLength(1);
    expect(document.querySelectorAll('[data-own] [data-tile][data-answer]')).toHaveLength(all);
    expect(screen.queryByRole('region', { name: 'Where I stand' })).not.toBeInTheDocument();
    const ways = within(shown().closest<HTMLElement>('[role=group]') ?? document.body)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(ways).toEqual(['/share', '/letter', '/my-answers']);
  });
});
