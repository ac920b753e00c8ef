import { describe, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { policySlugs } from '../content/policyIds';
import { fixedPolicies } from '../test/fixedPolicies';
import { castVote } from '../features/answers/votesSlice';
import { CommitteesOfPolicy } from '../features/letter/CommitteesOfPolicy';
import { NeighborPolicies } from '../features/survey/NeighborPolicies';
import { PressedElsewhere } from '../features/survey/PressedElsewhere';
import { headingOf } from '../test/headingOf';
import { renderApp } from '../test/renderApp';
import { renderPart } from '../test/renderPart';

const given = (votes: Record<string, 'yes' | 'no' | 'undecided'>) => ({
  preloaded: { votes: { byPolicy: votes, cleared: null, recorded: null } },
});
const others = () => within(screen.getByRole('navigation', { name: 'The other policies' }));
const way = (name: string | RegExp) => others().queryByRole('link', { name });

test('The page says where bills on its policy usually begin, and leads there', async () => {
  await renderPart(<CommitteesOfPolicy policyId="5" />);
  const line = screen.getByText(/^Where bills on this usually begin/);
  expect(
    within(line)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['https://www.finance.senate.gov/', 'https://waysandmeans.house.gov/']);
});

test('A link leads past the arguments and their sources to the answers, which take the focus', async () => {
  const { user } = await renderApp('/surveys/carbon-tax-policy');
  await user.click(screen.getByRole('link', { name: 'Go to your answer, Carbon Tax Policy' }));
  expect(screen.getByRole('group', { name: 'Your answer on Carbon Tax Policy' })).toHaveFocus();
});

test('Whoever has given the answer already that was pressed on another site is told so, not asked for it', async () => {
  await renderPart(
    <PressedElsewhere id="5" />,
    '/surveys/carbon-tax-policy#pressed-yes',
    given({ 5: 'yes' }),
  );
  expect(screen.getByText(/^You pressed Yes on another site/)).toHaveTextContent(/as here before\.$/);
  expect(screen.getByText(/^You pressed No on another site/)).toHaveTextContent(/Is it your answer\?$/);
});

test('An answer takes what was pressed on a card on another site out of the address, and no other policy’s does', async () => {
  const { user, store } = await renderApp('/surveys/carbon-tax-policy#pressed-no');
  const steps = history.length;
  act(() => store.dispatch(castVote('1', 'no')));
  expect(location.hash).toBe('#pressed-no');
  await user.click(screen.getByRole('button', { name: 'Yes, Carbon Tax Policy' }));
  expect(location.href).toMatch(/\/surveys\/carbon-tax-policy$/);
  expect(history.length).toBe(steps);
  expect(screen.getByRole('button', { name: 'Yes, Carbon Tax Policy' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Español' })).toHaveAttribute(
    'href',
    '/es/surveys/carbon-tax-policy',
  );
});

test('Undo moves the focus to the answer once it is pressed, or that would be said a second time', async () => {
  const { user } = await renderApp('/surveys/carbon-tax-policy', given({ 5: 'no' }));
  const focused: (string | null)[] = [];
  document.addEventListener('focusin', ({ target }) => {
    focused.push((target as Element).getAttribute('aria-pressed'));
  });
  await user.click(screen.getByRole('button', { name: 'Clear my answer, Carbon Tax Policy' }));
  await user.click(screen.getByRole('button', { name: 'Undo, Carbon Tax Policy' }));
  expect(screen.getByRole('button', { name: 'No, Carbon Tax Policy' })).toHaveFocus();
  expect(focused.filter((pressed) => pressed !== null)).toEqual(['false', 'true']);
});

describe('The way to the other policies', () => {
  test('leads back and on', async () => {
    await renderPart(<NeighborPolicies heading={headingOf('3')} />);
    expect(way('Previous Student Loan Forgiveness')).toHaveAttribute(
      'href',
      '/surveys/student-loan-forgiveness',
    );
    expect(way('Next Merit-Based Immigration System')).toHaveAttribute(
      'href',
      '/surveys/merit-based-immigration-system',
    );
  });

  test('has no way back from the first and none on from the last', async () => {
    await renderPart(<NeighborPolicies heading={headingOf('1')} />);
    expect(way(/^Previous/)).not.toBeInTheDocument();
    expect(way(/^Next/)).toBeInTheDocument();
  });
});

test('From the last policy the way on leads round to what is open', async () => {
  const votes = Object.fromEntries(fixedPolicies.slice(1).map(({ id }) => [id, 'yes' as const]));
  await renderApp(`/surveys/${Object.values(policySlugs).at(-1)}`, given(votes));
  expect(screen.getByRole('link', { name: 'Next policy, Universal Background Checks' })).toHaveAttribute(
    'href',
    '/surveys/universal-background-checks',
  );
});
