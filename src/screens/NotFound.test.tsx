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

test.each(['/es', '/es/surveys', '/es/surveys/carbon-tax-policy/'])(
  '%s, a page that only the Spanish build has, is said to be out of reach',
  async (path) => {
    await renderApp(path);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This page is not on your device');
    expect(document.title).toBe('This page is not on your device | Civic Voice');
  },
);

test.each(['/es/no-such-page', '/essays', '/surveys/no-such-policy'])('%s is not found', async (path) => {
  await renderApp(path);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
});
