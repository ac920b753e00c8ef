import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { policyTexts } from 'words/policyTexts';
import { monthAndYear } from '../content/monthAndYear';
import { policyIds } from '../content/policyIds';
import { fixedPolicies } from '../test/fixedPolicies';
import { renderApp } from '../test/renderApp';

const given = (votes: Record<string, 'yes' | 'no' | 'undecided'>) => ({
  preloaded: { votes: { byPolicy: votes, cleared: null, recorded: null } },
});
const others = () => within(screen.getByRole('navigation', { name: 'The other policies' }));
const way = (name: string | RegExp) => others().queryByRole('link', { name });
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

test('Beside a source that carries a claim of a month, and beside no other, the visitor reads that month', async () => {
  const texts = await Promise.all(policyIds.map((id) => policyTexts[id]()));
  const [text] = texts.filter(({ sources }) => Object.values(sources).some(({ lastSeen }) => lastSeen));
  await renderApp(pathOf(fixedPolicies[Number(text?.id) - 1]?.title ?? ''));
  const read = Object.values(text?.sources ?? {}).map(({ url }) => {
    const item = document.querySelector(`details a[href="${url}"]`)?.closest('li');
    return /claim last seen in (.+?)(?:Back to the text)?$/.exec(item?.textContent ?? '')?.[1];
  });
  expect(read).toEqual(
    Object.values(text?.sources ?? {}).map(({ lastSeen }) => lastSeen && monthAndYear(lastSeen.month)),
  );
});

test('A link leads past the arguments and their sources to the answers, which take the focus', async () => {
  const { user } = await renderApp('/surveys/carbon-tax-policy');
  await user.click(screen.getByRole('link', { name: 'Go to your answer, Carbon Tax Policy' }));
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
  test('leads back and on', async () => {
    await renderApp('/surveys/medicare-expansion', given({ '4': 'yes', '5': 'no' }));
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
    await renderApp('/surveys/universal-background-checks');
    expect(way(/^Previous/)).not.toBeInTheDocument();
    expect(way(/^Next/)).toBeInTheDocument();
  });

  test('marks where the visitor stands, each mark a link', async () => {
    await renderApp('/surveys/medicare-expansion', given({ '1': 'yes', '3': 'undecided' }));
    const marks = within(screen.getByRole('list', { name: 'Where you stand' })).getAllByRole('link');
    expect(marks.map((mark) => mark.getAttribute('href'))).toEqual(
      fixedPolicies.map(({ title }) => pathOf(title)),
    );
    expect(marks.slice(0, 3).map((mark) => mark.getAttribute('aria-label'))).toEqual([
      'Universal Background Checks: Yes',
      'Student Loan Forgiveness: not answered yet',
      'Medicare Expansion: Undecided',
    ]);
    expect(marks.map((mark) => mark.getAttribute('aria-current')).indexOf('page')).toBe(2);
  });
});

test('Answering does not jump away, and the way on stands with the answers', async () => {
  const { user, store } = await renderApp('/surveys/carbon-tax-policy');
  const card = within(screen.getByRole('article'));
  await user.click(card.getByRole('button', { name: 'No, Carbon Tax Policy' }));
  expect(store.getState().votes.byPolicy).toEqual({ '5': 'no' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Carbon Tax Policy');
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    'Noted here: No, Carbon Tax Policy. 1 of 10 answered.',
  );
  await user.click(card.getByRole('link', { name: 'Next policy, Data Privacy Protection' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Data Privacy Protection' })).toHaveFocus();
  expect(screen.getByRole('article', { name: 'Data Privacy Protection' })).toBeVisible();
});

test('From the last policy the way on leads round to what is open', async () => {
  const votes = Object.fromEntries(fixedPolicies.slice(1).map(({ id }) => [id, 'yes' as const]));
  await renderApp('/surveys/veterans-healthcare-modernization', given(votes));
  expect(screen.getByRole('link', { name: 'Next policy, Universal Background Checks' })).toHaveAttribute(
    'href',
    '/surveys/universal-background-checks',
  );
});

test('“All policies” leads back to this card among the others', async () => {
  const { user } = await renderApp('/surveys/medicare-expansion');
  await user.click(screen.getByText('All policies'));
  await screen.findByText('Policy Surveys', { selector: 'h1' });
  expect(document.getElementById('medicare-expansion')).toHaveFocus();
});
