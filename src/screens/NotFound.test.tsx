import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { policyIds, policySlugs } from '../content/policyIds';
import { renderApp } from '../test/renderApp';

test('An unknown address says so and shows the ways on', async () => {
  await renderApp('/no/such/page');
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  const [surveys, home, ...tiles] = within(screen.getByRole('main')).getAllByRole('link');
  expect([surveys, home].map((link) => [link?.textContent, link?.getAttribute('href')])).toEqual([
    ['Go to the surveys', '/surveys'],
    ['Go to the home page', '/'],
  ]);
  expect(tiles.map((link) => link.getAttribute('href'))).toEqual(
    policyIds.map((id) => `/surveys/${policySlugs[id]}`),
  );
});

test('An unknown address is nothing search engines should keep', async () => {
  await renderApp('/no/such/page');
  expect(document.title).toBe('Page not found | Civic Voice');
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(document.querySelector('link[rel=canonical]')).not.toBeInTheDocument();
});

test.each(['/es', '/es/surveys', '/es/surveys/mistyped', '/es/no-such-page'])(
  'At %s, which only the Spanish build can know, both reasons are given: no connection, or a typo',
  async (path) => {
    await renderApp(path);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This page could not be reached');
    expect(document.title).toBe('This page could not be reached | Civic Voice');
    expect(screen.getByRole('main')).toHaveTextContent(/typo.*if you are offline/);
  },
);

test.each(['/essays', '/surveys/no-such-policy'])('%s is not found', async (path) => {
  await renderApp(path);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
});
