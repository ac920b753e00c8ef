import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { makeStore } from '../store';
import { startPersistence } from '../../persistence/startPersistence';
import { selectNotice } from '../../features/notices/noticesSlice';
import { schemeChosen } from './appearanceSlice';
import { SchemeSwitch } from './SchemeSwitch';

const root = document.documentElement;
const declined = '{"choice":"declined","at":"2026-11-21T10:00:00.000Z"}';

let stop: (() => void) | undefined;
beforeEach(() => {
  // Without this mark of the early script the switch is not drawn.
  root.dataset.scripts = 'on';
});
afterEach(() => {
  stop?.();
  delete root.dataset.scheme;
});

/** The switch in a page that has loaded what is stored. */
async function show() {
  const { store, device } = makeStore();
  const { unmount } = render(
    <Provider store={store}>
      <SchemeSwitch />
    </Provider>,
  );
  const pause = startPersistence(store, device);
  stop = () => {
    pause();
    unmount();
  };
  // Reading is a promise away.
  await waitFor(() => {
    expect(store.getState()).toHaveProperty('appearance._persist.rehydrated', true);
  });
  return { store, user: userEvent.setup({ delay: null }) };
}

const pressed = () =>
  within(screen.getByRole('group', { name: 'Colors' }))
    .getAllByRole('button')
    .map((button) => [button.textContent, button.getAttribute('aria-pressed')].join(' '));

describe('The switch for the colours', () => {
  test('keeps the choice in this tab only after Decline', async () => {
    localStorage.setItem('consent', declined);
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Dark' }));
    await waitFor(() => {
      expect(sessionStorage.getItem('appearance')).toBe('"dark"');
    });
    expect(Object.keys(localStorage)).toEqual(['consent']);
  });

  test.each(['"sepia"', 'dark'])('takes stored %s for System without a word', async (text) => {
    localStorage.setItem('appearance', text);
    const { store } = await show();
    expect(pressed()).toEqual(['System true', 'Light false', 'Dark false']);
    expect(selectNotice(store.getState())).toBeNull();
    expect(Object.keys(localStorage)).toEqual(['appearance']);
  });

  test('leaves the marks of the page’s early script alone while the stored choice is loading', () => {
    root.dataset.scheme = 'dark';
    const { store } = makeStore();
    const { unmount } = render(
      <Provider store={store}>
        <SchemeSwitch />
      </Provider>,
    );
    stop = unmount;
    expect(root.dataset.scheme).toBe('dark');
  });

  test('follows the state, as when DevTools travel in time', async () => {
    const { store } = await show();
    act(() => {
      store.dispatch(schemeChosen('light'));
    });
    expect(root.dataset.scheme).toBe('light');
  });
});
