import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { fixedPolicies } from '../test/fixedPolicies';
import { renderApp } from '../test/renderApp';

describe('The page about the site', () => {
  test('says what the site is not, and whom to tell of an error', async () => {
    await renderApp('/about');
    expect(screen.getByRole('heading', { level: 1, name: 'About Civic Voice' })).toBeVisible();
    expect(screen.getByRole('main')).toHaveTextContent('It is not a poll');
    expect(screen.getByRole('main')).toHaveTextContent('It is not a government site');
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'write to us' })).toHaveAttribute(
      'href',
      'mailto:contact@example.org',
    );
  });

  test('lists every change to a card with its day and the way to the card', async () => {
    await renderApp('/about');
    const changes = within(screen.getByRole('list', { name: 'What was corrected' })).getAllByRole('listitem');
    for (const { title } of fixedPolicies) {
      const [change] = changes.filter((item) => item.textContent.includes(title));
      expect(change).toHaveTextContent(/^[A-Z][a-z]+ \d+, 20\d\d/);
    }
    expect(changes.length).toBeGreaterThanOrEqual(fixedPolicies.length);
  });
});
