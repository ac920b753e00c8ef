import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderApp } from '../test/renderApp';

test('An unknown address says so and shows the ways on', async () => {
  await renderApp('/no/such/page');
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  const ways = within(screen.getByRole('main')).getAllByRole('link');
  expect(ways.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Go to the surveys', '/surveys'],
    ['Go to the home page', '/'],
  ]);
});

test('An unknown address is nothing search engines should keep', async () => {
  await renderApp('/no/such/page');
  expect(document.title).toBe('Page not found | Civic Voice');
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(document.querySelector('link[rel=canonical]')).not.toBeInTheDocument();
});
