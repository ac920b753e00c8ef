import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { dropKeptPages } from '../features/myData/dropKeptPages';
import { renderApp } from '../test/renderApp';

// jsdom has no copies; dropKeptPages.test.ts removes some.
jest.mock('../features/myData/dropKeptPages');

beforeEach(() => {
  jest.mocked(dropKeptPages).mockReset().mockResolvedValue();
});

const choices = /^Your choices about saving and colors\./;
const copies = /^The copies of our own pages/;

test('The last page says what is gone and what to do now', async () => {
  await renderApp('/erased');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Everything is erased');
  expect(screen.getByText(/Now close this tab\./)).toBeVisible();
  await waitFor(() => {
    expect(dropKeptPages).toHaveBeenCalled();
  });
  expect(screen.getByText(choices)).toBeVisible();
  expect(screen.getByText(copies)).toBeVisible();
});

test('It names the tabs that could not hear of the erasure', async () => {
  await renderApp('/erased');
  expect(screen.getByText('Tabs that were asleep or on another site. Close them, too.')).toBeVisible();
});

test('It claims nothing while the browser still holds something, and leads to where it can be erased', async () => {
  localStorage.setItem('votes', '{"1":"yes"}');
  await renderApp('/erased');
  expect(screen.queryByText('Everything is erased')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Something is still here');
  expect(document.title).toBe('Something is still here | Civic Voice');
  expect(screen.getByRole('link', { name: 'See it and erase it' })).toHaveAttribute('href', '/cookie-policy');
});

describe('A choice', () => {
  test.each([
    ['consent', '{"choice":"accepted","at":"2026-11-21T10:00:00.000Z"}'],
    ['appearance', '"dark"'],
  ])(
    'of the key %s that is there, as on Back, is not said to be gone, and its visitor keeps the pages',
    async (key, text) => {
      localStorage.setItem(key, text);
      await renderApp('/erased');
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Everything is erased');
      await waitFor(() => {
        expect(screen.queryByText(choices)).not.toBeInTheDocument();
      });
      expect(screen.queryByText(copies)).not.toBeInTheDocument();
      expect(dropKeptPages).not.toHaveBeenCalled();
    },
  );

  test('of colors on this page itself is not said to be gone either, though the copies still are', async () => {
    const { user } = await renderApp('/erased');
    await waitFor(() => {
      expect(dropKeptPages).toHaveBeenCalled();
    });
    await user.click(screen.getByRole('button', { name: 'Dark' }));
    await waitFor(() => {
      expect(screen.queryByText(choices)).not.toBeInTheDocument();
    });
    expect(screen.getByText(copies)).toBeVisible();
  });
});
