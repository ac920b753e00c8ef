import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { policyIds } from '../content/policyIds';
import { renderApp } from '../test/renderApp';
import { policyCount } from 'words/policyCount';

const votes = (byPolicy: object) => ({ votes: { byPolicy, cleared: null, recorded: null } });
const consent = (choice: 'accepted' | 'declined') => ({
  consent: { decision: { choice, at: '2026-11-21T10:00:00.000Z' } },
});

/** The progress panel as words: each answer with its count, then the note. */
function panel() {
  const region = screen.getByRole('region', { name: 'Your answers so far' });
  const counts = within(region)
    .getAllByRole('definition')
    .map((count) => count.textContent);
  return { region, counts };
}

describe('The start page', () => {
  test('says what the site is for', async () => {
    await renderApp('/');
    expect(screen.getByRole('heading', { level: 1, name: 'Your Voice Matters' })).toBeVisible();
    expect(screen.getByText(/makes your voice heard in American democracy/)).toBeVisible();
  });

  test.each([
    ['Take Survey', '/surveys'],
    ['Join Community', '/register'],
  ])('leads with %s to %s', async (name, address) => {
    await renderApp('/');
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', address);
  });

  test.each(['Anonymous Voting', 'Transparent Community', 'Educational Resources'])(
    'explains %s',
    async (name) => {
      await renderApp('/');
      const heading = screen.getByRole('heading', { name });
      expect(heading.nextElementSibling?.textContent).toMatch(/\w+ \w+ \w+/);
    },
  );

  test('sends new voters to the official site in a tab of its own', async () => {
    await renderApp('/');
    const link = screen.getByRole('link', { name: 'Register to Vote Now (opens in a new tab)' });
    expect(link).toHaveAttribute('href', 'https://vote.gov');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    const section = screen.getByRole('region', { name: 'Are you registered to vote?' });
    expect(section).toContainElement(link);
    expect(section).toHaveTextContent('vote.gov, the official U.S. government voter registration site');
  });

  test('shows no progress to a visitor who has not answered', async () => {
    await renderApp('/');
    const { region, counts } = panel();
    expect(counts).toEqual(['0', '0', '0']);
    expect(region).toHaveTextContent('No answers yet · Saved only on this device');
  });

  test('counts the visitor’s own answers', async () => {
    await renderApp('/', { preloaded: votes({ '1': 'yes', '4': 'yes', '9': 'undecided' }) });
    const { region, counts } = panel();
    expect(counts).toEqual(['2', '0', '1']);
    expect(region).toHaveTextContent(`${policyIds.length - 3} policies left`);
  });

  test.each([
    [policyIds.length - 1, '1 policy left'],
    [policyIds.length, `All ${policyCount} answered`],
  ])('says after %i answers: %s', async (count, words) => {
    const byPolicy = Object.fromEntries(policyIds.slice(0, count).map((id) => [id, 'no']));
    await renderApp('/', { preloaded: votes(byPolicy) });
    expect(panel().region).toHaveTextContent(words);
  });

  test('tells who declined that the answers live in this tab only', async () => {
    await renderApp('/', { preloaded: consent('declined') });
    expect(panel().region).toHaveTextContent('Kept in this tab only');
  });
});
