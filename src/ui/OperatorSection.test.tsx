import { afterEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderApp } from '../test/renderApp';

afterEach(() => {
  Object.assign(globalThis, { OPERATOR: null });
});

test.each(['/about', '/privacy-policy'])('%s says who runs and pays for the site', async (path) => {
  const funding = { en: 'Its members pay for it.', es: 'La pagan sus miembros.' };
  const operator = { name: 'League of Neighbors', url: 'https://neighbors.example', funding };
  Object.assign(globalThis, { OPERATOR: operator });
  await renderApp(path);
  expect(await screen.findByRole('heading', { name: 'Who runs this site' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^League of Neighbors/ })).toHaveAttribute('href', operator.url);
  expect(screen.getByText('Its members pay for it.')).toBeVisible();
  expect(screen.getByText('Run by League of Neighbors')).toBeVisible();
});

test.each(['/about', '/privacy-policy'])(
  '%s of a copy without an operator says that nobody answers for it',
  async (path) => {
    await renderApp(path);
    expect(await screen.findByText(/^This copy of Civic Voice has no operator/)).toBeVisible();
    expect(screen.getByText('For trying out: this copy has no operator.')).toBeVisible();
  },
);

test('The footer names the version', async () => {
  await renderApp('/about');
  expect(await screen.findByRole('contentinfo')).toHaveTextContent(/Version \d+\.\d+\.\d+/);
});
