import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { fixedPolicies } from '../test/fixedPolicies';
import { renderApp } from '../test/renderApp';

const given = (votes: Record<string, 'yes' | 'no' | 'undecided'>) => ({
  preloaded: { votes: { byPolicy: votes, cleared: null, recorded: null } },
});
const others = () => within(screen.getByRole('navigation', { name: 'The other policies' }));
const way = (name: string | RegExp) => others().queryByRole('link', { name });
const wayToOpen = (name: string | RegExp) =>
  screen.queryAllByRole('link', { name }).find((link) => !link.closest('article'));
const pathOf = (title: string) => `/surveys/${title.toLowerCase().replaceAll(' ', '-')}`;

test.each(fixedPolicies.map(({ title }, index) => [title, index + 1] as const))(
  'The page of %s has its title, its place and one card',
  async (title, place) => {
    await renderApp(pathOf(title));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(document.title).toBe(`${title} | Civic Voice`);
    expect(screen.getByText(new RegExp(`· Policy ${place} of 10$`))).toBeVisible();
    const card = within(screen.getByRole('article', { name: title }));
    expect(card.getAllByRole('term')).toHaveLength(3);
    expect(card.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
      'Pros',
      'Cons',
    ]);
    expect(card.getByText(/Facts as of/)).toBeVisible();
  },
);

test('The page says where bills on its policy usually begin, and leads there', async () => {
  await renderApp('/surveys/carbon-tax-policy');
  const line = screen.getByText(/^Where bills on this usually begin:/);
  expect(
    within(line)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['https://www.finance.senate.gov/', 'https://waysandmeans.house.gov/']);
});

test('A link leads past the arguments and their sources to the answers, which take the focus', async () => {
  const { user } = await renderApp('/surveys/carbon-tax-policy');
  await user.click(screen.getByRole('link', { name: 'Go to your answer' }));
  expect(screen.getByRole('group', { name: 'Your answer on Carbon Tax Policy' })).toHaveFocus();
});

test('A card leads to who is behind it', async () => {
  await renderApp('/surveys/carbon-tax-policy');
  const card = within(screen.getByRole('article', { name: 'Carbon Tax Policy' }));
  expect(card.getByRole('link', { name: 'About Civic Voice' })).toHaveAttribute('href', '/about');
});

test('An address of no policy is told so, with the way back', async () => {
  await renderApp('/surveys/free-ice-cream');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
  expect(screen.getByRole('link', { name: 'Go to the surveys' })).toHaveAttribute('href', '/surveys');
});

describe('The way to the other policies', () => {
  test('leads back and on, and past what is answered', async () => {
    await renderApp('/surveys/medicare-expansion', given({ '4': 'yes', '5': 'no' }));
    expect(way(/^Previous,/)).toHaveAttribute('href', '/surveys/student-loan-forgiveness');
    expect(way(/^Next,/)).toHaveAttribute('href', '/surveys/merit-based-immigration-system');
    expect(wayToOpen(/^Next unanswered,/)).toHaveAttribute('href', '/surveys/data-privacy-protection');
  });

  test('has no way back from the first and none on from the last', async () => {
    await renderApp('/surveys/universal-background-checks');
    expect(way(/^Previous,/)).not.toBeInTheDocument();
    expect(way(/^Next,/)).toBeInTheDocument();
  });

  test('leads from the last one round to the first open one', async () => {
    await renderApp('/surveys/veterans-healthcare-modernization', given({ '1': 'yes', '10': 'no' }));
    expect(way(/^Next,/)).not.toBeInTheDocument();
    expect(wayToOpen(/^Next unanswered,/)).toHaveAttribute('href', '/surveys/student-loan-forgiveness');
  });

  test('leads to My answers once all are answered', async () => {
    const all = Object.fromEntries(fixedPolicies.map(({ id }) => [id, 'yes' as const]));
    await renderApp('/surveys/medicare-expansion', given(all));
    expect(wayToOpen(/^Next unanswered/)).toBeUndefined();
    expect(wayToOpen('See my answers')).toHaveAttribute('href', '/my-answers');
  });

  test('marks where the visitor stands, each mark a link', async () => {
    await renderApp('/surveys/medicare-expansion', given({ '1': 'yes', '3': 'undecided' }));
    const marks = within(screen.getByRole('list', { name: 'Where you stand' })).getAllByRole('link');
    expect(marks.map((mark) => mark.getAttribute('href'))).toEqual(
      fixedPolicies.map(({ title }) => pathOf(title)),
    );
    expect(marks.slice(0, 3).map((mark) => mark.getAttribute('aria-label'))).toEqual([
      '1. Universal Background Checks: Yes',
      '2. Student Loan Forgiveness: Not answered yet',
      '3. Medicare Expansion: Undecided',
    ]);
    expect(marks.map((mark) => mark.getAttribute('aria-current')).indexOf('step')).toBe(2);
  });
});

test('Answering does not jump away, and the way on stands with the answers', async () => {
  const { user, store } = await renderApp('/surveys/carbon-tax-policy');
  const card = within(screen.getByRole('article'));
  await user.click(card.getByRole('button', { name: 'No, Carbon Tax Policy' }));
  expect(store.getState().votes.byPolicy).toEqual({ '5': 'no' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Carbon Tax Policy');
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    'Noted here: No, Carbon Tax Policy. 1 of 10 answered',
  );
  await user.click(card.getByText('Next: Data Privacy Protection'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Data Privacy Protection' })).toHaveFocus();
  expect(screen.getByRole('article', { name: 'Data Privacy Protection' })).toBeVisible();
});

test('The answer to the last policy leads on to what is open, and the last open one to My answers', async () => {
  const votes = Object.fromEntries(fixedPolicies.slice(1).map(({ id }) => [id, 'yes' as const]));
  const { user } = await renderApp('/surveys/veterans-healthcare-modernization', given(votes));
  const first = within(screen.getByRole('article')).getByText('Next: Universal Background Checks');
  await user.click(first);
  const last = await screen.findByRole('button', { name: 'Yes, Universal Background Checks' });
  await user.click(last);
  expect(within(screen.getByRole('article')).getByText('See my answers')).toHaveAttribute(
    'href',
    '/my-answers',
  );
});

test('The switch leads back to this card among all policies', async () => {
  const { user } = await renderApp('/surveys/medicare-expansion');
  await user.click(screen.getByText('All policies'));
  await screen.findByText('Policy Surveys', { selector: 'h1' });
  expect(document.getElementById('medicare-expansion')).toHaveFocus();
});
