import { afterEach, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { refuseWrites } from '../test/faultyStorage';
import { openTab, saved } from '../test/openTab';
import { decideConsent } from '../persistence/consentSlice';
import { SavingStatus } from './SavingStatus';

// What was to be saved is saved before the next test begins.
afterEach(saved);

test('Accept is not confirmed where the browser refuses to save', async () => {
  refuseWrites();
  const { store } = await openTab();
  render(
    <Provider store={store}>
      <SavingStatus />
    </Provider>,
  );
  act(() => {
    store.dispatch(decideConsent('accepted'));
  });
  expect(screen.getByRole('status')).toHaveTextContent(/^Not saved on this device: your browser won’t store/);
});

test('Accept is confirmed in words where screen readers hear it, and a later page does not repeat it', async () => {
  const { store } = await openTab();
  const line = (
    <Provider store={store}>
      <SavingStatus />
    </Provider>
  );
  const { unmount } = render(line);
  const said = () => screen.getByRole('status');
  expect(said()).not.toHaveTextContent('From now on');
  act(() => {
    store.dispatch(decideConsent('accepted'));
  });
  expect(said()).toHaveTextContent('From now on what you enter is saved on this device.');
  unmount();
  render(line);
  expect(said()).not.toHaveTextContent('From now on');
  // Back to it after a Decline, on the same page.
  act(() => {
    store.dispatch(decideConsent('declined'));
  });
  act(() => {
    store.dispatch(decideConsent('accepted'));
  });
  expect(said()).toHaveTextContent('From now on what you enter is saved on this device.');
});
