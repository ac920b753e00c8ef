import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderApp } from '../test/renderApp';

test('The last page says what is gone and what to do now', async () => {
  await renderApp('/erased');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Everything is erased');
  expect(screen.getByText(/Now close this tab\./)).toBeVisible();
});

test('It claims nothing while the browser still holds something, and leads to where it can be erased', async () => {
  localStorage.setItem('votes', '{"1":"yes"}');
  await renderApp('/erased');
  expect(screen.queryByText('Everything is erased')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Something is still here');
  expect(screen.getByRole('link', { name: 'See it and erase it' })).toHaveAttribute('href', '/cookie-policy');
});
